package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.polycodec.CodecException;
import dev.polycodec.DecodeException;
import dev.polycodec.Trait;
import dev.polycodec.TypeMismatchException;
import dev.polycodec.TypedCodec;
import dev.polycodec.tck.hostile.HostileCase;
import dev.polycodec.tck.model.People.Address;
import dev.polycodec.tck.model.Records.Point;
import dev.polycodec.tck.sample.Position;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.function.Executable;

/** Bytes that are not one message of the type are refused. */
abstract class BrokenMessageTests extends Kit.Group {

  private static final List<String> SAMPLES =
      List.of(
          "scalar/long min",
          "scalar/double -0.0",
          "scalar/uuid",
          "text/127 ascii",
          "time/zoned date time",
          "array/strings",
          "list/integers",
          "set/tree reversed",
          "map/integers",
          "object/no default constructor",
          "object/record of containers",
          "object/sealed fields",
          "object/chain of 100");

  @TestFactory
  @DisplayName("Trailing bytes are refused")
  Stream<DynamicTest> trailingBytesAreRefused() {
    return cells(proving(HostileCase.TRAILING_BYTES), BrokenMessageTests::refusesTrailingBytes);
  }

  @TestFactory
  @DisplayName("Every truncation is refused, or does not change the value")
  Stream<DynamicTest> truncationsAreRefused() {
    boolean detected = subject.claims(Trait.DETECTS_TRUNCATION);
    return cells(
        proving(HostileCase.TRUNCATION),
        (handle, bytes, value) -> refusesTruncation(handle, bytes, value, detected));
  }

  @TestFactory
  @DisplayName("Random bytes are refused with a CodecException")
  Stream<DynamicTest> randomBytesAreRefused() {
    return cells(DynamicTest::dynamicTest, (handle, bytes, value) -> refusesRandomBytes(handle));
  }

  @Test
  @DisplayName("No bytes are not a message")
  void emptyInputIsRefused() {
    assertThatThrownBy(() -> subject.plain().decode(new byte[0], String.class))
        .isInstanceOf(DecodeException.class);
    assertThatThrownBy(() -> subject.plain().decode(new byte[0], Address.class))
        .isInstanceOf(DecodeException.class);
  }

  @Test
  @DisplayName("Another root class than asked for is refused, and named where the bytes name it")
  void wrongRootIsRefused() {
    byte[] bytes = subject.plain().encode(new Address("Main", 1));
    for (Class<?> other : List.of(Point.class, String.class, Integer.class)) {
      Throwable failure = catchThrowable(() -> subject.plain().decode(bytes, other));
      assertThat(failure).isInstanceOf(CodecException.class);
      if (subject.claims(Trait.CARRIES_TYPES)) {
        assertThat(failure)
            .isInstanceOf(TypeMismatchException.class)
            .hasMessageContaining(Address.class.getName());
      }
    }
  }

  private BiFunction<String, Executable, DynamicTest> proving(HostileCase number) {
    return (name, proof) -> subject.ledger().test(number, name, proof);
  }

  private Stream<DynamicTest> cells(BiFunction<String, Executable, DynamicTest> test, Check check) {
    return Cells.at(Position.ROOT)
        .filter(cell -> SAMPLES.contains(cell.sample().name()))
        .filter(cell -> !subject.exemptions().exempt(cell.sample(), cell.position()))
        .map(cell -> test.apply(cell.sample().name(), () -> run(check, cell)));
  }

  private void run(Check check, Cell cell) {
    TypedCodec<Object> handle = cell.handle(cell.codec(subject));
    Object value = Objects.requireNonNull(cell.root());
    check.run(handle, handle.encode(value), value);
  }

  static void refusesTrailingBytes(TypedCodec<?> handle, byte[] bytes, Object value) {
    for (byte extra : new byte[] {0, 1, -1, '}', 'N', 'x'}) {
      byte[] longer = Arrays.copyOf(bytes, bytes.length + 1);
      longer[bytes.length] = extra;
      assertThat(catchThrowable(() -> handle.decode(longer)))
          .as("%s with %d", value.getClass(), extra)
          .isInstanceOf(DecodeException.class);
    }
  }

  /**
   * Cuts a message off everywhere.
   *
   * @param detected whether each must be refused, or may be another value of the class
   */
  static void refusesTruncation(
      TypedCodec<Object> handle, byte[] bytes, Object value, boolean detected) {
    for (int length = 0; length < bytes.length; length++) {
      byte[] shorter = Arrays.copyOf(bytes, length);
      Object decoded;
      try {
        decoded = handle.decode(shorter);
      } catch (DecodeException e) {
        continue;
      }
      if (detected) {
        throw new AssertionError("Accepted " + length + " of " + bytes.length + " bytes");
      }
      assertThat(decoded).as("%d of %d bytes", length, bytes.length).isInstanceOf(value.getClass());
    }
  }

  static void refusesRandomBytes(TypedCodec<Object> handle) {
    Random random = new Random(20260101);
    for (int i = 0; i < 200; i++) {
      byte[] noise = new byte[random.nextInt(40)];
      random.nextBytes(noise);
      try {
        handle.decode(noise);
      } catch (CodecException expected) {
        continue;
      }
    }
  }

  @FunctionalInterface
  private interface Check {
    void run(TypedCodec<Object> handle, byte[] bytes, Object value);
  }
}
