package dev.polycodec.kryo.stream;

import com.esotericsoftware.kryo.io.Input;
import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.bulk.Bulk;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Reads Kryo's two forms of a string, in bulk and in bounds.
 *
 * <p>ASCII of 2 to 32 characters ends with a byte whose high bit is set. Any other string is its
 * length and one to three bytes for each UTF-16 unit, so that surrogates are kept, paired or not.
 */
public final class Strings {

  /** The longest string that Kryo writes with a mark at its end. */
  private static final int SHORT = 32;

  /** The strings of one ASCII character, which are many in real data. */
  private static final String[] SINGLES = new String[128];

  static {
    for (char c = 0; c < SINGLES.length; c++) {
      SINGLES[c] = String.valueOf(c);
    }
  }

  private final Session engine;
  private final int longest;
  private final boolean shared;
  private final byte[] marked = new byte[SHORT];
  private final char[] units = new char[256];

  private Strings(Session engine, int longest, boolean shared) {
    this.engine = engine;
    this.longest = longest;
    this.shared = shared;
  }

  /** Reads strings of a mark at their end that are short, and has one object for many of one. */
  public static Strings shared(Session engine) {
    return new Strings(engine, SHORT, true);
  }

  /**
   * Reads strings of any length, each of them another object, as Kryo does: they may be the keys of
   * an {@code IdentityHashMap}.
   */
  public static Strings apart(Session engine) {
    return new Strings(engine, Integer.MAX_VALUE, false);
  }

  /** Reads a string that Kryo wrote. */
  public @Nullable String read(Input in) {
    if (!in.readVarIntFlag()) {
      return readMarked(in);
    }
    int length = in.readVarIntFlag(true) - 1;
    if (length <= 0) {
      return length < 0 ? null : "";
    }
    int start = in.position();
    engine.message().bulk(length, 1, in.limit() - start);
    if (shared && length == 1 && in.getBuffer()[start] >= 0) {
      return SINGLES[in.readByte()];
    }
    String ascii = Bulk.getAscii(in.getBuffer(), start, length);
    if (ascii == null) {
      return readUnits(in, length);
    }
    in.setPosition(start + length);
    return ascii;
  }

  private String readMarked(Input in) {
    byte[] bytes = in.getBuffer();
    int start = in.position();
    int stop = start + Math.min(in.limit() - start, longest);
    int end = start;
    while (end < stop && bytes[end] >= 0) {
      end++;
    }
    if (end == stop) {
      throw illFormed();
    }
    int length = end + 1 - start;
    byte[] ascii = length <= marked.length ? marked : new byte[length];
    System.arraycopy(bytes, start, ascii, 0, length);
    ascii[length - 1] &= 0x7F;
    in.setPosition(end + 1);
    return new String(ascii, 0, length, StandardCharsets.ISO_8859_1);
  }

  private String readUnits(Input in, int length) {
    char[] chars = length <= units.length ? units : new char[length];
    for (int i = 0; i < length; i++) {
      int b = in.readByte();
      if (b >= 0) {
        chars[i] = (char) b;
      } else if ((b & 0xE0) == 0xC0) {
        chars[i] = shortest((b & 0x1F) << 6 | continuation(in), 0x80);
      } else if ((b & 0xF0) == 0xE0) {
        chars[i] = shortest((b & 0x0F) << 12 | continuation(in) << 6 | continuation(in), 0x800);
      } else {
        throw illFormed();
      }
    }
    return new String(chars, 0, length);
  }

  private static char shortest(int unit, int least) {
    if (unit < least) {
      throw illFormed();
    }
    return (char) unit;
  }

  private static int continuation(Input in) {
    int b = in.readByte();
    if ((b & 0xC0) != 0x80) {
      throw illFormed();
    }
    return b & 0x3F;
  }

  private static MalformedDataException illFormed() {
    return new MalformedDataException("The bytes hold a string that is ill-formed");
  }
}
