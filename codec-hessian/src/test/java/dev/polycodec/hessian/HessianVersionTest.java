package dev.polycodec.hessian;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.caucho.hessian.io.Hessian2Output;
import dev.polycodec.CodecException;
import dev.polycodec.spi.BackendConfig;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HessianVersionTest {

  @Test
  void anOlderHessianIsRefusedWhenTheCodecIsCreated(@TempDir Path lib) throws Exception {
    Path jar = lib.resolve("hessian-4.0.38.jar");
    Files.copy(Path.of(home(Hessian2Output.class).toURI()), jar);
    try (URLClassLoader older = new Older(jar)) {
      Constructor<?> backend =
          older
              .loadClass(HessianBackend.class.getName())
              .getDeclaredConstructor(BackendConfig.class, boolean.class);
      backend.setAccessible(true);
      assertThatThrownBy(() -> backend.newInstance(null, false))
          .cause()
          .isInstanceOf(CodecException.class)
          .hasMessageStartingWith(
              "com.caucho:hessian 4.0.38 is on the class path, but this codec needs 4.0.66 or"
                  + " newer");
    }
  }

  private static URL home(Class<?> type) {
    return type.getProtectionDomain().getCodeSource().getLocation();
  }

  /** Hessian from another jar, and this codec. */
  private static final class Older extends URLClassLoader {

    Older(Path jar) throws IOException {
      super(
          new URL[] {jar.toUri().toURL(), home(HessianBackend.class)},
          HessianVersionTest.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (!name.startsWith("com.caucho.") && !name.startsWith("dev.polycodec.hessian.")) {
        return super.loadClass(name, resolve);
      }
      Class<?> loaded = findLoadedClass(name);
      return loaded == null ? findClass(name) : loaded;
    }
  }
}
