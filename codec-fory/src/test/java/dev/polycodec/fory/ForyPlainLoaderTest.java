package dev.polycodec.fory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.tck.model.People.Address;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Fory finds classes by name, which is not that of a class for everybody. */
class ForyPlainLoaderTest {

  private static final String HOME = ForyPlainLoaderTest.class.getName();
  private static final String TRAP = HOME + "$Trap";

  /** Is not to be loaded. */
  public static final class Trap {

    /** Is not to be called. */
    public Trap() {}
  }

  /** Notes what it is asked for. */
  private static final class Recorder extends ClassLoader {

    private final Set<String> asked = new HashSet<>();

    Recorder() {
      super(ForyPlainLoaderTest.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      asked.add(name);
      return super.loadClass(name, resolve);
    }
  }

  record Any(Object content) {}

  CodecBuilder builder() {
    return Codecs.builder().use("fory-plain").trustedInput();
  }

  PlainFory library() {
    return new PlainFory();
  }

  private static Object theirs() throws ReflectiveOperationException {
    return new OwnCopy(Address.class.getPackageName())
        .loadClass(Address.class.getName())
        .getConstructor(String.class, int.class)
        .newInstance("Main", 1);
  }

  @Test
  void aClassThatOnlyBytesNameIsNotLoadedBeforeItIsAllowed() throws Exception {
    Class<?> copy = new OwnCopy(HOME).loadClass(TRAP);
    byte[] bytes = library().write(new Any(copy.getConstructor().newInstance()));
    Recorder loader = new Recorder();
    try (Codec codec = builder().classLoader(loader).build()) {
      assertThatThrownBy(() -> codec.decode(bytes, Any.class))
          .isInstanceOf(TypeNotAllowedException.class)
          .hasMessage(
              "The policy does not allow the class %1$s; if messages may hold it, add"
                  + " allow(\"%1$s\") to the builder",
              TRAP);
      assertThatThrownBy(() -> codec.decode(bytes, Object.class))
          .isInstanceOf(TypeNotAllowedException.class);
    }
    assertThat(loader.asked).doesNotContain(TRAP);
    try (Codec codec = builder().classLoader(loader).allow(HOME + "$*").build()) {
      assertThat(codec.decode(bytes, Any.class).content()).isInstanceOf(Trap.class);
    }
    assertThat(loader.asked).contains(TRAP);
  }

  @Test
  void aNameIsThatOfTheClassThatTheRootIsOf() throws Exception {
    Address ours = new Address("Main", 1);
    Object theirs = theirs();
    assertThat(theirs.getClass()).isNotSameAs(Address.class);
    try (Codec codec = builder().build()) {
      byte[] bytes = codec.encode(ours);
      assertThat(codec.encode(theirs)).isEqualTo(bytes);
      assertThat(codec.decode(bytes, theirs.getClass())).isEqualTo(theirs);
      assertThat(codec.decode(bytes, Address.class)).isEqualTo(ours);
      assertThat(codec.decode(bytes, theirs.getClass())).isEqualTo(theirs);
    }
  }

  /** So an application that has Fory's jar inside is not collected; the README says so. */
  @Test
  void aThreadOfForyOutlivesTheCodec() {
    try (Codec codec = builder().build()) {
      assertThat(codec.encode(new Address("Main", 1))).isNotEmpty();
    }
    assertThat(Thread.getAllStackTraces().keySet())
        .extracting(Thread::getName)
        .contains("fory-multi-key-weak-map-cleaner");
  }
}
