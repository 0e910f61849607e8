package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.polycodec.TypedCodec;
import dev.polycodec.tck.sample.Position;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.BufferOverflowException;
import java.nio.ByteBuffer;
import java.nio.ReadOnlyBufferException;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every form of the API writes and reads the same bytes. */
abstract class ApiFormTests extends Kit.Group {

  /** Values of each size and kind; the forms do not look at more than their bytes. */
  private static final List<String> SAMPLES =
      List.of(
          "scalar/null",
          "scalar/int 127",
          "text/empty",
          "text/32768 ascii",
          "array/bytes many",
          "list/integers",
          "map/strings",
          "object/no default constructor",
          "object/record of containers",
          "object/sealed fields");

  @TestFactory
  @DisplayName("All forms encode to the same bytes")
  Stream<DynamicTest> allFormsEncodeAlike() {
    return cells(ApiFormTests::encodesAlike);
  }

  @TestFactory
  @DisplayName("All forms decode the same bytes")
  Stream<DynamicTest> allFormsDecodeAlike() {
    return cells(
        (handle, value) ->
            decodesAlike(handle, value, decoded -> requireUnchanged(value, decoded)));
  }

  @Test
  @DisplayName("A null root is encoded by the codec itself as by a handle")
  void nullIsEveryDeclaredTypesNull() {
    byte[] bytes = subject.plain().encode(null);
    assertThat(subject.plain().forType(String.class).encode(null)).isEqualTo(bytes);
    assertThat(subject.plain().decode(bytes, Integer.class)).isNull();
  }

  @Test
  @DisplayName("A value too large for a buffer leaves the buffer's position")
  void overflowLeavesThePosition() {
    ByteBuffer buffer = ByteBuffer.allocate(20).position(3);
    assertThatThrownBy(() -> subject.plain().encode("x".repeat(100), buffer))
        .isInstanceOf(BufferOverflowException.class);
    assertThat(buffer.position()).isEqualTo(3);
    assertThatThrownBy(() -> subject.plain().encode("x", buffer.asReadOnlyBuffer()))
        .isInstanceOf(ReadOnlyBufferException.class);
  }

  @Test
  @DisplayName("Bytes that cannot be decoded leave the buffer's position")
  void failureLeavesThePosition() {
    byte[] bytes = subject.plain().encode("text");
    byte[] broken = Arrays.copyOf(bytes, bytes.length + 1);
    ByteBuffer buffer = ByteBuffer.wrap(broken);
    assertThatThrownBy(() -> subject.plain().decode(buffer, String.class))
        .isInstanceOf(dev.polycodec.DecodeException.class);
    assertThat(buffer.position()).isZero();
  }

  @Test
  @DisplayName("A range outside its array is an IndexOutOfBoundsException")
  void rangesAreChecked() {
    byte[] bytes = subject.plain().encode("text");
    for (int[] range : new int[][] {{-1, 1}, {0, bytes.length + 1}, {1, -1}, {bytes.length, 1}}) {
      assertThatThrownBy(() -> subject.plain().decode(bytes, range[0], range[1], String.class))
          .isInstanceOf(IndexOutOfBoundsException.class);
    }
  }

  private Stream<DynamicTest> cells(Check check) {
    return Cells.at(Position.ROOT)
        .filter(cell -> SAMPLES.contains(cell.sample().name()))
        .filter(cell -> !subject.exemptions().exempt(cell.sample(), cell.position()))
        .map(
            cell ->
                dynamicTest(
                    cell.sample().name(),
                    () -> check.run(cell.handle(cell.codec(subject)), cell.root())));
  }

  static void encodesAlike(TypedCodec<Object> handle, @Nullable Object value) throws IOException {
    byte[] bytes = handle.encode(value);
    assertThat(handle.encode(value)).as("a second time").isEqualTo(bytes);

    OpenStream stream = new OpenStream();
    handle.encode(value, stream);
    assertThat(stream.toByteArray()).as("stream").isEqualTo(bytes);

    ByteArrayOutputStream lent = new ByteArrayOutputStream();
    handle.encode(value, (array, offset, length) -> lent.write(array, offset, length));
    assertThat(lent.toByteArray()).as("callback").isEqualTo(bytes);

    ByteBuffer heap = ByteBuffer.allocate(bytes.length + 10).position(5);
    ByteBuffer slice = ByteBuffer.allocate(bytes.length + 20).position(4).slice().position(5);
    for (ByteBuffer buffer :
        List.of(heap, slice, ByteBuffer.allocateDirect(bytes.length + 10).position(5))) {
      handle.encode(value, buffer);
      assertThat(buffer.position()).as("position").isEqualTo(5 + bytes.length);
      byte[] written = new byte[bytes.length];
      buffer.position(5).get(written);
      assertThat(written).as("buffer").isEqualTo(bytes);
    }
  }

  static void decodesAlike(
      TypedCodec<Object> handle, @Nullable Object value, Consumer<@Nullable Object> comparison)
      throws IOException {
    byte[] bytes = handle.encode(value);
    byte[] padded = new byte[bytes.length + 10];
    Arrays.fill(padded, (byte) 0x55);
    System.arraycopy(bytes, 0, padded, 5, bytes.length);

    comparison.accept(handle.decode(bytes));
    comparison.accept(handle.decode(padded, 5, bytes.length));
    comparison.accept(handle.decode(new ByteArrayInputStream(bytes)));
    comparison.accept(handle.decode(new SlowStream(bytes)));

    ByteBuffer direct = ByteBuffer.allocateDirect(padded.length).put(padded).flip();
    ByteBuffer heap = ByteBuffer.wrap(padded);
    for (ByteBuffer buffer :
        List.of(
            heap,
            heap.duplicate().position(1).slice().position(0),
            heap.asReadOnlyBuffer(),
            direct)) {
      int start = buffer.capacity() == padded.length ? 5 : 4;
      buffer.position(start).limit(start + bytes.length);
      comparison.accept(handle.decode(buffer));
      assertThat(buffer.remaining()).as("remaining").isZero();
    }
  }

  @FunctionalInterface
  private interface Check {
    void run(TypedCodec<Object> handle, @Nullable Object root) throws IOException;
  }

  /** Fails when it is closed, because it belongs to the caller. */
  private static final class OpenStream extends ByteArrayOutputStream {
    @Override
    public void close() {
      throw new AssertionError("The caller's stream was closed");
    }

    @Override
    public void flush() {
      throw new AssertionError("The caller's stream was flushed");
    }
  }

  /** Gives one byte at a time, and fails when it is closed. */
  private static final class SlowStream extends InputStream {
    private final InputStream source;

    SlowStream(byte[] bytes) {
      source = new ByteArrayInputStream(bytes);
    }

    @Override
    public int read() throws IOException {
      return source.read();
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
      return source.read(target, offset, Math.min(1, length));
    }

    @Override
    public void close() {
      throw new AssertionError("The caller's stream was closed");
    }
  }
}
