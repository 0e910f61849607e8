package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import dev.polycodec.Trait;
import dev.polycodec.TypeMismatchException;
import dev.polycodec.TypedCodec;
import dev.polycodec.spi.Framing;
import dev.polycodec.stored.Envelopes;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;

/** Objects of generated classes come back, whatever is done with their bytes. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class SchemaValueTests extends SchemaTck.LibraryGroup {

  private Codec stored;
  private Codec verifying;

  @BeforeAll
  void open() {
    stored = subject.builder().envelope(Envelopes.defaults().checksum().deflate(50)).build();
    verifying = subject.builder().verifyWrites().build();
  }

  @AfterAll
  void close() {
    stored.close();
    verifying.close();
  }

  @TestFactory
  @DisplayName("Every value comes back equal")
  Stream<DynamicTest> everyValueComesBack() {
    return each((handle, value) -> requireEqual(value, handle.decode(handle.encode(value))));
  }

  @TestFactory
  @DisplayName("The bytes are those of the library, and the library reads them")
  Stream<DynamicTest> bytesAreThoseOfTheLibrary() {
    return subject.variant().framing() == Framing.FRAMED
        ? Stream.empty()
        : each(
            (handle, value) -> {
              byte[] bytes = handle.encode(value);
              assertThat(bytes).isEqualTo(library.write(value));
              requireEqual(value, library.read(bytes, value.getClass()));
            });
  }

  @TestFactory
  @DisplayName("All forms encode to the same bytes")
  Stream<DynamicTest> allFormsEncodeAlike() {
    return each(ApiFormTests::encodesAlike);
  }

  @TestFactory
  @DisplayName("All forms decode the same bytes")
  Stream<DynamicTest> allFormsDecodeAlike() {
    return each(
        (handle, value) ->
            ApiFormTests.decodesAlike(handle, value, decoded -> requireEqual(value, decoded)));
  }

  @TestFactory
  @DisplayName("Trailing bytes are refused")
  Stream<DynamicTest> trailingBytesAreRefused() {
    return each(
        (handle, value) ->
            BrokenMessageTests.refusesTrailingBytes(handle, handle.encode(value), value));
  }

  @TestFactory
  @DisplayName("Every truncation is refused, or an object of the class")
  Stream<DynamicTest> truncationsAreRefused() {
    boolean detected = subject.claims(Trait.DETECTS_TRUNCATION);
    return each(
        (handle, value) ->
            BrokenMessageTests.refusesTruncation(handle, handle.encode(value), value, detected));
  }

  @TestFactory
  @DisplayName("Random bytes are refused with a CodecException, or an object of the class")
  Stream<DynamicTest> randomBytesAreRefused() {
    return each((handle, value) -> BrokenMessageTests.refusesRandomBytes(handle));
  }

  @TestFactory
  @DisplayName("A codec that verifies what it writes refuses no value")
  Stream<DynamicTest> verifiedWritesPass() {
    return each((handle, value) -> requireEqual(value, Trips.roundTrip(verifying, value)));
  }

  @TestFactory
  @DisplayName("Every value comes back from an envelope, and no changed bit goes unseen")
  Stream<DynamicTest> envelopesAreSound() {
    return each((handle, value) -> requireSound(value));
  }

  private void requireSound(Object value) {
    requireEqual(value, Trips.roundTrip(stored, value));
    byte[] bytes = stored.encode(value);
    for (int bit = 0; bit < 8 * bytes.length; bit++) {
      byte[] changed = bytes.clone();
      changed[bit / 8] ^= (byte) (1 << bit % 8);
      assertThat(catchThrowable(() -> stored.decode(changed, value.getClass())))
          .as("bit %d", bit)
          .isInstanceOf(CodecException.class);
    }
  }

  @Test
  @DisplayName("An envelope tells the class of its root")
  void envelopeTellsTheClass() {
    List<Object> values = library.values();
    Object one = values.get(0);
    Object other =
        values.stream().filter(v -> v.getClass() != one.getClass()).findFirst().orElseThrow();

    assertThatThrownBy(() -> stored.decode(stored.encode(one), other.getClass()))
        .isExactlyInstanceOf(TypeMismatchException.class)
        .hasMessageContaining(one.getClass().getName());
  }

  private void requireEqual(Object expected, @Nullable Object actual) {
    assertThat(actual).isExactlyInstanceOf(expected.getClass()).isEqualTo(expected);
  }

  private Stream<DynamicTest> each(Check check) {
    List<Object> values = library.values();
    return IntStream.range(0, values.size())
        .mapToObj(
            i ->
                dynamicTest(
                    name(values, i),
                    () -> check.run(handle(subject.plain(), values.get(i)), values.get(i))));
  }

  /** Returns what tells a value from the others. */
  static String name(List<Object> values, int index) {
    return values.get(index).getClass().getSimpleName() + " " + index;
  }

  @SuppressWarnings("unchecked") // the handle is given the value only
  static TypedCodec<Object> handle(Codec codec, Object value) {
    return codec.forType((Class<Object>) value.getClass());
  }

  @FunctionalInterface
  private interface Check {
    void run(TypedCodec<Object> handle, Object value) throws Exception;
  }
}
