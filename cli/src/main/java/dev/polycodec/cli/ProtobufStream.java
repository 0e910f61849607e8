package dev.polycodec.cli;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.tree.Tree;
import dev.polycodec.spi.tree.Tree.Kind;
import dev.polycodec.spi.tree.Tree.Node;
import java.io.IOException;

/**
 * Reads the <a href="https://protobuf.dev/programming-guides/encoding/">wire format</a> of
 * Protobuf: fields by number. What a length announces is a text, a message or bytes; nothing tells
 * which, so both are shown where it can be both.
 */
final class ProtobufStream extends PlainStream {

  /** The library reads no deeper by default. */
  private static final int MAX_DEPTH = 100;

  private static final long MAX_TAG = 0xffff_ffffL;

  private static final int VARINT = 0;
  private static final int FIXED64 = 1;
  private static final int LENGTH = 2;
  private static final int GROUP = 3;
  private static final int GROUP_END = 4;
  private static final int FIXED32 = 5;

  private final byte[] stream;
  private final int level;

  ProtobufStream(byte[] stream, int start) {
    this(stream, start, stream.length, 0);
  }

  private ProtobufStream(byte[] stream, int start, int end, int level) {
    super(stream, start, end, 0);
    this.stream = stream;
    this.level = level;
  }

  @Override
  Object parse() throws IOException {
    Node message = begin(Kind.OBJECT, "message");
    while (remaining() > 0) {
      field(message, 0);
    }
    return message;
  }

  /** Reads a field; returns false where a group ends instead. */
  private boolean field(Node to, int group) throws IOException {
    int start = position();
    long tag = varint();
    int number = (int) (tag >>> 3);
    int type = (int) tag & 7;
    if (tag < 0 || tag > MAX_TAG || number == 0) {
      throw new MalformedDataException("The bytes hold no number of a field where they must");
    } else if (type == GROUP_END && number == group) {
      return false;
    }
    add(to, String.valueOf(number), start, () -> value(type, number));
    return true;
  }

  private Object value(int type, int number) throws IOException {
    return switch (type) {
      case VARINT -> leaf("varint", integer(varint()));
      case FIXED64 -> fixed64(int64());
      case LENGTH -> delimited();
      case GROUP -> group(number);
      case FIXED32 -> fixed32(int32());
      default -> throw new MalformedDataException("No field of Protobuf has the type " + type);
    };
  }

  private static Node fixed32(int bits) {
    return leaf("float " + Float.intBitsToFloat(bits) + " or fixed32", bits);
  }

  private static Node fixed64(long bits) {
    return leaf("double " + Double.longBitsToDouble(bits) + " or fixed64", bits);
  }

  private Node group(int number) throws IOException {
    enter("groups");
    Node group = begin(Kind.OBJECT, "group");
    boolean more = true;
    while (more) {
      more = field(group, number);
    }
    leave();
    return group;
  }

  private Object delimited() throws IOException {
    long length = varint();
    int start = position();
    byte[] bytes = block(length);
    Object text = textOrBytes(bytes);
    if (level == MAX_DEPTH) {
      return text instanceof String ? text : leaf("nested deeper than " + MAX_DEPTH, bytes);
    }
    Tree tree = new ProtobufStream(stream, start, start + bytes.length, level + 1).read();
    if (tree.failure() != null || !(tree.root().value() instanceof Node message)) {
      return text;
    } else if (!(text instanceof String)) {
      return message;
    }
    return either(text, start, message);
  }

  private Object either(Object text, int start, Node message) throws IOException {
    if (message.parts().isEmpty()) {
      return leaf("text, message or bytes", text);
    }
    Node both = begin(Kind.OBJECT, "text or message");
    add(both, "text", start, () -> text);
    both.parts().addAll(message.parts());
    return both;
  }
}
