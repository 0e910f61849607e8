package dev.polycodec.spi.walk;

import dev.polycodec.BytesConsumer;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * Writes the primitives of a format. Used by one thread at a time, for one message after the other.
 *
 * <p>Implementations are fastest as final classes: code that is compiled for a class of objects
 * calls them for each field.
 */
public abstract class WireWriter {

  private static final int CONTINUES = 0x80;

  /** Creates a writer. */
  protected WireWriter() {}

  /**
   * Begins a message, which may end without a primitive: an object without fields has none.
   *
   * @param walk what writes the message, for the objects that the format writes by itself
   * @param headroom the bytes to leave free before the first
   */
  protected abstract void begin(ObjectWriter walk, int headroom) throws IOException;

  /** Ends the message, and lends its bytes. */
  protected abstract void lendTo(BytesConsumer out) throws IOException;

  /** Forgets the message; after a failed one, too. By default there is nothing to forget. */
  protected void clear() {}

  /** Returns about how many bytes of memory the writer retains between messages. */
  protected abstract long retainedBytes();

  /** Writes one byte. */
  public void writeByte(byte value) throws IOException {
    writeInt(value);
  }

  /** Writes a {@code short}. */
  public void writeShort(short value) throws IOException {
    writeInt(value);
  }

  /** Writes a UTF-16 code unit. */
  public void writeChar(char value) throws IOException {
    writeInt(value);
  }

  /** Writes an {@code int}, which may be negative. */
  public abstract void writeInt(int value) throws IOException;

  /** Writes a {@code long}. */
  public abstract void writeLong(long value) throws IOException;

  /** Writes the bits of a {@code float}. */
  public abstract void writeFloat(float value) throws IOException;

  /** Writes eight bytes. */
  public void writeBits(long value) throws IOException {
    writeLong(value);
  }

  /** Writes the bits of a {@code double}. */
  public void writeDouble(double value) throws IOException {
    writeBits(Double.doubleToRawLongBits(value));
  }

  /** Writes a text or null, ill-formed Unicode included, or refuses it. */
  public abstract void writeText(@Nullable String value) throws IOException;

  /** Writes bytes without their number; they are read by one call, too. */
  public abstract void writeBytes(byte[] bytes, int offset, int length) throws IOException;

  /** Writes a {@code boolean}. */
  public void writeBoolean(boolean value) throws IOException {
    writeByte((byte) (value ? 1 : 0));
  }

  /** Writes a number that is not negative and mostly small. */
  public void writeNumber(int value) throws IOException {
    writeInt(value);
  }

  /** Writes a number that is not negative with seven bits a byte, the lowest first. */
  protected final void writeSevenBits(int value) throws IOException {
    int rest = value;
    while (rest >= CONTINUES) {
      writeByte((byte) (rest | CONTINUES));
      rest >>>= 7;
    }
    writeByte((byte) rest);
  }

  /** Writes whether a wrapper follows, or a null that is none. */
  protected void writePresence(boolean present) throws IOException {
    writeBoolean(present);
  }

  /**
   * Writes an object in the format's own form, in a format that {@link Wire#owns} its class.
   *
   * @param declared the class that must be that of what is read, or of its superclasses
   */
  protected void writeOwn(Object value, Class<?> declared) throws Exception {
    throw new IllegalStateException("The wire owns no class");
  }

  /** Writes a wrapper or null. */
  public final void writeBoxed(@Nullable Boolean value) throws IOException {
    writePresence(value != null);
    if (value != null) {
      writeBoolean(value);
    }
  }

  /** Writes a wrapper or null. */
  public final void writeBoxed(@Nullable Byte value) throws IOException {
    writePresence(value != null);
    if (value != null) {
      writeByte(value);
    }
  }

  /** Writes a wrapper or null. */
  public final void writeBoxed(@Nullable Short value) throws IOException {
    writePresence(value != null);
    if (value != null) {
      writeShort(value);
    }
  }

  /** Writes a wrapper or null. */
  public final void writeBoxed(@Nullable Character value) throws IOException {
    writePresence(value != null);
    if (value != null) {
      writeChar(value);
    }
  }

  /** Writes a wrapper or null. */
  public void writeBoxed(@Nullable Integer value) throws IOException {
    writePresence(value != null);
    if (value != null) {
      writeInt(value);
    }
  }

  /** Writes a wrapper or null. */
  public void writeBoxed(@Nullable Long value) throws IOException {
    writePresence(value != null);
    if (value != null) {
      writeLong(value);
    }
  }

  /** Writes a wrapper or null. */
  public final void writeBoxed(@Nullable Float value) throws IOException {
    writePresence(value != null);
    if (value != null) {
      writeFloat(value);
    }
  }

  /** Writes a wrapper or null. */
  public final void writeBoxed(@Nullable Double value) throws IOException {
    writePresence(value != null);
    if (value != null) {
      writeDouble(value);
    }
  }
}
