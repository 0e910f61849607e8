package dev.polycodec.cli;

import dev.polycodec.compare.Failure;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.HexFormat;

/** Bytes in files, or on the standard input, as they are or as text. */
final class FileSources {

  static final String TOO_LARGE =
      "takes more memory than Java has: give it more with JDK_JAVA_OPTIONS=-Xmx8g";

  /** How bytes are written as text. */
  enum Encoding {
    NONE("text"),
    HEX("hexadecimal text"),
    BASE64("Base64");

    private final String text;

    Encoding(String text) {
      this.text = text;
    }
  }

  private FileSources() {}

  /** Reads a file, or the standard input if its name is a dash. */
  static Source read(String file, Encoding encoding) {
    boolean isInput = file.equals("-");
    if (!isInput && Files.isDirectory(Path.of(file))) {
      throw new Failure(file + " is a directory: name files in it, such as " + file + "/*");
    }
    try {
      byte[] bytes = isInput ? System.in.readAllBytes() : Files.readAllBytes(Path.of(file));
      return new Source(file, decode(bytes, isInput ? "The standard input" : file, encoding));
    } catch (IOException e) {
      throw new Failure(file + " cannot be read: " + e, e);
    } catch (OutOfMemoryError e) {
      throw tooLarge(file, e);
    }
  }

  /** Says that there is not enough memory for what is in a file, and how there is more. */
  static Failure tooLarge(String file, OutOfMemoryError cause) {
    return new Failure(file + " " + TOO_LARGE + ", or inspect a part of it", cause);
  }

  private static byte[] decode(byte[] bytes, String file, Encoding encoding) {
    if (encoding == Encoding.NONE) {
      return bytes;
    }
    String text = new String(bytes, StandardCharsets.ISO_8859_1).replaceAll("\\s+", "");
    try {
      return encoding == Encoding.HEX ? ofHex(text) : ofBase64(text);
    } catch (IllegalArgumentException e) {
      throw new Failure(file + " holds no " + encoding.text + ": " + e.getMessage(), e);
    }
  }

  /** Takes what other tools print, too: {@code 0x1a2b}, {@code 1a:2b}, {@code \x1a\x2b}. */
  private static byte[] ofHex(String text) {
    return HexFormat.of().parseHex(text.replaceAll("0x|\\\\x|[:,]", ""));
  }

  private static byte[] ofBase64(String text) {
    boolean forUrls = text.indexOf('-') >= 0 || text.indexOf('_') >= 0;
    return (forUrls ? Base64.getUrlDecoder() : Base64.getDecoder()).decode(text);
  }
}
