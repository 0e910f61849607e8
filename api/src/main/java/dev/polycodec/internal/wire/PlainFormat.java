package dev.polycodec.internal.wire;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What other software writes, as far as the first bytes tell. */
public enum PlainFormat {
  JAVA("a Java object stream", List.of("jdk-plain"), bytes(0xAC, 0xED, 0, 5)),
  SMILE("Smile", List.of("smile"), bytes(':', ')', '\n')),
  KRYO("plain Kryo", List.of("kryo-plain"), bytes(1, 0, Mark.NAME)),
  FST("an FST object stream", List.of("fst-plain"), bytes(0, 1, Mark.ANY, Mark.NAME)),
  HESSIAN1(
      "plain Hessian 1.0",
      List.of("hessian1-plain"),
      bytes('M', 't', 0, Mark.ANY, Mark.NAME),
      bytes('V', 't', 0, Mark.ANY, Mark.NAME)),
  HESSIAN(
      "plain Hessian 2.0",
      List.of("hessian-plain"),
      bytes('C', Mark.SHORT, Mark.NAME),
      bytes('C', '0', Mark.ANY, Mark.NAME),
      bytes('M', Mark.SHORT, Mark.NAME),
      bytes('M', '0', Mark.ANY, Mark.NAME)),
  JSON(
      "JSON",
      List.of("json", "json-typed", "protobuf-json", "fastjson-plain"),
      each("{[\"-0123456789tfn" + PlainFormat.BLANKS));

  /** What may stand before a text of JSON, and is no text by itself. */
  private static final String BLANKS = " \t\r\n";

  /** So many bytes are no coincidence. */
  public static final int SURE = 3;

  /** What stands in a beginning for something else than one byte. */
  private static final class Mark {

    /** Any byte, which is a length. */
    static final int ANY = -1;

    /** A length below 32. */
    static final int SHORT = -2;

    /** The name of a class, of which three characters are looked at. */
    static final int NAME = -3;

    static final int NAME_CHARS = 3;
  }

  private final String description;
  private final List<String> codecs;
  private final int[][] beginnings;

  PlainFormat(String description, List<String> codecs, int[]... beginnings) {
    this.description = description;
    this.codecs = codecs;
    this.beginnings = beginnings;
  }

  private static int[] bytes(int... beginning) {
    return beginning;
  }

  private static int[][] each(String characters) {
    int[][] beginnings = new int[characters.length()][];
    for (int i = 0; i < beginnings.length; i++) {
      beginnings[i] = bytes(characters.charAt(i));
    }
    return beginnings;
  }

  /** Returns the format that a range begins like, or null if it is none of these. */
  public static @Nullable PlainFormat of(byte[] array, int offset, int length) {
    int end = offset + length;
    for (PlainFormat format : values()) {
      int from = format == JSON ? skipBlanks(array, offset, end) : offset;
      for (int[] beginning : format.beginnings) {
        if (matches(beginning, array, from, end)) {
          return format;
        }
      }
    }
    return null;
  }

  private static int skipBlanks(byte[] array, int from, int end) {
    int at = from;
    while (at < end && BLANKS.indexOf(array[at]) >= 0) {
      at++;
    }
    return at;
  }

  private static boolean matches(int[] beginning, byte[] array, int from, int end) {
    int at = from;
    for (int each : beginning) {
      int size = each == Mark.NAME ? Mark.NAME_CHARS : 1;
      if (end - at < size || !matches(each, array, at)) {
        return false;
      }
      at += size;
    }
    return true;
  }

  private static boolean matches(int each, byte[] array, int at) {
    return switch (each) {
      case Mark.ANY -> true;
      case Mark.SHORT -> (array[at] & 0xE0) == 0;
      case Mark.NAME ->
          Character.isLetter(array[at]) && isPart(array[at + 1]) && isPart(array[at + 2]);
      default -> (array[at] & 0xFF) == each;
    };
  }

  private static boolean isPart(byte c) {
    return c == '.' || c > 0 && Character.isJavaIdentifierPart(c);
  }

  /**
   * Returns how every message of a codec begins: nothing, if it may begin with anything or is not
   * known.
   */
  public static List<byte[]> beginningsOf(String codec) {
    List<byte[]> beginnings = new ArrayList<>();
    for (PlainFormat format : values()) {
      for (int[] beginning : format.beginnings) {
        if (format.codecs.contains(codec) && isOfBytes(beginning)) {
          beginnings.add(toBytes(beginning));
        }
      }
    }
    return List.copyOf(beginnings);
  }

  private static boolean isOfBytes(int[] beginning) {
    for (int each : beginning) {
      if (each < 0) {
        return false;
      }
    }
    return true;
  }

  private static byte[] toBytes(int[] beginning) {
    byte[] bytes = new byte[beginning.length];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) beginning[i];
    }
    return bytes;
  }

  /** Says whether nothing else begins so but by a rare coincidence. */
  public boolean isSure() {
    return beginnings[0].length >= SURE;
  }

  /** Returns the codec that reads it. */
  public String codec() {
    return codecs.get(0);
  }

  /** Returns what it is called. */
  public String description() {
    return description;
  }
}
