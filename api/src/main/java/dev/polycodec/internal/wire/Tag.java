package dev.polycodec.internal.wire;

import dev.polycodec.BytesConsumer;
import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Variant;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The bytes that say which codec wrote a message; immutable. See docs/wire-format.md. */
public final class Tag implements Preamble {

  private static final int MARKER = 0xD7;
  private static final int KIND = 0x10;
  private static final int MAX_NAME = 32;

  private final byte[] bytes;

  private Tag(byte[] bytes) {
    this.bytes = bytes;
  }

  public static Tag of(Variant variant) {
    byte[] name = variant.name().getBytes(StandardCharsets.US_ASCII);
    byte[] bytes = new byte[3 + name.length];
    bytes[0] = (byte) MARKER;
    bytes[1] = (byte) (KIND | variant.formatVersion());
    bytes[2] = (byte) (name.length << 1);
    System.arraycopy(name, 0, bytes, 3, name.length);
    return new Tag(bytes);
  }

  @Override
  public int room(@Nullable RootRef root) {
    return bytes.length;
  }

  @Override
  public void complete(
      byte[] array, int start, int end, @Nullable RootRef root, BytesConsumer target) {
    int from = start - bytes.length;
    System.arraycopy(bytes, 0, array, from, bytes.length);
    target.accept(array, from, end - from);
  }

  public int length() {
    return bytes.length;
  }

  /** Says whether a range begins with the marker and the kind of a tag. */
  public static boolean isTag(byte[] array, int offset, int length) {
    return length > 1 && (array[offset] & 0xFF) == MARKER && (array[offset + 1] & 0xF0) == KIND;
  }

  /** Says whether a range begins with this tag. */
  public boolean begins(byte[] array, int offset, int length) {
    return length >= bytes.length
        && Arrays.equals(array, offset, offset + bytes.length, bytes, 0, bytes.length);
  }

  /** Reads the name of the codec that wrote a message. */
  public static String readName(byte[] array, int offset, int length) {
    Cursor in = new Cursor();
    in.reset(array, offset, length);
    if (in.next() != MARKER || (in.next() & 0xF0) != KIND) {
      throw new MalformedDataException(
          "The bytes do not begin with a codec tag: they were written by a codec without overrides");
    }
    int reference = in.next();
    if ((reference & 1) != 0 || reference > MAX_NAME << 1) {
      throw new MalformedDataException("The codec tag does not name a codec");
    }
    return in.text(reference >>> 1, MAX_NAME);
  }

  /** Returns the format version that the tag of a message gives. */
  public static int version(byte[] array, int offset) {
    return array[offset + 1] & 0xF;
  }
}
