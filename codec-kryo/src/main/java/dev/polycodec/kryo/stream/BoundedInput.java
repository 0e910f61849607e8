package dev.polycodec.kryo.stream;

import com.esotericsoftware.kryo.io.Input;
import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.bulk.Bulk;
import java.nio.charset.StandardCharsets;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Input whose bulk reads allocate no more than what the remaining bytes can fill. */
public class BoundedInput extends Input {

  private final Supplier<Message> messages;
  private final byte[] marked = new byte[32];
  private final char[] units = new char[256];

  /** Creates an input without bytes, for messages that are read one after the other. */
  public BoundedInput(Supplier<Message> messages) {
    this.messages = messages;
  }

  /** Forgets the bytes: to store null costs nothing, where to store an array costs a fence. */
  public final void release() {
    buffer = null;
    position = 0;
    limit = 0;
  }

  /** Returns the message that is read now. */
  protected final Message message() {
    return messages.get();
  }

  /** Refuses to read beyond the end; Kryo's way would compact the array, which is not ours. */
  @Override
  protected int require(int required) {
    if (required > limit - position) {
      throw new MalformedDataException("The bytes end within a value");
    }
    return limit - position;
  }

  @Override
  protected int optional(int optional) {
    return Math.min(optional, limit - position);
  }

  /**
   * Reads either form of a string. ASCII of at least 2 characters ends with a byte whose high bit
   * is set; Kryo writes at most 32 so, and names of classes of any length. Any other string is its
   * length and one to three bytes for each UTF-16 unit, so that surrogates are kept, paired or not.
   *
   * <p>Each string is another object, as in Kryo: it may be a key of an {@code IdentityHashMap}.
   */
  @Override
  public @Nullable String readString() {
    if (!readVarIntFlag()) {
      return readMarked();
    }
    int length = readVarIntFlag(true) - 1;
    if (length <= 0) {
      return length < 0 ? null : "";
    }
    bounded(length, Byte.BYTES);
    String ascii = Bulk.getAscii(buffer, position, length);
    if (ascii == null) {
      return readUnits(length);
    }
    position += length;
    return ascii;
  }

  private String readMarked() {
    int end = position;
    while (end < limit && buffer[end] >= 0) {
      end++;
    }
    if (end == limit) {
      throw illFormed();
    }
    int length = end + 1 - position;
    byte[] ascii = length <= marked.length ? marked : new byte[length];
    System.arraycopy(buffer, position, ascii, 0, length);
    ascii[length - 1] &= 0x7F;
    position = end + 1;
    return new String(ascii, 0, length, StandardCharsets.ISO_8859_1);
  }

  private String readUnits(int length) {
    char[] chars = length <= units.length ? units : new char[length];
    for (int i = 0; i < length; i++) {
      int b = readByte();
      if (b >= 0) {
        chars[i] = (char) b;
      } else if ((b & 0xE0) == 0xC0) {
        chars[i] = shortest((b & 0x1F) << 6 | continuation(), 0x80);
      } else if ((b & 0xF0) == 0xE0) {
        chars[i] = shortest((b & 0x0F) << 12 | continuation() << 6 | continuation(), 0x800);
      } else {
        throw illFormed();
      }
    }
    return new String(chars, 0, length);
  }

  private static char shortest(int unit, int least) {
    if (unit < least) {
      throw illFormed();
    }
    return (char) unit;
  }

  private int continuation() {
    int b = readByte();
    if ((b & 0xC0) != 0x80) {
      throw illFormed();
    }
    return b & 0x3F;
  }

  private static MalformedDataException illFormed() {
    return new MalformedDataException("The bytes hold a string that is ill-formed");
  }

  @Override
  public @Nullable StringBuilder readStringBuilder() {
    String value = readString();
    return value == null ? null : new StringBuilder(value);
  }

  @Override
  public byte[] readBytes(int length) {
    return super.readBytes(bounded(length, Byte.BYTES));
  }

  @Override
  public boolean[] readBooleans(int length) {
    return super.readBooleans(bounded(length, Byte.BYTES));
  }

  @Override
  public short[] readShorts(int length) {
    return super.readShorts(bounded(length, Short.BYTES));
  }

  @Override
  public char[] readChars(int length) {
    return super.readChars(bounded(length, Character.BYTES));
  }

  @Override
  public int[] readInts(int length) {
    return super.readInts(bounded(length, Integer.BYTES));
  }

  @Override
  public int[] readInts(int length, boolean optimizePositive) {
    return super.readInts(bounded(length, Byte.BYTES), optimizePositive);
  }

  @Override
  public long[] readLongs(int length) {
    return super.readLongs(bounded(length, Long.BYTES));
  }

  @Override
  public long[] readLongs(int length, boolean optimizePositive) {
    return super.readLongs(bounded(length, Byte.BYTES), optimizePositive);
  }

  @Override
  public float[] readFloats(int length) {
    return super.readFloats(bounded(length, Float.BYTES));
  }

  @Override
  public double[] readDoubles(int length) {
    return super.readDoubles(bounded(length, Double.BYTES));
  }

  private int bounded(int length, int width) {
    return message().bulk(length, width, limit - position);
  }
}
