package dev.polycodec.bson4jackson;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;

/** Writes documents of BSON by hand, also with lengths that they do not have. */
final class Elements {

  private static final int STRING = 2;
  private static final int DOCUMENT = 3;
  private static final int ARRAY = 4;
  private static final int BINARY = 5;
  private static final int INT32 = 0x10;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();

  /** Returns a document with the elements that are written. */
  static byte[] document(Consumer<Elements> content) {
    Elements elements = new Elements();
    content.accept(elements);
    return elements.toDocument();
  }

  byte[] toDocument() {
    int length = Integer.BYTES + out.size() + 1;
    return ByteBuffer.allocate(length)
        .order(ByteOrder.LITTLE_ENDIAN)
        .putInt(length)
        .put(out.toByteArray())
        .array();
  }

  Elements element(int type, String name) {
    out.write(type);
    return raw(name.getBytes(StandardCharsets.UTF_8)).raw(new byte[1]);
  }

  Elements int32(int value) {
    return raw(ByteBuffer.allocate(4).order(ByteOrder.LITTLE_ENDIAN).putInt(value).array());
  }

  Elements raw(byte[] bytes) {
    out.writeBytes(bytes);
    return this;
  }

  Elements number(String name, int value) {
    return element(INT32, name).int32(value);
  }

  Elements text(String name, String value) {
    byte[] bytes = value.getBytes(StandardCharsets.UTF_8);
    return announceText(name, bytes.length + 1).raw(bytes).raw(new byte[1]);
  }

  Elements announceText(String name, int length) {
    return element(STRING, name).int32(length);
  }

  Elements announceBinary(String name, int length) {
    return element(BINARY, name).int32(length).raw(new byte[1]);
  }

  Elements object(String name, Consumer<Elements> content) {
    return element(DOCUMENT, name).raw(document(content));
  }

  Elements array(String name, Consumer<Elements> content) {
    return element(ARRAY, name).raw(document(content));
  }

  /** Begins an array or object of a length that it may not have. */
  Elements announce(boolean array, String name, int length) {
    return element(array ? ARRAY : DOCUMENT, name).int32(length);
  }

  /** Writes documents in each other, from the innermost on. */
  Elements deep(boolean array, String name, int levels) {
    // each level has a length, a type, a name and an end
    int before = Integer.BYTES + 1 + name.length() + 1;
    int length = levels * (before + 1) + Integer.BYTES + 1;
    ByteBuffer bytes = ByteBuffer.allocate(length).order(ByteOrder.LITTLE_ENDIAN);
    for (int i = 0; i < levels; i++) {
      bytes.putInt(length - i * (before + 1)).put((byte) (array ? ARRAY : DOCUMENT));
      bytes.put(name.getBytes(StandardCharsets.UTF_8)).put((byte) 0);
    }
    bytes.putInt(Integer.BYTES + 1);
    return element(array ? ARRAY : DOCUMENT, name).raw(bytes.array());
  }
}
