package dev.polycodec.spi.walk;

import dev.polycodec.MalformedDataException;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * Reads the primitives of a format, within the bytes of a message. Used by one thread at a time,
 * for one message after the other; {@link WireWriter} is the inverse.
 */
public abstract class WireReader {

  /** A number has no more than these bits. */
  private static final int MAX_SHIFT = 28;

  /** Creates a reader. */
  protected WireReader() {}

  /**
   * Begins a message, whose length may be 0: an object without fields has no primitive.
   *
   * @param walk what reads the message: it has the limits, and objects that the format reads by
   *     itself
   */
  protected abstract void begin(ObjectReader walk, byte[] bytes, int offset, int length)
      throws IOException;

  /** Forgets the message; after a failed one, too. */
  protected abstract void clear();

  /** Returns about how many bytes of memory the reader retains between messages. */
  protected long retainedBytes() {
    return 0;
  }

  /** Returns the number of bytes that remain. */
  public abstract int remaining() throws IOException;

  /** Reads one byte. */
  public byte readByte() throws IOException {
    return (byte) readInt(Byte.MIN_VALUE, Byte.MAX_VALUE);
  }

  /** Reads what {@link WireWriter#writeShort} wrote. */
  public short readShort() throws IOException {
    return (short) readInt(Short.MIN_VALUE, Short.MAX_VALUE);
  }

  /** Reads what {@link WireWriter#writeChar} wrote. */
  public char readChar() throws IOException {
    return (char) readInt(Character.MIN_VALUE, Character.MAX_VALUE);
  }

  /** Reads what {@link WireWriter#writeInt} wrote. */
  public abstract int readInt() throws IOException;

  /**
   * Reads an {@code int} of a range.
   *
   * @throws MalformedDataException if it is another
   */
  protected final int readInt(int min, int max) throws IOException {
    int value = readInt();
    if (value < min || value > max) {
      throw new MalformedDataException(
          "The bytes hold a number that is not between " + min + " and " + max);
    }
    return value;
  }

  /** Reads what {@link WireWriter#writeLong} wrote. */
  public abstract long readLong() throws IOException;

  /** Reads what {@link WireWriter#writeFloat} wrote. */
  public abstract float readFloat() throws IOException;

  /** Reads what {@link WireWriter#writeBits} wrote. */
  public long readBits() throws IOException {
    return readLong();
  }

  /** Reads what {@link WireWriter#writeDouble} wrote. */
  public double readDouble() throws IOException {
    return Double.longBitsToDouble(readBits());
  }

  /** Reads what {@link WireWriter#writeText} wrote; its length is checked with the message. */
  public abstract @Nullable String readText() throws IOException;

  /** Reads what one {@link WireWriter#writeBytes} wrote, no more than {@link #remaining}. */
  public abstract void readBytes(byte[] bytes, int offset, int length) throws IOException;

  /** Reads what {@link WireWriter#writeBoolean} wrote. */
  public boolean readBoolean() throws IOException {
    return truth(readByte());
  }

  static boolean truth(byte value) {
    if (value != 0 && value != 1) {
      throw new MalformedDataException("A boolean is neither 0 nor 1");
    }
    return value == 1;
  }

  /** Reads what {@link WireWriter#writeNumber} wrote. */
  public int readNumber() throws IOException {
    return readInt(0, Integer.MAX_VALUE);
  }

  /** Reads what {@link WireWriter#writeSevenBits} wrote. */
  protected final int readSevenBits() throws IOException {
    byte next = readByte();
    int value = next & 0x7F;
    for (int shift = 7; next < 0; shift += 7) {
      next = readByte();
      if (shift > MAX_SHIFT || (shift == MAX_SHIFT && (next & 0xF8) != 0)) {
        throw new MalformedDataException("A number has more than 31 bits");
      } else if (next == 0) {
        throw new MalformedDataException("A number has more bytes than it needs");
      }
      value |= (next & 0x7F) << shift;
    }
    return value;
  }

  /** Reads what {@link WireWriter#writePresence} wrote. */
  protected boolean readPresence() throws IOException {
    return readBoolean();
  }

  /**
   * Asks a filter of the format, if it has one, about a class that the message mentions for the
   * first time and that the policy allows.
   */
  protected void admit(Class<?> type) {}

  /**
   * Reads an object in the format's own form, in a format that {@link Wire#owns} its class; the
   * walk checks the class of what comes back.
   *
   * @param type the class that the bytes name; {@code void} unless {@link Wire#namesOwned}
   */
  protected @Nullable Object readOwn(Class<?> type) throws Exception {
    throw new IllegalStateException("The wire owns no class");
  }

  /** Reads a wrapper or null. */
  public final @Nullable Boolean readBoxedBoolean() throws IOException {
    return readPresence() ? readBoolean() : null;
  }

  /** Reads a wrapper or null. */
  public final @Nullable Byte readBoxedByte() throws IOException {
    return readPresence() ? readByte() : null;
  }

  /** Reads a wrapper or null. */
  public final @Nullable Short readBoxedShort() throws IOException {
    return readPresence() ? readShort() : null;
  }

  /** Reads a wrapper or null. */
  public final @Nullable Character readBoxedChar() throws IOException {
    return readPresence() ? readChar() : null;
  }

  /** Reads a wrapper or null. */
  public @Nullable Integer readBoxedInt() throws IOException {
    return readPresence() ? readInt() : null;
  }

  /** Reads a wrapper or null. */
  public @Nullable Long readBoxedLong() throws IOException {
    return readPresence() ? readLong() : null;
  }

  /** Reads a wrapper or null. */
  public final @Nullable Float readBoxedFloat() throws IOException {
    return readPresence() ? readFloat() : null;
  }

  /** Reads a wrapper or null. */
  public final @Nullable Double readBoxedDouble() throws IOException {
    return readPresence() ? readDouble() : null;
  }
}
