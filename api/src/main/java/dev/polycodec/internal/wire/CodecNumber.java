package dev.polycodec.internal.wire;

import java.nio.charset.StandardCharsets;

/** The number of a codec, which says in the frame who wrote a message. */
public final class CodecNumber {

  /** With it, all names of ours have numbers of their own, none of them a character of JSON. */
  private static final int START = 0x86;

  private CodecNumber() {}

  /** Returns the number that a name has: 0 to 255, the same for ever. */
  public static int of(String name) {
    byte[] ascii = name.getBytes(StandardCharsets.US_ASCII);
    return Crc8.update(START, ascii, 0, ascii.length);
  }
}
