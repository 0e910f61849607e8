package dev.polycodec.avro;

import dev.polycodec.MalformedDataException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.apache.avro.Schema;
import org.apache.avro.SchemaNormalization;

/** What precedes an object in Avro's single-object encoding: a marker, and its schema's number. */
final class Header {

  static final byte[] MARKER = {(byte) 0xC3, 1};

  /** The number of bytes. */
  static final int SIZE = MARKER.length + Long.BYTES;

  private Header() {}

  static byte[] of(Schema schema) {
    return ByteBuffer.allocate(SIZE)
        .order(ByteOrder.LITTLE_ENDIAN)
        .put(MARKER)
        .putLong(SchemaNormalization.parsingFingerprint64(schema))
        .array();
  }

  /** Returns the fingerprint of the writer's schema. */
  static long read(byte[] bytes, int offset, int length) {
    if (length < SIZE || bytes[offset] != MARKER[0] || bytes[offset + 1] != MARKER[1]) {
      throw new MalformedDataException(
          "The bytes do not begin as a single object of Avro does: C3 01 and eight bytes");
    }
    return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).getLong(offset + MARKER.length);
  }
}
