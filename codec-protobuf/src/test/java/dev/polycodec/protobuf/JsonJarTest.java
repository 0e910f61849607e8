package dev.polycodec.protobuf;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.protobuf.Message;
import dev.polycodec.CodecException;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.CodecProvider;
import dev.polycodec.spi.Variant;
import dev.polycodec.tck.OlderLibrary;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is said of jars that are missing or old. */
class JsonJarTest {

  @ParameterizedTest
  @ValueSource(strings = {"com.google.protobuf.util.", "com.google.gson."})
  void jsonIsRefusedWithTheNameOfTheJarThatIsMissing(String hidden) throws Exception {
    try (URLClassLoader loader = new Without(hidden)) {
      CodecProvider provider =
          (CodecProvider)
              loader
                  .loadClass(ProtobufCodecProvider.class.getName())
                  .getDeclaredConstructor()
                  .newInstance();
      BackendConfig config =
          (BackendConfig)
              Proxy.newProxyInstance(
                  BackendConfig.class.getClassLoader(),
                  new Class<?>[] {BackendConfig.class},
                  (proxy, method, arguments) -> {
                    throw new IllegalStateException("The jar is looked for before " + method);
                  });
      Variant json = provider.variants().get(1);

      assertThatThrownBy(() -> provider.open(json, config))
          .isExactlyInstanceOf(CodecException.class)
          .hasMessage(
              "protobuf-json needs com.google.protobuf:protobuf-java-util with its Gson, which"
                  + " protobuf does without: add it to the dependencies, on the module path also"
                  + " --add-modules com.google.protobuf.util,com.google.gson");
    }
  }

  @Test
  void anOlderProtobufIsRefusedWhenTheCodecIsCreated(@TempDir Path directory) {
    assertThatThrownBy(
            () ->
                OlderLibrary.open(
                    ProtobufCodecProvider.class,
                    "com.google.protobuf:protobuf-java",
                    Message.class,
                    "4.28.1",
                    directory))
        .isInstanceOf(CodecException.class)
        .hasMessageStartingWith(
            "com.google.protobuf:protobuf-java 4.28.1 is on the class path, but this codec needs"
                + " 4.28.2 or newer; ");
  }

  /** Loads the codec and the library anew, without one of their jars. */
  private static final class Without extends URLClassLoader {

    private final String hidden;

    Without(String hidden) throws IOException {
      super(
          new URL[] {home(ProtobufCodecProvider.class), home(Message.class), util()},
          JsonJarTest.class.getClassLoader());
      this.hidden = hidden;
    }

    private static URL home(Class<?> type) {
      return type.getProtectionDomain().getCodeSource().getLocation();
    }

    private static URL util() {
      return home(com.google.protobuf.util.JsonFormat.class);
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      synchronized (getClassLoadingLock(name)) {
        if (name.startsWith(hidden)) {
          throw new ClassNotFoundException(name);
        }
        boolean own =
            name.startsWith("dev.polycodec.protobuf.") || name.startsWith("com.google.protobuf.");
        Class<?> known = own ? findLoadedClass(name) : null;
        if (known != null) {
          return known;
        }
        return own ? findClass(name) : super.loadClass(name, resolve);
      }
    }
  }
}
