package dev.polycodec.onenio;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.NoCodecException;
import java.io.IOException;
import java.io.InputStream;
import java.io.Serializable;
import java.lang.reflect.Constructor;
import java.net.URL;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** A bundle of OSGi sees the packages of one-nio that its code refers to, and no other. */
class OneNioBundleTest {

  private static final class Bundle extends ClassLoader {

    private static final String OWN = OneNioBundleTest.class.getPackageName() + ".";

    private final String hidden;

    Bundle(String hidden) {
      super(OneNioBundleTest.class.getClassLoader());
      this.hidden = hidden;
    }

    @Override
    public @Nullable URL getResource(String name) {
      return name.startsWith(hidden) ? null : super.getResource(name);
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      synchronized (getClassLoadingLock(name)) {
        if (name.startsWith("sun.misc.")) {
          throw new ClassNotFoundException(name);
        }
        Class<?> loaded = findLoadedClass(name);
        if (loaded != null) {
          return loaded;
        }
        return name.startsWith(OWN) ? define(name) : super.loadClass(name, resolve);
      }
    }

    private Class<?> define(String name) throws ClassNotFoundException {
      try (InputStream in = getResourceAsStream(name.replace('.', '/') + ".class")) {
        byte[] code = in == null ? new byte[0] : in.readAllBytes();
        return defineClass(name, code, 0, code.length);
      } catch (IOException e) {
        throw new ClassNotFoundException(name, e);
      }
    }
  }

  /** An object of the bundle, whose class does not see what code of one-nio refers to. */
  static final class Tea implements Serializable {
    private static final long serialVersionUID = 1;

    private final int grams = Integer.parseInt("100");

    @Override
    public boolean equals(Object other) {
      return other instanceof Tea tea && tea.grams == grams;
    }

    @Override
    public int hashCode() {
      return grams;
    }
  }

  @Test
  void thePlainCodecTakesItsCopyFromWhereOneNioIs() throws Exception {
    Bundle bundle = new Bundle("one/nio/gen/");
    Constructor<?> made = bundle.loadClass(Tea.class.getName()).getDeclaredConstructor();
    made.setAccessible(true);
    Object tea = made.newInstance();
    assertThat(tea).isNotInstanceOf(Tea.class);
    try (Codec codec = builder(bundle).build()) {
      assertThat(codec.<Object>decode(codec.encode(tea), erased(tea))).isEqualTo(tea);
    }
  }

  @SuppressWarnings("unchecked") // the class is known at run time only
  private static Class<Object> erased(Object value) {
    return (Class<Object>) value.getClass();
  }

  @Test
  void whatTheCopyLacksIsNamed() {
    String missing = "dev/polycodec/onenio/plain/Schemas";
    assertThatThrownBy(builder(new Bundle(missing))::build)
        .isInstanceOf(NoCodecException.class)
        .hasMessage(
            "The codec 'onenio-persist-plain' of %s cannot be opened: its backend is missing or"
                + " does not fit (java.lang.NoClassDefFoundError: %s)",
            OneNioCodecProvider.class.getName(), missing);
  }

  private static CodecBuilder builder(Bundle bundle) {
    return Codecs.builder().classLoader(bundle).use("onenio-persist-plain");
  }
}
