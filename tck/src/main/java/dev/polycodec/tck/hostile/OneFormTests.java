package dev.polycodec.tck.hostile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import dev.polycodec.Evolution;
import java.io.ByteArrayOutputStream;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Of a codec that says so, what it would write otherwise is no value: a number with more bytes than
 * it needs, or more bits than its type has, padding, and whatever else a library takes besides what
 * it writes.
 */
public abstract class OneFormTests extends PayloadGroup {

  /** What formats have for nothing, one, numbers that are small or go on, and marks. */
  private static final int[] INSERTED = {0, 1, 0x20, 0x7F, 0x80, 0xFF};

  private static final Scalars VALUE =
      new Scalars(true, (byte) 5, 'é', (short) -300, 70_000, -1L << 40, 0.1f, 0.5, "né", 7, null);

  private final boolean hasOneForm;

  /** Tests a codec. */
  protected OneFormTests(boolean hasOneForm) {
    this.hasOneForm = hasOneForm;
  }

  /** One of each primitive. */
  public record Scalars(
      boolean truth,
      byte octet,
      char letter,
      short small,
      int number,
      long large,
      float single,
      double twice,
      String text,
      @Nullable Integer boxed,
      @Nullable Integer none) {}

  @TestFactory
  @DisplayName("Bytes that the codec would write otherwise are refused")
  Stream<DynamicTest> valuesHaveOneForm() {
    return hasOneForm
        ? Stream.of(dynamicTest("one of each primitive", this::requireOneForm))
        : Stream.of();
  }

  private void requireOneForm() {
    try (Codec codec = target.builders().get().evolution(Evolution.STRICT).build()) {
      byte[] honest = codec.encode(VALUE);
      changes(Frames.payload(honest))
          .forEach(payload -> requireOneForm(codec, Frames.around(payload, honest)));
    }
  }

  private static Stream<byte[]> changes(byte[] payload) {
    return IntStream.range(0, payload.length).boxed().flatMap(at -> changes(payload, at));
  }

  /** A length or a mark is changed, a byte put behind or before it, or a byte left out. */
  private static Stream<byte[]> changes(byte[] payload, int at) {
    return Stream.of(
            near(payload[at]).mapToObj(b -> changed(payload, at, at + 1, b)),
            near(payload[at])
                .boxed()
                .flatMap(b -> inserted().mapToObj(more -> changed(payload, at, at + 1, b, more))),
            inserted().mapToObj(b -> changed(payload, at, at, b)),
            Stream.of(changed(payload, at, at + 1)))
        .flatMap(Function.identity());
  }

  private static IntStream near(int octet) {
    return IntStream.concat(
        IntStream.of(octet - 1, octet + 1), IntStream.range(0, 8).map(bit -> octet ^ 1 << bit));
  }

  private static IntStream inserted() {
    return IntStream.of(INSERTED);
  }

  private static byte[] changed(byte[] payload, int from, int to, int... instead) {
    ByteArrayOutputStream changed = new ByteArrayOutputStream();
    changed.write(payload, 0, from);
    for (int each : instead) {
      changed.write(each);
    }
    changed.write(payload, to, payload.length - to);
    return changed.toByteArray();
  }

  private static void requireOneForm(Codec codec, byte[] message) {
    Scalars read;
    try {
      read = codec.decode(message, Scalars.class);
    } catch (CodecException e) {
      return;
    }
    assertThat(codec.encode(read)).as("what was read as %s", read).isEqualTo(message);
  }
}
