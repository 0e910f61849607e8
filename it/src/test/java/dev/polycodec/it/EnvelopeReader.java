package dev.polycodec.it;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.CRC32C;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/** Reads envelopes as docs/wire-format.md describes them, and shares no code with Polycodec. */
final class EnvelopeReader {

  private static final int COMPATIBLE = 1;
  private static final int CHECKSUM = 2;
  private static final int COMPRESSED = 4;

  /** A name of no bytes. */
  private static final Object NULL_ROOT = "";

  /** The number 0. */
  private static final Object IN_FRAME = 0;

  private byte[] data;
  private int at;

  private EnvelopeReader(byte[] data) {
    this.data = data;
  }

  /** What an envelope says, as the script beside it prints it; references are numbers or names. */
  record Header(Object codec, int format, int flags, Object type, byte[] message) {

    @Override
    public String toString() {
      return "{\"bytes\":%d,\"checksum\":%b,\"codec\":%s,\"compressed\":%b,\"format\":%d,\"mode\":\"%s\",\"type\":%s%s}"
          .formatted(
              message.length,
              (flags & CHECKSUM) != 0,
              json(codec),
              (flags & COMPRESSED) != 0,
              format,
              (flags & COMPATIBLE) == 0 ? "strict" : "compatible",
              json(type),
              codec.equals("json") ? ",\"value\":" + text() : "");
    }

    String text() {
      return new String(message, StandardCharsets.UTF_8);
    }

    private static String json(Object reference) {
      return reference instanceof String name ? '"' + name + '"' : String.valueOf(reference);
    }
  }

  static Header read(byte[] bytes) throws DataFormatException {
    return new EnvelopeReader(bytes).header();
  }

  private Header header() throws DataFormatException {
    int flags = data[2] & 0xFF;
    require((data[0] & 0xFF) == 0xD7 && data[1] >> 4 == 2, "no envelope");
    require(Integer.bitCount(flags) % 2 == 0 && flags >> 5 == 1, "damaged flags");
    if ((flags & CHECKSUM) != 0) {
      removeChecksum();
    }
    at = 3;
    Object codec = reference();
    Object type = reference();
    require(crc8(at) == (data[at] & 0xFF), "damaged header");
    byte[] message = Arrays.copyOfRange(data, at + 1, data.length);
    if ((flags & COMPRESSED) != 0) {
      require(message[0] == 1, "unknown compressor");
      message = inflate(message);
    }
    return new Header(codec, data[1] & 0xF, flags, resolve(type, message), message);
  }

  private static Object resolve(Object type, byte[] message) {
    if (!type.equals(IN_FRAME)) {
      return type.equals(NULL_ROOT) ? null : type;
    }
    EnvelopeReader frame = new EnvelopeReader(message);
    frame.at = 2;
    return message[0] == 0x0F ? null : frame.reference();
  }

  private void removeChecksum() {
    int expected = ByteBuffer.wrap(data).getInt(3);
    ByteBuffer rest = ByteBuffer.allocate(data.length - 4);
    rest.put(data, 0, 3).put(data, 7, data.length - 7);
    data = rest.array();
    CRC32C crc = new CRC32C();
    crc.update(data);
    require((int) crc.getValue() == expected, "the checksum does not match");
  }

  /** Reads a number, or a name. */
  private Object reference() {
    int value = 0;
    int shift = 0;
    int next;
    do {
      next = data[at++];
      value |= (next & 0x7F) << shift;
      shift += 7;
    } while (next < 0);
    if ((value & 1) != 0) {
      return value >> 1;
    }
    at += value >> 1;
    return new String(data, at - (value >> 1), value >> 1, StandardCharsets.UTF_8);
  }

  private int crc8(int length) {
    int crc = 0;
    for (int i = 0; i < length; i++) {
      crc ^= data[i] & 0xFF;
      for (int bit = 0; bit < 8; bit++) {
        crc = crc << 1 ^ ((crc & 0x80) == 0 ? 0 : 0x107);
      }
    }
    return crc;
  }

  private static byte[] inflate(byte[] compressed) throws DataFormatException {
    Inflater inflater = new Inflater();
    inflater.setInput(compressed, 1, compressed.length - 1);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    byte[] chunk = new byte[100];
    while (!inflater.finished()) {
      out.write(chunk, 0, inflater.inflate(chunk));
    }
    inflater.end();
    return out.toByteArray();
  }

  private static void require(boolean condition, String what) {
    if (!condition) {
      throw new IllegalArgumentException(what);
    }
  }
}
