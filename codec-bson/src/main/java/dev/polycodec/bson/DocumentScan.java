package dev.polycodec.bson;

import dev.polycodec.LimitExceededException;
import dev.polycodec.Limits;
import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.bulk.Bulk;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.bson.BsonBinarySubType;
import org.bson.BsonType;
import org.jspecify.annotations.Nullable;

/**
 * Looks over a document before the library reads it: the library believes the length of a binary,
 * replaces what is no UTF-8, and makes objects as deep as documents are nested.
 */
final class DocumentScan {

  /** The fewest bytes of an element: its type, and the end of its name. */
  private static final int LEAST = 2;

  /** The library's option for {@code Pattern.CANON_EQ}. */
  private static final byte CANONICAL = 'c';

  private static final int OBJECT_ID = 12;
  private static final int DECIMAL = 16;

  private final ByteBuffer in;
  private final Limits limits;
  private final Message message;
  private int objects;

  private DocumentScan(ByteBuffer in, Limits limits, Message message) {
    this.in = in;
    this.limits = limits;
    this.message = message;
  }

  /** Refuses what no library should have written. */
  static void check(ByteBuffer document, Limits limits, Message message) {
    ByteBuffer in = document.duplicate().order(ByteOrder.LITTLE_ENDIAN);
    try {
      new DocumentScan(in, limits, message).scanElements(1);
    } catch (BufferUnderflowException e) {
      throw new MalformedDataException("The bytes end within a value");
    }
    if (in.hasRemaining()) {
      throw new MalformedDataException("Bytes follow the document");
    }
  }

  /** Passes a document or an array, and returns how many elements it has. */
  private int scanElements(int depth) {
    if (depth > limits.maxDepth()) {
      throw new LimitExceededException(
          "The documents are nested deeper than " + limits.maxDepth(), "withMaxDepth");
    }
    if (++objects > limits.maxObjects()) {
      throw new LimitExceededException(
          "The documents are more than " + limits.maxObjects(), "withMaxObjects");
    }
    int from = in.position();
    int length = in.getInt();
    int count = 0;
    for (byte type = in.get(); type != 0; type = in.get()) {
      scanName();
      scanValue(BsonType.findByValue(type), depth);
      count++;
    }
    requireEnd(from, length);
    return count;
  }

  private void requireEnd(int from, int length) {
    if (in.position() - from != length) {
      throw new MalformedDataException("A value does not end where its length says");
    }
  }

  private void scanValue(@Nullable BsonType type, int depth) {
    if (type == null) {
      throw new MalformedDataException("An element is of a type that BSON does not have");
    }
    switch (type) {
      case DOCUMENT -> scanElements(depth + 1);
      case ARRAY -> message.elements(scanElements(depth + 1), LEAST, Integer.MAX_VALUE);
      case STRING, JAVASCRIPT, SYMBOL -> scanText();
      case BINARY -> scanBinary();
      case REGULAR_EXPRESSION -> scanPattern();
      case JAVASCRIPT_WITH_SCOPE -> scanScope(depth);
      case DB_POINTER -> {
        scanText();
        skip(OBJECT_ID);
      }
      default -> skip(size(type));
    }
  }

  /** Returns how many bytes all values of a type have. */
  private static int size(BsonType type) {
    return switch (type) {
      case NULL, UNDEFINED, MIN_KEY, MAX_KEY -> 0;
      case BOOLEAN -> 1;
      case INT32 -> Integer.BYTES;
      case DOUBLE, DATE_TIME, TIMESTAMP, INT64 -> Long.BYTES;
      case OBJECT_ID -> OBJECT_ID;
      case DECIMAL128 -> DECIMAL;
      default -> throw new MalformedDataException("An element is of a type that is not known");
    };
  }

  private void scanScope(int depth) {
    int from = in.position();
    int length = in.getInt();
    scanText();
    scanElements(depth + 1);
    requireEnd(from, length);
  }

  private void scanText() {
    int length = in.getInt() - 1;
    int from = skip(length);
    if (in.get() != 0) {
      throw new MalformedDataException("A text does not end where its length says");
    }
    requireText(from, from + length);
  }

  /** Passes a name, or a part of a pattern, which ends with a NUL; returns where it begins. */
  private int scanName() {
    int from = in.position();
    while (in.get() != 0) {
      // goes on
    }
    requireText(from, in.position() - 1);
    return from;
  }

  private void scanPattern() {
    scanName();
    for (int i = scanName(); i < in.position(); i++) {
      if (in.get(i) == CANONICAL) {
        throw new LimitExceededException(
            "A pattern asks for canonical equivalence, for which it may take any time to compile");
      }
    }
  }

  private void requireText(int from, int to) {
    byte[] bytes = in.array();
    int signs = 0;
    for (int i = from; i < to; i++) {
      signs |= bytes[i];
    }
    if (signs < 0) {
      Bulk.getUtf8(bytes, from, to - from);
    }
  }

  private void scanBinary() {
    int length = in.getInt();
    boolean old = in.get() == BsonBinarySubType.OLD_BINARY.getValue();
    if (old && in.getInt() != length - Integer.BYTES) {
      throw new MalformedDataException("A binary has two lengths");
    }
    skip(old ? length - Integer.BYTES : length);
  }

  /** Passes some bytes, and returns where they begin. */
  private int skip(int length) {
    if (length < 0 || length > in.remaining()) {
      throw new BufferUnderflowException(); // as the buffer itself does
    }
    int from = in.position();
    in.position(from + length);
    return from;
  }
}
