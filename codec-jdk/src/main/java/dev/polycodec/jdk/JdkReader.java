package dev.polycodec.jdk;

import dev.polycodec.spi.bulk.Latin1;
import dev.polycodec.spi.walk.ObjectReader;
import dev.polycodec.spi.walk.WireReader;
import java.io.IOException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Reads what {@link JdkWriter} writes. */
final class JdkReader extends WireReader {

  /** A longer text is read into an array of its own. */
  private static final int KEPT = 8 << 10;

  private final StreamClasses classes;
  private final byte[] text = new byte[KEPT];
  private @Nullable ObjectDecoder stream;

  JdkReader(StreamClasses classes) {
    this.classes = classes;
  }

  @Override
  protected void begin(ObjectReader walk, byte[] bytes, int offset, int length) throws IOException {
    stream = new ObjectDecoder(new Source(bytes, offset, length), walk, classes);
  }

  @Override
  protected void clear() {
    stream = null;
  }

  @Override
  protected long retainedBytes() {
    return text.length;
  }

  private ObjectDecoder stream() {
    return Objects.requireNonNull(stream, "a message is being read");
  }

  /** The JVM's filter sees what the stream does not describe, too. */
  @Override
  protected void admit(Class<?> type) {
    if (classes.config().shapes().of(type).scalar() == null) {
      stream().filter.requireAllowed(type);
    }
  }

  @Override
  protected @Nullable Object readOwn(Class<?> type) throws Exception {
    ObjectDecoder in = stream();
    try {
      return in.readGuarded();
    } catch (StackOverflowError e) {
      in.message.reached(in.filter.depth());
      throw e;
    }
  }

  /** May be some bytes too many, until the last block is reached. */
  @Override
  public int remaining() throws IOException {
    ObjectDecoder in = stream();
    return in.ahead() > 0 ? in.remaining() : in.available();
  }

  @Override
  public byte readByte() throws IOException {
    return stream().readByte();
  }

  @Override
  public short readShort() throws IOException {
    return stream().readShort();
  }

  @Override
  public char readChar() throws IOException {
    return stream().readChar();
  }

  @Override
  public int readInt() throws IOException {
    return stream().readInt();
  }

  @Override
  public long readLong() throws IOException {
    return stream().readLong();
  }

  @Override
  public float readFloat() throws IOException {
    return stream().readFloat();
  }

  @Override
  public int readNumber() throws IOException {
    return readSevenBits();
  }

  @Override
  public void readBytes(byte[] bytes, int offset, int length) throws IOException {
    stream().readFully(bytes, offset, length);
  }

  @Override
  public @Nullable String readText() throws IOException {
    int head = readNumber();
    return switch (head) {
      case JdkWriter.NULL -> null;
      case JdkWriter.WIDE -> readWide(bounded(readNumber(), Character.BYTES));
      default -> readNarrow(bounded(head - JdkWriter.NARROW, Byte.BYTES));
    };
  }

  private int bounded(int length, int width) throws IOException {
    return stream().message.bulk(length, width, remaining());
  }

  private String readNarrow(int length) throws IOException {
    byte[] bytes = length <= KEPT ? text : new byte[length];
    readBytes(bytes, 0, length);
    return Latin1.get(bytes, 0, length);
  }

  private String readWide(int length) throws IOException {
    char[] chars = new char[length];
    for (int i = 0; i < length; i++) {
      chars[i] = readChar();
    }
    return new String(chars);
  }
}
