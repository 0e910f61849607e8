package dev.polycodec.cli;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.tree.Tree;
import dev.polycodec.spi.tree.Tree.Kind;
import dev.polycodec.spi.tree.Tree.Node;
import dev.polycodec.spi.tree.Tree.Part;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads the bytes of other software by their published grammar, as far as they can be read. */
abstract class PlainStream {

  /** Is read where values whose number nobody knew come to their end. */
  static final Object END = new Object();

  /** Deeper than codecs write, with the limits that they have where nobody says others. */
  private static final int MAX_DEPTH = 2_000;

  /** So many values may take no bytes; more of them than bytes are none. */
  private static final int FEW = 1_000;

  final DataInputStream in;

  private final ByteArrayInputStream bytes;
  private final int end;
  private final int header;
  private final int most;
  private Part open;
  private int depth;
  private int count;

  /**
   * Begins a stream.
   *
   * @param header how many bytes say what it is
   */
  PlainStream(byte[] stream, int start, int header) {
    this(stream, start, stream.length, header);
  }

  /** Begins a stream that ends before the bytes do. */
  PlainStream(byte[] stream, int start, int end, int header) {
    bytes = new ByteArrayInputStream(stream, start, end - start);
    in = new DataInputStream(bytes);
    this.end = end;
    this.header = header;
    most = Math.max(FEW, end - start);
    open = new Part(null, start + header);
  }

  /** Reads what may stand at any place. */
  abstract @Nullable Object parse() throws IOException;

  final Tree read() {
    Part root = open;
    Throwable failure = null;
    try {
      in.skipNBytes(header);
      root.complete(value(), position());
      if (remaining() > 0) {
        throw new MalformedDataException(remaining() + " bytes remain after the first object");
      }
    } catch (EOFException e) {
      failure = new MalformedDataException("The bytes end before the object does");
    } catch (IOException | RuntimeException e) {
      failure = e;
    }
    return new Tree(root, Map.of(), failure, position());
  }

  /** Reads a value, and no end. */
  final @Nullable Object value() throws IOException {
    Object read = content();
    if (read == END) {
      throw new MalformedDataException("The bytes hold an end where a value must be");
    }
    return read;
  }

  /** Reads a value, or an end. */
  final @Nullable Object content() throws IOException {
    enter("objects");
    Object read = parse();
    leave();
    return read;
  }

  final void enter(String what) {
    if (++depth > MAX_DEPTH) {
      throw new MalformedDataException("The " + what + " are nested deeper than " + MAX_DEPTH);
    }
  }

  final void leave() {
    depth--;
  }

  final int position() {
    return end - bytes.available();
  }

  final int remaining() {
    return bytes.available();
  }

  /** Reads so many bytes, if they are there. */
  final byte[] block(long length) throws IOException {
    if (length < 0 || length > remaining()) {
      throw new EOFException();
    }
    return in.readNBytes((int) length);
  }

  /** Checks a number of elements, names or characters, each of which takes a byte at least. */
  final int requireRoom(long length) {
    if (length < 0 || length > remaining()) {
      throw new MalformedDataException("The bytes announce a length of " + length);
    }
    return (int) length;
  }

  /** Reads a number of up to 64 bits, seven in a byte, the lowest first. */
  final long varint() throws IOException {
    long value = 0;
    for (int shift = 0; shift < Long.SIZE; shift += 7) {
      int next = in.readUnsignedByte();
      value |= (long) (next & 0x7f) << shift;
      if (next < 0x80) {
        return value;
      }
    }
    throw new MalformedDataException("The bytes hold a number of more than 64 bits");
  }

  /** Reads a varint in which the lowest bit is the sign. */
  final long zigzag() throws IOException {
    long value = varint();
    return value >>> 1 ^ -(value & 1);
  }

  /** Reads four bytes, the lowest first. */
  final int int32() throws IOException {
    return Integer.reverseBytes(in.readInt());
  }

  /** Reads eight bytes, the lowest first. */
  final long int64() throws IOException {
    return Long.reverseBytes(in.readLong());
  }

  /** Reads a boolean that is a byte, and one of two. */
  final boolean bool() throws IOException {
    int code = in.readUnsignedByte();
    if (code > 1) {
      throw new MalformedDataException("The bytes hold a boolean that is neither 0 nor 1");
    }
    return code == 1;
  }

  /** Returns the text that bytes are in UTF-8, or the bytes if they are none. */
  static Object text(byte[] bytes) {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      return bytes;
    }
  }

  /** Returns the text that bytes seem to be, where nothing tells; or the bytes. */
  static Object textOrBytes(byte[] bytes) {
    return text(bytes) instanceof String text && text.chars().allMatch(PlainStream::isPrinted)
        ? text
        : bytes;
  }

  private static boolean isPrinted(int c) {
    return !Character.isISOControl(c) || c == '\t' || c == '\n' || c == '\r';
  }

  /** Returns a whole number in the smaller type that has it. */
  static Number integer(long number) {
    return (int) number == number ? (Number) (int) number : (Number) number;
  }

  /** Reads units of UTF-16, each in one to three bytes. */
  final StringBuilder characters(int length, StringBuilder to) throws IOException {
    requireRoom(length);
    int end = to.length() + length;
    while (to.length() < end) {
      int first = in.readUnsignedByte();
      if (first < 0x80) {
        to.append((char) first);
      } else if (first < 0xe0) {
        to.append((char) ((first & 0x1f) << 6 | more()));
      } else if (first < 0xf0) {
        to.append((char) ((first & 0x0f) << 12 | more() << 6 | more()));
      } else {
        throw new MalformedDataException("The bytes hold a text that is ill-formed");
      }
    }
    return to;
  }

  private int more() throws IOException {
    int next = in.readUnsignedByte();
    if ((next & 0xc0) != 0x80) {
      throw new MalformedDataException("The bytes hold a text that is ill-formed");
    }
    return next & 0x3f;
  }

  /** Reads a value that is made of others; its parts are seen though it may break off. */
  final Node begin(Kind kind, String type) {
    Node node = new Node(kind, type);
    open.begin(node);
    return node;
  }

  /** Reads something that is nobody's part. */
  final <T> T aside(Source<T> source) throws IOException {
    Part outer = open;
    T read = source.read();
    open = outer;
    return read;
  }

  /** Where something is read from. */
  interface Source<T> {
    T read() throws IOException;
  }

  /** Where a value is read from. */
  interface Value {
    @Nullable Object read() throws IOException;
  }

  final @Nullable Object add(Node to, @Nullable String name, Value value) throws IOException {
    return add(to, name, position(), value);
  }

  /** Reads a part whose name was read from its first bytes. */
  final @Nullable Object add(Node to, @Nullable String name, int start, Value value)
      throws IOException {
    if (++count > most) {
      throw new MalformedDataException("The bytes hold more values than bytes");
    }
    Part part = new Part(name, start);
    to.parts().add(part);
    open = part;
    part.complete(value.read(), position());
    return part.value();
  }

  /** Reads a part, and returns true; at an end, which is none, returns false. */
  final boolean addMore(Node to, @Nullable String name) throws IOException {
    boolean more = add(to, name, this::content) != END;
    if (!more) {
      to.parts().remove(to.parts().size() - 1); // the end was read as one
    }
    return more;
  }

  /** Returns a value with what says how it is meant. */
  static Node leaf(String type, Object value) {
    Node node = new Node(Kind.FORM, type);
    Part part = new Part(null, 0);
    part.complete(value, 0);
    node.parts().add(part);
    return node;
  }
}
