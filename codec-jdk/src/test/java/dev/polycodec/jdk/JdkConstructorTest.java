package dev.polycodec.jdk;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.LimitExceededException;
import dev.polycodec.MalformedDataException;
import java.io.Externalizable;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What ends the constructor of an object that is read says nothing of the version of its class. */
class JdkConstructorTest {

  private static Throwable failure;

  /** Can be read only as long as its constructor does not fail. */
  public static final class Failing implements Externalizable {
    private static final long serialVersionUID = 1L;

    /** Creates one. */
    public Failing() throws Throwable {
      if (failure != null) {
        throw failure;
      }
    }

    @Override
    public void writeExternal(ObjectOutput out) {}

    @Override
    public void readExternal(ObjectInput in) {}
  }

  @AfterEach
  void succeed() {
    failure = null;
  }

  @ParameterizedTest
  @ValueSource(strings = {"jdk", "jdk-plain"})
  void theEndOfTheStackIsNoOtherVersion(String name) throws Throwable {
    StackOverflowError end = new StackOverflowError();
    requireFailure(name, end, LimitExceededException.class, "The stack of the thread ended");
  }

  @ParameterizedTest
  @ValueSource(strings = {"jdk", "jdk-plain"})
  void anExceptionIsNoOtherVersion(String name) throws Throwable {
    requireFailure(
        name,
        new IllegalStateException(),
        MalformedDataException.class,
        "The bytes are not an encoded "
            + Failing.class.getName()
            + ": the backend failed with java.lang.IllegalStateException");
  }

  @ParameterizedTest
  @ValueSource(strings = {"jdk", "jdk-plain"})
  void theEndOfTheHeapPasses(String name) throws Throwable {
    requireFailure(name, new OutOfMemoryError("none"), OutOfMemoryError.class, "none");
  }

  private static void requireFailure(
      String name, Throwable thrown, Class<? extends Throwable> expected, String message)
      throws Throwable {
    try (Codec codec = Codecs.builder().use(name).allow(Failing.class).build()) {
      byte[] bytes = codec.encode(new Failing());
      failure = thrown;
      assertThatThrownBy(() -> codec.decode(bytes, Failing.class))
          .isExactlyInstanceOf(expected)
          .hasMessageStartingWith(message);
    }
  }
}
