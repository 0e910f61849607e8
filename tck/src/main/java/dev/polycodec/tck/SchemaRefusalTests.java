package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.sun.management.ThreadMXBean;
import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import dev.polycodec.EncodeException;
import dev.polycodec.LimitExceededException;
import dev.polycodec.Limits;
import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.TypeRef;
import dev.polycodec.TypedCodec;
import dev.polycodec.spi.Framing;
import dev.polycodec.tck.hostile.Stacks;
import dev.polycodec.tck.model.People.Address;
import dev.polycodec.tck.model.Records.Point;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What no object of a generated class is, or too much of one, is refused in both directions. */
abstract class SchemaRefusalTests extends SchemaTck.LibraryGroup {

  private static final int DEPTH = 20;
  private static final int EXCEPTIONS_AROUND = 200;
  private static final int EXCEPTIONS = 2_000;

  /** Carries what libraries write with no limit. */
  private static final long LARGE_STACK = 64L << 20;

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private static final Limits LOOSE = Limits.defaults();

  @TestFactory
  @DisplayName("A root of another class is refused, with the way out")
  Stream<DynamicTest> otherClassesAreRefused() {
    return Stream.of("text", 1L, new Address("Main", 1), new Point(1, 2), new int[1], new Object())
        .map(value -> dynamicTest(value.getClass().getSimpleName(), () -> requireRefused(value)));
  }

  private void requireRefused(Object value) {
    Class<?> type = value.getClass();
    for (Throwable failure :
        List.of(
            catchThrowable(() -> subject.plain().encode(value)),
            catchThrowable(() -> subject.plain().decode(new byte[1], type)))) {
      assertThat(failure)
          .isExactlyInstanceOf(CodecException.class)
          .hasMessage(library.refusal(type));
    }
  }

  @Test
  @DisplayName("A container of objects is refused like a root of another class")
  void containersAreRefused() {
    assertThatThrownBy(() -> subject.plain().forType(new TypeRef<List<String>>() {}))
        .isExactlyInstanceOf(CodecException.class)
        .hasMessage(library.refusal(List.class));
  }

  @Test
  @DisplayName("A null root is refused where nothing but the library's message is there")
  void nullRootIsRefused() {
    TypedCodec<Object> handle = SchemaValueTests.handle(subject.plain(), first());
    if (subject.variant().framing() == Framing.FRAMED) {
      assertThat(handle.decode(handle.encode(null))).isNull();
      return;
    }
    assertThatThrownBy(() -> handle.encode(null))
        .isExactlyInstanceOf(EncodeException.class)
        .hasMessage(
            "The codec '%s' has no form for null, because its messages are objects of generated"
                + " classes: encode one, or take a codec for objects of any class, such as kryo",
            subject.name());
  }

  @Test
  @DisplayName("A value of another class than declared is refused")
  void valueOfAnotherClassIsRefused() {
    Object one = first();
    TypedCodec<Object> handle = SchemaValueTests.handle(subject.plain(), one);

    assertThatThrownBy(() -> handle.encode("text"))
        .isExactlyInstanceOf(EncodeException.class)
        .hasMessage(
            "The declared type is %s, but the value is of the class java.lang.String",
            one.getClass().getName());
  }

  @Test
  @DisplayName("A denied class is refused in both directions")
  void deniedClassIsRefused() {
    Object value = first();
    byte[] bytes = subject.plain().encode(value);
    try (Codec codec = subject.builder().deny(value.getClass().getName()).build()) {
      for (Throwable failure :
          List.of(
              catchThrowable(() -> codec.encode(value)),
              catchThrowable(() -> codec.decode(bytes, value.getClass())))) {
        assertThat(failure)
            .isExactlyInstanceOf(TypeNotAllowedException.class)
            .hasMessageContaining(value.getClass().getName());
      }
    }
  }

  @TestFactory
  @DisplayName("What is within a limit comes back, and what is beyond is refused both ways")
  Stream<DynamicTest> limitsHold() {
    int bytes = subject.plain().encode(library.nested(DEPTH)).length;
    return Stream.of(
        limit("withMaxBytes", LOOSE.withMaxBytes(bytes)),
        limit("withMaxDepth", LOOSE.withMaxDepth(DEPTH)),
        limit("withMaxObjects", LOOSE.withMaxObjects(DEPTH)));
  }

  private DynamicTest limit(String setting, Limits tight) {
    return dynamicTest(
        setting,
        () -> {
          Object within = library.nested(DEPTH);
          Object beyond = library.nested(DEPTH + 1);
          byte[] message = subject.plain().encode(beyond);
          try (Codec codec = subject.builder().limits(tight).build()) {
            assertThat(Trips.roundTrip(codec, within)).isEqualTo(within);
            for (Throwable failure :
                List.of(
                    catchThrowable(() -> codec.encode(beyond)),
                    catchThrowable(() -> codec.decode(message, beyond.getClass())))) {
              assertThat(failure)
                  .isExactlyInstanceOf(LimitExceededException.class)
                  .hasMessageContaining(setting);
            }
          }
        });
  }

  @Test
  @DisplayName("The default depth is carried, whatever the stack of the thread")
  void defaultDepthIsCarried() throws Exception {
    Object deep = library.nested(LOOSE.maxDepth());
    Object back = Stacks.on(Stacks.SMALL, () -> Trips.roundTrip(subject.plain(), deep));
    assertThat(back).isEqualTo(deep);
  }

  @Test
  @DisplayName("The first deep message allocates no more than its bytes and a megabyte are worth")
  void depthCostsWhatItsBytesAreWorth() {
    Object deep = library.nested(LOOSE.maxDepth());
    byte[] bytes = subject.plain().encode(deep);
    try (Codec codec = subject.builder().build()) {
      Trips.roundTrip(codec, library.nested(2));
      long before = THREADS.getCurrentThreadAllocatedBytes();
      codec.decode(bytes, deep.getClass());
      assertThat(THREADS.getCurrentThreadAllocatedBytes() - before)
          .isLessThan(128L * bytes.length + (1 << 20));
    }
  }

  @Test
  @DisplayName("What is nested without end is refused both ways")
  void endlessDepthIsRefused() throws Exception {
    Object deep = library.nested(LOOSE.maxDepth() + 1);
    assertThatThrownBy(() -> subject.plain().encode(deep))
        .isInstanceOf(LimitExceededException.class);
    if (subject.variant().framing() == Framing.BARE) {
      byte[] bytes = Stacks.on(LARGE_STACK, () -> library.write(deep));
      assertThatThrownBy(() -> subject.plain().decode(bytes, deep.getClass()))
          .isInstanceOf(LimitExceededException.class);
    }
  }

  @Test
  @DisplayName("Exceptions are charged for the frames that the JVM notes when they are made")
  void framesOfExceptionsAreCharged() throws Exception {
    Object few = library.exceptions(1, 1);
    Object many = library.exceptions(EXCEPTIONS_AROUND, EXCEPTIONS);
    if (few == null || many == null) {
      return; // the library has none
    }
    assertThat(Trips.roundTrip(subject.plain(), few)).isEqualTo(few);
    byte[] bytes = library.write(many);
    for (ThrowingCallable call :
        List.<ThrowingCallable>of(
            () -> subject.plain().encode(many),
            () -> subject.plain().decode(bytes, many.getClass()))) {
      assertThatThrownBy(call)
          .isExactlyInstanceOf(LimitExceededException.class)
          .hasMessageContaining("withMaxExpansion");
    }
  }

  private Object first() {
    return library.values().get(0);
  }
}
