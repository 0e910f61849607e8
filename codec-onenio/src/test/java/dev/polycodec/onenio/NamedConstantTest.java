package dev.polycodec.onenio;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.EncodeException;
import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Kotlin's compiler gives the class of a constant with a body a name, and no flag of an enum. */
class NamedConstantTest {

  /** Defines the enum as Kotlin's compiler does. */
  private static final class Renaming extends ClassLoader {

    Renaming() {
      super(NamedConstantTest.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      synchronized (getClassLoadingLock(name)) {
        boolean known = !name.startsWith(Kind.class.getName()) || findLoadedClass(name) != null;
        return known ? super.loadClass(name, resolve) : define(name);
      }
    }

    private Class<?> define(String name) throws ClassNotFoundException {
      String file = name.replace('.', '/') + ".class";
      try (InputStream in = Objects.requireNonNull(getResourceAsStream(file))) {
        ClassWriter renamed = new ClassWriter(0);
        new ClassReader(in).accept(new Naming(renamed), 0);
        byte[] bytes = renamed.toByteArray();
        return defineClass(name, bytes, 0, bytes.length);
      } catch (IOException e) {
        throw new ClassNotFoundException(name, e);
      }
    }
  }

  private static final class Naming extends ClassVisitor {

    Naming(ClassWriter target) {
      super(Opcodes.ASM9, target);
    }

    @Override
    public void visitOuterClass(String owner, @Nullable String name, @Nullable String type) {
      // only a class without a name is in a method
    }

    @Override
    public void visitInnerClass(
        String name, @Nullable String outer, @Nullable String inner, int access) {
      boolean named = inner != null;
      String home = named ? outer : Type.getInternalName(Kind.class);
      int flags = named ? access : access & ~Opcodes.ACC_ENUM;
      super.visitInnerClass(name, home, named ? inner : "Own", flags);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"onenio-plain", "onenio-persist-plain"})
  void constantThatOneNioWouldNotReadIsRefused(String name) throws ClassNotFoundException {
    Class<?> kind = Class.forName(Kind.class.getName(), true, new Renaming());
    Object own = kind.getEnumConstants()[1];
    assertThat(own.getClass().isAnonymousClass()).isFalse();
    try (Codec codec = Codecs.builder().use(name).build()) {
      assertThatThrownBy(() -> codec.encode(own))
          .isExactlyInstanceOf(EncodeException.class)
          .hasMessage(
              "one-nio does not bring back %s, because it is a constant whose class has a name: use"
                  + " another codec for it",
              own.getClass().getName());
    }
    try (Codec codec = Codecs.builder().use("onenio").build()) {
      assertThat(codec.decode(codec.encode(own), own.getClass())).isSameAs(own);
    }
  }
}
