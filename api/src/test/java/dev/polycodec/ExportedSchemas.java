package dev.polycodec;

import java.nio.ByteBuffer;
import java.util.zip.CRC32C;

/** The bytes of exported schemas: a magic number, the checksum of what follows, and entries. */
final class ExportedSchemas {

  static final int MAGIC = 4;
  static final int HEADER = MAGIC + Integer.BYTES;

  private ExportedSchemas() {}

  /** Puts the checksum of what follows behind the magic number. */
  static byte[] checked(byte[] schemas) {
    CRC32C crc = new CRC32C();
    crc.update(schemas, HEADER, schemas.length - HEADER);
    ByteBuffer.wrap(schemas).putInt(MAGIC, (int) crc.getValue());
    return schemas;
  }
}
