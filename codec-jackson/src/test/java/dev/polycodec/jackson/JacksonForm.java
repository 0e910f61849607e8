package dev.polycodec.jackson;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** Writes the pieces of a payload, whether or not they fit together. */
interface JacksonForm {

  void startObject();

  void endObject();

  void startArray();

  void endArray();

  void name(String name);

  void text(String text);

  void number(int number);

  /** Writes 7E-1000000000. */
  void tinyNumber();

  byte[] toBytes();

  /** A form of which values say how long they are. */
  interface Binary extends JacksonForm {

    /** Writes what precedes bytes that are not there. */
    void announceBytes(int length);

    /** Writes what precedes a text that is not there. */
    void announceText(int length);
  }

  /** JSON. */
  final class Text implements JacksonForm {

    private final StringBuilder out = new StringBuilder();

    private Text begin() {
      int last = out.length() - 1;
      if (last >= 0 && "[{:".indexOf(out.charAt(last)) < 0) {
        out.append(',');
      }
      return this;
    }

    @Override
    public void startObject() {
      begin().out.append('{');
    }

    @Override
    public void endObject() {
      out.append('}');
    }

    @Override
    public void startArray() {
      begin().out.append('[');
    }

    @Override
    public void endArray() {
      out.append(']');
    }

    @Override
    public void name(String name) {
      text(name);
      out.append(':');
    }

    @Override
    public void text(String text) {
      begin().out.append('"').append(text.replace("\0", "\\u0000")).append('"');
    }

    @Override
    public void number(int number) {
      begin().out.append(number);
    }

    @Override
    public void tinyNumber() {
      begin().out.append("7E-1000000000");
    }

    @Override
    public byte[] toBytes() {
      return out.toString().getBytes(StandardCharsets.UTF_8);
    }
  }

  /** Smile. */
  final class Smile implements Binary {

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    Smile() {
      bytes(':', ')', '\n', 0x04); // shares neither names nor texts, and has raw bytes
    }

    @Override
    public void announceBytes(int length) {
      bytes(0xfd);
      varint(length);
    }

    /** A longer text announces no length. */
    @Override
    public void announceText(int length) {
      bytes(0x7f);
    }

    @Override
    public void startObject() {
      bytes(0xfa);
    }

    @Override
    public void endObject() {
      bytes(0xfb);
    }

    @Override
    public void startArray() {
      bytes(0xf8);
    }

    @Override
    public void endArray() {
      bytes(0xf9);
    }

    @Override
    public void name(String name) {
      bytes(0x80 + name.length() - 1);
      out.writeBytes(name.getBytes(StandardCharsets.US_ASCII));
    }

    @Override
    public void text(String text) {
      bytes(0xe4);
      out.writeBytes(text.getBytes(StandardCharsets.UTF_8));
      bytes(0xfc);
    }

    @Override
    public void number(int number) {
      bytes(0x24);
      varint(number << 1 ^ number >> 31);
    }

    @Override
    public void tinyNumber() {
      bytes(0x2a);
      varint(2_000_000_000); // the scale, whose lowest bit is its sign
      varint(1);
      bytes(3, 1); // seven bits of the digit, and the last one
    }

    /** The last byte has the high bit set, and six bits. */
    private void varint(int value) {
      for (int shift = 27; shift >= 6; shift -= 7) {
        if (value >>> shift != 0) {
          bytes(value >>> shift & 0x7f);
        }
      }
      bytes(0x80 | value & 0x3f);
    }

    private void bytes(int... values) {
      for (int value : values) {
        out.write(value);
      }
    }

    @Override
    public byte[] toBytes() {
      return out.toByteArray();
    }
  }

  /** CBOR. */
  final class Cbor implements Binary {

    private static final int UNSIGNED = 0;
    private static final int NEGATIVE = 1;
    private static final int BYTES = 2;
    private static final int TEXT = 3;
    private static final int ARRAY = 4;
    private static final int MAP = 5;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    /** Writes what precedes elements that are not there. */
    void announceArray(int length) {
      head(ARRAY, length);
    }

    /** Writes what precedes entries that are not there. */
    void announceMap(int length) {
      head(MAP, length);
    }

    @Override
    public void announceBytes(int length) {
      head(BYTES, length);
    }

    @Override
    public void announceText(int length) {
      head(TEXT, length);
    }

    @Override
    public void startObject() {
      out.write(0xbf);
    }

    @Override
    public void endObject() {
      out.write(0xff);
    }

    @Override
    public void startArray() {
      out.write(0x9f);
    }

    @Override
    public void endArray() {
      out.write(0xff);
    }

    @Override
    public void name(String name) {
      text(name);
    }

    @Override
    public void text(String text) {
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      head(TEXT, bytes.length);
      out.writeBytes(bytes);
    }

    @Override
    public void number(int number) {
      head(number < 0 ? NEGATIVE : UNSIGNED, number < 0 ? ~number : number);
    }

    @Override
    public void tinyNumber() {
      out.write(0xc4);
      out.write(0x82);
      number(-1_000_000_000);
      number(7);
    }

    /** Writes a head with a number of four bytes. */
    private void head(int kind, int number) {
      out.write(kind << 5 | 26);
      for (int shift = 24; shift >= 0; shift -= 8) {
        out.write(number >>> shift);
      }
    }

    @Override
    public byte[] toBytes() {
      return out.toByteArray();
    }
  }
}
