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
  final class Smile implements JacksonForm {

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    Smile() {
      bytes(':', ')', '\n', 0x04); // shares neither names nor texts, and has raw bytes
    }

    /** Writes what precedes bytes that are not there. */
    void announceBytes(int length) {
      bytes(0xfd);
      varint(length);
    }

    /** Writes what precedes a text that is not there; a longer one announces no length. */
    void announceText() {
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
}
