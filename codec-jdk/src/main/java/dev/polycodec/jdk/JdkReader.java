package dev.polycodec.jdk;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.bulk.Bulk;
import dev.polycodec.spi.graph.GraphReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectStreamClass;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Reads what {@link JdkWriter} writes. */
final class JdkReader extends GraphReader {

  /** A longer text is read into an array of its own. */
  private static final int KEPT = 8 << 10;

  private final BackendConfig config;
  private final byte[] text = new byte[KEPT];
  private @Nullable ObjectDecoder stream;

  JdkReader(BackendConfig config) {
    super(config.shapes());
    this.config = config;
  }

  /** Reads a message. */
  @Nullable Object read(InputStream source, Message message) throws Exception {
    try (ObjectDecoder in = new ObjectDecoder(source, this, config, message)) {
      stream = in;
      Object root = in.root();
      forget();
      return root;
    }
  }

  /** Forgets the message; after a failed one, too. */
  void forget() {
    stream = null;
    clear();
  }

  long retained() {
    return text.length + retainedBytes();
  }

  /** Reads an object that one with hooks refers to. */
  @Nullable Object readCarried() throws Exception {
    return readValue();
  }

  private ObjectDecoder stream() {
    return Objects.requireNonNull(stream, "a message is being read");
  }

  /** The JVM's filter sees what the stream does not describe, too. */
  @Override
  protected void admit(Class<?> type) {
    stream().filter.requireAllowed(type);
  }

  /**
   * The stream has forms for classes and their descriptors, which it does not ask anybody about.
   */
  @Override
  protected @Nullable Object readHooked() throws Exception {
    Object value = stream().readObject();
    if (value instanceof Class || value instanceof ObjectStreamClass) {
      message().check(value.getClass());
    }
    return value instanceof Carrier carrier ? carrier.requireComplete() : value;
  }

  @Override
  protected byte readByte() throws IOException {
    return stream().readByte();
  }

  @Override
  protected short readShort() throws IOException {
    return stream().readShort();
  }

  @Override
  protected char readChar() throws IOException {
    return stream().readChar();
  }

  @Override
  protected int readInt() throws IOException {
    return stream().readInt();
  }

  @Override
  protected long readLong() throws IOException {
    return stream().readLong();
  }

  @Override
  protected float readFloat() throws IOException {
    return stream().readFloat();
  }

  @Override
  protected double readDouble() throws IOException {
    return stream().readDouble();
  }

  @Override
  protected String readString() throws IOException {
    int length = stream().readInt();
    if (length < 0) {
      return readUnicode(message().bulk(~length, 1, remaining()));
    }
    byte[] bytes = message().bulk(length, 1, remaining()) > KEPT ? new byte[length] : text;
    stream().readFully(bytes, 0, length);
    String ascii = Bulk.getAscii(bytes, 0, length);
    if (ascii == null) {
      throw new MalformedDataException("The bytes hold a text of ASCII that is none");
    }
    return ascii;
  }

  private String readUnicode(int length) throws IOException {
    String piece = stream().readUTF();
    if (piece.length() == length) {
      return piece;
    }
    StringBuilder all = new StringBuilder(piece);
    while (all.length() < length && !piece.isEmpty()) {
      piece = stream().readUTF();
      all.append(piece);
    }
    if (all.length() != length) {
      throw new MalformedDataException(
          "A text has " + all.length() + " characters, not " + length + " as announced");
    }
    return all.toString();
  }

  @Override
  protected void readRaw(byte[] bytes) throws IOException {
    stream().readFully(bytes);
  }

  /** May be some bytes too many, until the last block is reached. */
  @Override
  protected int remaining() {
    try {
      return stream().ahead() > 0 ? stream().remaining() : stream().available();
    } catch (IOException e) {
      throw new IllegalStateException("a byte array cannot fail", e);
    }
  }
}
