package dev.polycodec.bson;

import dev.polycodec.LimitExceededException;
import dev.polycodec.Limits;
import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.bulk.Bulk;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import org.bson.BsonBinarySubType;
import org.bson.BsonType;
import org.jspecify.annotations.Nullable;

/**
 * Looks over a document before the library reads it: the library believes the length of a binary,
 * replaces what is no UTF-8, and makes objects as deep as documents are nested.
 */
final class DocumentScan {

  private static final VarHandle INTS =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);

  private static final byte[] NOTHING = {};

  /** The fewest bytes of an element: its type, and the end of its name. */
  private static final int LEAST = 2;

  /** The library's option for {@code Pattern.CANON_EQ}. */
  private static final byte CANONICAL = 'c';

  private static final int OBJECT_ID = 12;
  private static final int DECIMAL = 16;

  private final Limits limits;
  private byte[] bytes = NOTHING;
  private int at;
  private int end;
  private int objects;

  DocumentScan(Limits limits) {
    this.limits = limits;
  }

  /** Refuses what no library should have written. */
  void check(byte[] source, int offset, int length, Message message) {
    bytes = source;
    at = offset;
    end = offset + length;
    objects = 0;
    try {
      scanElements(1, message);
      if (at != end) {
        throw new MalformedDataException("Bytes follow the document");
      }
    } finally {
      bytes = NOTHING;
    }
  }

  /** Passes a document or an array, and returns how many elements it has. */
  private int scanElements(int depth, Message message) {
    if (depth > limits.maxDepth()) {
      throw exceeded("nested deeper than " + limits.maxDepth(), "withMaxDepth");
    }
    if (++objects > limits.maxObjects()) {
      throw exceeded("more than " + limits.maxObjects(), "withMaxObjects");
    }
    int from = at;
    int length = readInt();
    int count = 0;
    for (byte type = readByte(); type != 0; type = readByte()) {
      skipName();
      scanValue(BsonType.findByValue(type), depth, message);
      count++;
    }
    requireEnd(from, length);
    return count;
  }

  private static LimitExceededException exceeded(String what, String setting) {
    return new LimitExceededException(
        "The documents are " + what + "; raise Limits." + setting + " if that is expected");
  }

  private void requireEnd(int from, int length) {
    if (at - from != length) {
      throw new MalformedDataException("A value does not end where its length says");
    }
  }

  private void scanValue(@Nullable BsonType type, int depth, Message message) {
    if (type == null) {
      throw new MalformedDataException("An element is of a type that BSON does not have");
    }
    switch (type) {
      case DOCUMENT -> scanElements(depth + 1, message);
      case ARRAY -> message.elements(scanElements(depth + 1, message), LEAST, Integer.MAX_VALUE);
      case STRING, JAVASCRIPT, SYMBOL -> scanText();
      case BINARY -> scanBinary();
      case INT32 -> skip(Integer.BYTES);
      case BOOLEAN -> skip(1);
      case DOUBLE, DATE_TIME, TIMESTAMP, INT64 -> skip(Long.BYTES);
      case OBJECT_ID -> skip(OBJECT_ID);
      case DECIMAL128 -> skip(DECIMAL);
      case NULL, UNDEFINED, MIN_KEY, MAX_KEY -> {}
      default -> scanOther(type, depth, message);
    }
  }

  private void scanOther(BsonType type, int depth, Message message) {
    switch (type) {
      case REGULAR_EXPRESSION -> {
        skipName();
        scanOptions();
      }
      case DB_POINTER -> {
        scanText();
        skip(OBJECT_ID);
      }
      case JAVASCRIPT_WITH_SCOPE -> {
        int from = at;
        int length = readInt();
        scanText();
        scanElements(depth + 1, message);
        requireEnd(from, length);
      }
      default -> throw new MalformedDataException("A document does not end where its length says");
    }
  }

  private void scanText() {
    int length = readInt() - 1;
    int from = skip(length);
    if (readByte() != 0) {
      throw new MalformedDataException("A text does not end where its length says");
    }
    requireText(from, from + length);
  }

  /** Passes a name, which ends with a NUL. */
  private void skipName() {
    int from = at;
    while (readByte() != 0) {
      // goes on
    }
    requireText(from, at - 1);
  }

  /** Passes the options of a pattern. */
  private void scanOptions() {
    int from = at;
    skipName();
    for (int i = from; i < at; i++) {
      if (bytes[i] == CANONICAL) {
        throw new LimitExceededException(
            "A pattern asks for canonical equivalence, for which it may take any time to compile");
      }
    }
  }

  private void requireText(int from, int to) {
    int signs = 0;
    for (int i = from; i < to; i++) {
      signs |= bytes[i];
    }
    if (signs < 0) {
      Bulk.getUtf8(bytes, from, to - from);
    }
  }

  private void scanBinary() {
    int length = readInt();
    boolean old = readByte() == BsonBinarySubType.OLD_BINARY.getValue();
    if (old && readInt() != length - Integer.BYTES) {
      throw new MalformedDataException("A binary has two lengths");
    }
    skip(old ? length - Integer.BYTES : length);
  }

  private byte readByte() {
    return bytes[skip(1)];
  }

  private int readInt() {
    return (int) INTS.get(bytes, skip(Integer.BYTES));
  }

  /** Passes some bytes, and returns where they begin. */
  private int skip(int length) {
    int from = at;
    if (length < 0 || length > end - from) {
      throw new MalformedDataException("The bytes end within a value");
    }
    at = from + length;
    return from;
  }
}
