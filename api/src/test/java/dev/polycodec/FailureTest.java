package dev.polycodec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.polycodec.spi.Message;
import dev.polycodec.stored.Envelopes;
import dev.polycodec.testing.Mark;
import dev.polycodec.testing.ScriptedProvider.Script;
import java.io.IOException;
import java.lang.reflect.InaccessibleObjectException;
import java.util.ConcurrentModificationException;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class FailureTest {

  private static final String SECRET = "the payload says 4711";

  @Test
  void backendFailureOnDecodeIsMalformedDataWithoutItsText() {
    Throwable thrown = decoding(new ClassCastException(SECRET));
    assertThat(thrown)
        .isExactlyInstanceOf(MalformedDataException.class)
        .hasMessage(
            "The bytes are not an encoded java.lang.Integer: the backend failed with"
                + " java.lang.ClassCastException")
        .hasCauseExactlyInstanceOf(ClassCastException.class);
    assertThat(((CodecException) thrown).codec()).isEqualTo("scripted");
    assertThat(((CodecException) thrown).type()).isEqualTo("java.lang.Integer");
  }

  @Test
  void backendFailureOnEncodeIsAnEncodeExceptionWithoutItsText() {
    Throwable thrown = encoding(new IOException(SECRET));
    assertThat(thrown)
        .isExactlyInstanceOf(EncodeException.class)
        .hasMessage(
            "An object of the declared type java.lang.Integer cannot be encoded: the backend failed"
                + " with java.io.IOException")
        .hasCauseExactlyInstanceOf(IOException.class);
  }

  @Test
  void somethingOfAnotherClassThanDeclaredIsToBeDeclared() {
    assertThat(encoding(new IOException(SECRET, new ClassCastException(SECRET))))
        .isExactlyInstanceOf(EncodeException.class)
        .hasMessage(
            "An object of the declared type java.lang.Integer cannot be encoded: the backend failed"
                + " with java.io.IOException; something in it may be of another class than is"
                + " declared: declare what is there");
  }

  @Test
  void somethingThatChangedMeanwhileIsToBeGuarded() {
    assertThat(encoding(new IOException(SECRET, new ConcurrentModificationException(SECRET))))
        .isExactlyInstanceOf(EncodeException.class)
        .hasMessage(
            "An object of the declared type java.lang.Integer cannot be encoded: the backend failed"
                + " with java.io.IOException; something in it changed meanwhile: encode a copy, or"
                + " hold the lock of those who change it");
  }

  static Stream<CodecException> ownExceptions() {
    return Stream.of(
        new CodecException("why"),
        new DecodeException("why"),
        new EncodeException("why"),
        new LimitExceededException("why"),
        new MalformedDataException("why"),
        new NoCodecException("why"),
        new SchemaMismatchException("why"),
        new TypeMismatchException("why"),
        new TypeNotAllowedException("why"));
  }

  @ParameterizedTest
  @MethodSource("ownExceptions")
  void codecExceptionIsFoundInTheCausesAndCompleted(CodecException own) {
    RuntimeException wrapper = new RuntimeException(SECRET, new IOException(SECRET, own));
    CodecException thrown = (CodecException) decoding(wrapper);
    assertThat(thrown).isExactlyInstanceOf(own.getClass()).hasMessage("why").hasCause(wrapper);
    assertThat(thrown.codec()).isEqualTo("scripted");
    assertThat(thrown.type()).isEqualTo("java.lang.Integer");
    assertThat(thrown.getStackTrace()).isEqualTo(own.getStackTrace());
  }

  /** Fails on whatever it decodes. */
  private static Throwable decodingAnEnvelope(RuntimeException failure) {
    Script script =
        new Script() {
          @Override
          public Object decode(byte[] bytes, int offset, int length, Message message) {
            throw failure;
          }
        };
    try (Codec writer = script.builder().use("scripted").envelope(Envelopes.defaults()).build();
        Codec reader = script.builder().use("scripted").build()) {
      byte[] enveloped = writer.encode(7);
      return catchThrowable(() -> reader.decode(enveloped, Integer.class));
    }
  }

  @Test
  void refusalOfAClassIsKeptWhereBytesHaveAnEnvelope() {
    assertThat(decodingAnEnvelope(new TypeNotAllowedException("why")))
        .isExactlyInstanceOf(TypeNotAllowedException.class)
        .hasMessage("why");
    assertThat(decodingAnEnvelope(new LimitExceededException("why")))
        .isExactlyInstanceOf(MalformedDataException.class)
        .hasMessageStartingWith("The bytes have an envelope, which this codec does not read");
  }

  @Test
  void codecExceptionThatKnowsItsCodecPasses() {
    CodecException nested = new EncodeException("why", "other", "T", null);
    assertThat(encoding(nested)).isSameAs(nested);
  }

  @Test
  void subclassOfOthersPasses() {
    CodecException own =
        new CodecException("why") {
          private static final long serialVersionUID = 1L;
        };
    assertThat(encoding(own)).isSameAs(own);
  }

  @Test
  void endOfTheStackIsALimit() {
    assertThat(decoding(new StackOverflowError()))
        .isExactlyInstanceOf(LimitExceededException.class)
        .hasMessage(
            "The stack of the thread ended at a depth of 2 objects, before Limits.maxDepth of"
                + " 1000; lower withMaxDepth, or give the thread a larger stack (-Xss)");
  }

  @Test
  void failureOfTheApplicationAsACycleIsLookedForLeavesTheLimit() {
    Throwable failure = new IOException("the application's");
    assertThat(
            catchThrowable(
                () ->
                    new Failing(StackOverflowError::new)
                        .builder()
                        .surrogate(new FailingForm(failure))
                        .build()
                        .encode(new Mark(1))))
        .isExactlyInstanceOf(LimitExceededException.class)
        .hasSuppressedException(failure);
  }

  /** A form that may lead back to its value, so that it is made to look for a cycle. */
  private record FailingForm(Throwable failure) implements Surrogate<Mark, List<?>> {

    @Override
    public Class<Mark> type() {
      return Mark.class;
    }

    @Override
    @SuppressWarnings("unchecked") // a class has no arguments
    public Class<List<?>> form() {
      return (Class<List<?>>) (Class<?>) List.class;
    }

    @Override
    public List<?> toForm(Mark mark) {
      throw FailureTest.<RuntimeException>sneak(failure);
    }

    @Override
    public Mark fromForm(List<?> form) {
      return new Mark(form.size());
    }
  }

  @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"}) // the compiler's blind spot
  private static <E extends Throwable> E sneak(Throwable failure) throws E {
    throw (E) failure;
  }

  @Test
  void endOfTheStackThatTheJdkWrapsIsALimit() {
    assertThat(decoding(new InternalError(new StackOverflowError())))
        .isExactlyInstanceOf(LimitExceededException.class)
        .hasRootCauseExactlyInstanceOf(StackOverflowError.class);
  }

  @Test
  void missingClassIsNamedByTheCause() {
    assertThat(encoding(new NoClassDefFoundError("com/acme/Gone")))
        .isExactlyInstanceOf(CodecException.class)
        .hasMessage(
            "A class that the codec needs is missing or of another version; the cause names it");
  }

  @Test
  void classThatTheRuntimeLacksComesWithItsModule() {
    String missing =
        "A class that the codec needs is missing or of another version; the cause names it";
    assertThat(decoding(new NoClassDefFoundError("sun/gone/Unsafe")))
        .hasMessage(
            missing
                + "; no module of this Java runtime has its package: if jlink made the runtime, add"
                + " the module that has it, such as jdk.unsupported");
    assertThat(decoding(new NoClassDefFoundError("java/util/Gone"))).hasMessage(missing);
  }

  @Test
  void codecOfAnotherVersionThanTheApiIsTold() {
    String missing =
        "A class that the codec needs is missing or of another version; the cause names it";
    for (LinkageError each :
        List.of(
            new NoSuchMethodError("'int dev.polycodec.spi.Message.later()'"),
            new NoSuchMethodError("'int dev.polycodec.Limits.later()'"),
            new NoClassDefFoundError("dev/polycodec/spi/walk/Later"))) {
      assertThat(encoding(each))
          .hasMessage(
              missing
                  + "; the codec's jar and polycodec-api are of different versions: give both the"
                  + " same, as polycodec-bom does");
    }
    assertThat(encoding(new NoSuchMethodError("'int com.acme.Library.later()'")))
        .hasMessage(missing);
    assertThat(encoding(new NoClassDefFoundError("dev/polycodec/kryo/Gone"))).hasMessage(missing);
    assertThat(
            encoding(
                new NoClassDefFoundError("Could not initialize class dev.polycodec.spi.Scalar")))
        .hasMessage(missing);
  }

  @Test
  void closedPackageComesWithItsFlag() throws Exception {
    InaccessibleObjectException real =
        (InaccessibleObjectException)
            catchThrowable(() -> String.class.getDeclaredField("value").setAccessible(true));
    assertThat(encoding(new RuntimeException(real)))
        .isExactlyInstanceOf(CodecException.class)
        .hasMessage(
            "The backend needs access to a package that its module does not open; add --add-opens"
                + " java.base/java.lang=ALL-UNNAMED to the command line");
    String named = "module java.base does not \"opens java.util\" to module com.acme.backend";
    assertThat(encoding(new InaccessibleObjectException(named)))
        .hasMessageEndingWith(
            "--add-opens java.base/java.util=com.acme.backend to the command line");
    assertThat(encoding(new InaccessibleObjectException("why")))
        .hasMessageEndingWith("a package that its module does not open");
  }

  @Test
  void bytesDoNotChooseTheFlagsOfTheVirtualMachine() throws Exception {
    InaccessibleObjectException real =
        (InaccessibleObjectException)
            catchThrowable(() -> String.class.getDeclaredField("value").setAccessible(true));
    assertThat(decoding(new RuntimeException(real)))
        .isExactlyInstanceOf(TypeNotAllowedException.class)
        .hasMessage(
            "The bytes hold an object of a JDK class whose package is closed to the codec's"
                + " library; if messages may hold it, have the library write and read it with a"
                + " serializer of its own");
    String own = "module com.acme.app does not \"opens com.acme\" to module com.acme.backend";
    assertThat(decoding(new InaccessibleObjectException(own)))
        .isExactlyInstanceOf(CodecException.class)
        .hasMessageEndingWith(
            "add \"opens com.acme to com.acme.backend;\" to module com.acme.app, or run with"
                + " --add-opens com.acme.app/com.acme=com.acme.backend");
  }

  static Stream<Error> errorsOfTheVirtualMachine() {
    return Stream.of(new OutOfMemoryError("heap"), new InternalError("bug"));
  }

  @ParameterizedTest
  @MethodSource("errorsOfTheVirtualMachine")
  void errorsOfTheVirtualMachinePass(Error error) {
    assertThat(decoding(error)).isSameAs(error);
    assertThat(encoding(new RuntimeException(error))).isSameAs(error);
  }

  @Test
  void assertionOfABackendIsAFailureOfTheData() {
    assertThat(decoding(new AssertionError(SECRET)))
        .isExactlyInstanceOf(MalformedDataException.class);
  }

  @Test
  void endlessCausesAreNotFollowed() {
    RuntimeException first = new RuntimeException();
    RuntimeException second = new RuntimeException(first);
    first.initCause(second);
    assertThat(decoding(first)).isExactlyInstanceOf(MalformedDataException.class);
  }

  @Test
  void engineIsKeptIfItRecovers() {
    Failing script = new Failing(IllegalStateException::new);
    failTwice(script);
    assertThat(script.recoveries).hasValue(2);
    assertThat(script.engines).hasValue(1);
  }

  @Test
  void engineIsReplacedIfItDoesNotRecover() {
    Failing script =
        new Failing(IllegalStateException::new) {
          @Override
          public boolean recover() {
            return false;
          }
        };
    failTwice(script);
    assertThat(script.engines).hasValue(2);
  }

  @Test
  void engineIsReplacedIfItFailsToRecover() {
    Failing script =
        new Failing(IllegalStateException::new) {
          @Override
          public boolean recover() {
            throw new IllegalStateException("beyond repair");
          }
        };
    failTwice(script);
    assertThat(script.engines).hasValue(2);
  }

  @Test
  void engineIsReplacedAfterAnError() {
    Failing script = new Failing(StackOverflowError::new);
    failTwice(script);
    assertThat(script.recoveries).hasValue(0);
    assertThat(script.engines).hasValue(2);
  }

  @Test
  void engineThatLendsNothingOrTwiceIsADefect() {
    Script nothing =
        new Script() {
          @Override
          public void encode(Object v, Message m, int headroom, BytesConsumer out) {}
        };
    assertThatThrownBy(() -> nothing.builder().build().encode(7))
        .isInstanceOf(EncodeException.class)
        .hasMessage("The codec lent no payload: a defect of the codec");
    Script twice =
        new Script() {
          @Override
          public void encode(Object v, Message m, int headroom, BytesConsumer out)
              throws Exception {
            super.encode(v, m, headroom, out);
            super.encode(v, m, headroom, out);
          }
        };
    assertThatThrownBy(() -> twice.builder().build().encode(7))
        .isInstanceOf(EncodeException.class)
        .hasMessage("The codec lent its payload twice: a defect of the codec");
  }

  @Test
  void engineThatReturnsAnotherTypeIsNotBelieved() {
    assertThatThrownBy(() -> new Script().builder().build().decode(new byte[1], String.class))
        .isExactlyInstanceOf(TypeMismatchException.class)
        .hasMessageStartingWith(
            "The bytes hold an object of the class java.lang.Integer, not of java.lang.String");
  }

  private static void failTwice(Failing script) {
    try (Codec codec = script.builder().build()) {
      for (int i = 0; i < 2; i++) {
        assertThatThrownBy(() -> codec.decode(new byte[1], Integer.class))
            .isInstanceOf(CodecException.class);
      }
    }
  }

  private static Throwable decoding(Throwable failure) {
    return catchThrowable(
        () -> new Failing(() -> failure).builder().build().decode(new byte[1], Integer.class));
  }

  private static Throwable encoding(Throwable failure) {
    return catchThrowable(() -> new Failing(() -> failure).builder().build().encode(7));
  }

  /** Fails two objects deep. */
  private static class Failing extends Script {

    private final Supplier<Throwable> failure;

    Failing(Supplier<Throwable> failure) {
      this.failure = failure;
    }

    @Override
    public void encode(Object v, Message m, int headroom, BytesConsumer out) throws Exception {
      fail(m);
    }

    @Override
    public Object decode(byte[] bytes, int offset, int length, Message m) throws Exception {
      fail(m);
      return null;
    }

    private void fail(Message message) throws Exception {
      message.enter(Integer.class);
      message.enter(Integer.class);
      Throwable thrown = failure.get();
      if (thrown instanceof Error e) {
        throw e;
      }
      throw (Exception) thrown;
    }
  }
}
