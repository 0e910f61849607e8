package dev.polycodec.kryo;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.esotericsoftware.kryo.Kryo;
import dev.polycodec.CodecException;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.CodecProvider;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KryoVersionTest {

  private static final String PROPERTIES =
      "META-INF/maven/com.esotericsoftware/kryo/pom.properties";

  @Test
  void anOlderKryoIsRefusedWhenTheCodecIsCreated(@TempDir Path jar) throws Exception {
    Files.createDirectories(jar.resolve(PROPERTIES).getParent());
    Files.writeString(jar.resolve(PROPERTIES), "version=5.5.0");
    try (URLClassLoader older = new OlderKryo(jar)) {
      Class<?> backend = older.loadClass(KryoBackend.class.getName());
      var open = backend.getDeclaredMethod("open", BackendConfig.class, boolean.class);
      open.setAccessible(true);
      assertThatThrownBy(() -> unwrapped(() -> open.invoke(null, null, false)))
          .isInstanceOf(CodecException.class)
          .hasMessage(
              "com.esotericsoftware:kryo 5.5.0 is on the class path, but this codec needs 5.6.2 or"
                  + " newer; raise the version, or import polycodec-bom after the platform that"
                  + " lowers it");
    }
  }

  @Test
  void unsafeStreamsAreRefusedWhereTheJvmDeniesThem() {
    assertThatThrownBy(() -> KryoBackend.requireMemoryAccess(false))
        .isInstanceOf(CodecException.class)
        .hasMessage(
            "kryo-unsafe needs sun.misc.Unsafe, which kryo.unsafe=false or the JVM denies: use"
                + " kryo, or run with --sun-misc-unsafe-memory-access=allow");
  }

  private interface Reflective {
    void run() throws ReflectiveOperationException;
  }

  private static void unwrapped(Reflective call) throws Throwable {
    try {
      call.run();
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }

  /** Kryo and this codec, with a jar that states another version in front of them. */
  private static final class OlderKryo extends URLClassLoader {

    OlderKryo(Path jar) throws IOException {
      super(
          new URL[] {jar.toUri().toURL(), home(Kryo.class), home(KryoBackend.class)},
          CodecProvider.class.getClassLoader());
    }

    private static URL home(Class<?> type) {
      return type.getProtectionDomain().getCodeSource().getLocation();
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      boolean own =
          name.startsWith("com.esotericsoftware.kryo.") || name.startsWith("dev.polycodec.kryo.");
      if (!own) {
        return super.loadClass(name, resolve);
      }
      Class<?> loaded = findLoadedClass(name);
      return loaded == null ? findClass(name) : loaded;
    }

    @Override
    public URL getResource(String name) {
      URL own = findResource(name);
      return own == null ? super.getResource(name) : own;
    }
  }
}
