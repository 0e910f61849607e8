package dev.polycodec.tck.hostile;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/** Puts the frame of an honest message around a payload made by hand; see docs/wire-format.md. */
final class Frames {

  private static final int MANY = 11;
  private static final int FINGERPRINT = 4;

  /** A payload of no codec. */
  private static final byte[] BROKEN = {-1, -1};

  private final byte[] message;
  private int position = 2;

  private Frames(byte[] message) {
    this.message = message;
  }

  /** Returns a strict, framed message with another payload. */
  static byte[] around(byte[] payload, byte[] honest) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.writeBytes(Arrays.copyOf(honest, new Frames(honest).headerEnd()));
    writeVarint(out, payload.length);
    out.writeBytes(payload);
    return out.toByteArray();
  }

  /** Returns the payload of a strict, framed message. */
  static byte[] payload(byte[] honest) {
    Frames frame = new Frames(honest);
    frame.headerEnd();
    int length = frame.varint();
    return Arrays.copyOfRange(honest, frame.position, frame.position + length);
  }

  /** Returns a strict, framed message with no more than the first bytes of its payload. */
  static byte[] cut(byte[] honest, int left) {
    byte[] payload = payload(honest);
    return around(Arrays.copyOf(payload, Math.min(left, payload.length)), honest);
  }

  /** Returns a message whose root is a registered class of some number, without a payload. */
  static byte[] ofRootNumber(int number, byte[] honest) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.write(honest[0] & 0xF0);
    out.write(honest[1]);
    writeVarint(out, number << 1 | 1);
    out.write(0);
    return out.toByteArray();
  }

  /**
   * Returns a compatible message whose class table announces 2^31 - 1 fields of its first class.
   */
  static byte[] ofManyFields(byte[] honest) {
    ByteArrayOutputStream fields = new ByteArrayOutputStream();
    writeVarint(fields, Integer.MAX_VALUE);
    return ofFields(fields.toByteArray(), honest);
  }

  /**
   * Returns a compatible message of a broken payload whose class table lists fields that nobody
   * has.
   */
  static byte[] ofForeignFields(int count, byte[] honest) {
    ByteArrayOutputStream fields = new ByteArrayOutputStream();
    writeVarint(fields, count);
    for (int i = 0; i < count; i++) {
      for (String text : List.of("foreign" + i, "int")) {
        writeVarint(fields, text.length());
        fields.writeBytes(text.getBytes(StandardCharsets.US_ASCII));
      }
    }
    return ofFields(fields.toByteArray(), honest);
  }

  /** Returns a strict message of a broken payload whose class table lists so many fingerprints. */
  static byte[] ofFingerprints(int count, byte[] honest) {
    Frames frame = new Frames(honest);
    frame.skipRoot();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.write(honest[0] & 0xF0 | MANY);
    out.write(honest, 1, frame.position - 1);
    writeVarint(out, count);
    out.writeBytes(new byte[count * FINGERPRINT]);
    writeVarint(out, BROKEN.length);
    out.writeBytes(BROKEN);
    return out.toByteArray();
  }

  private static byte[] ofFields(byte[] fields, byte[] honest) {
    Frames frame = new Frames(honest);
    frame.skipRoot();
    int table = frame.position;
    frame.varint();
    frame.varint();
    int entry = frame.position;
    int name = frame.varint();
    frame.position += name + 1;
    ByteArrayOutputStream content = new ByteArrayOutputStream();
    content.write(honest, entry, frame.position - entry);
    content.writeBytes(fields);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.write(honest, 0, table);
    out.write(1);
    writeVarint(out, content.size());
    out.writeBytes(content.toByteArray());
    writeVarint(out, BROKEN.length);
    out.writeBytes(BROKEN);
    return out.toByteArray();
  }

  private void skipRoot() {
    int root = varint();
    if ((root & 1) == 0) {
      position += root >> 1;
    }
  }

  private int headerEnd() {
    skipRoot();
    int form = message[0] & 0xF;
    int entries = form == MANY ? varint() : form;
    position += entries * FINGERPRINT;
    return position;
  }

  private int varint() {
    int value = 0;
    for (int shift = 0; ; shift += 7) {
      byte next = message[position++];
      value |= (next & 0x7f) << shift;
      if (next >= 0) {
        return value;
      }
    }
  }

  static void writeVarint(ByteArrayOutputStream out, int value) {
    int rest = value;
    while ((rest & ~0x7f) != 0) {
      out.write(rest | 0x80);
      rest >>>= 7;
    }
    out.write(rest);
  }
}
