package dev.polycodec.jdk;

import dev.polycodec.spi.Message;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.net.URI;
import java.text.CompactNumberFormat;
import java.text.MessageFormat;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * What the JDK copies or parses for each object of a class, while the bytes may hold it once, and
 * refer to it from very many. Asked once for each class.
 */
enum Copies {
  NONE(0),
  /** Its trace is copied, and what it suppresses is in a list of its own. */
  FAILURE(8),
  REFERENCES(8),
  TEXT(4),
  ADDRESS(4),
  NUMBER(1),
  /** An argument is in three arrays. */
  ARGUMENTS(24),
  /** A pattern becomes a number and two lists. */
  PATTERNS(1024);

  private final int bytesEach;

  Copies(int bytesEach) {
    this.bytesEach = bytesEach;
  }

  static Copies of(Class<?> type) {
    if (Throwable.class.isAssignableFrom(type)) {
      return FAILURE;
    } else if (AtomicReferenceArray.class.isAssignableFrom(type)) {
      return REFERENCES;
    } else if (type == StringBuilder.class || type == StringBuffer.class) {
      return TEXT;
    } else if (type == URI.class) {
      return ADDRESS;
    } else if (BigInteger.class.isAssignableFrom(type)) {
      return NUMBER;
    } else if (MessageFormat.class.isAssignableFrom(type)) {
      return ARGUMENTS;
    }
    return type == CompactNumberFormat.class ? PATTERNS : NONE;
  }

  /** Has an object pay for its copies, in either direction: what is written must be readable. */
  void charge(Object value, Message message) {
    if (this != NONE) {
      message.charge((int) Math.min((long) bytesEach * length(value), Integer.MAX_VALUE));
    }
  }

  private int length(Object value) {
    return switch (this) {
      case NONE -> 0;
      case FAILURE -> length((Throwable) value);
      case REFERENCES -> ((AtomicReferenceArray<?>) value).length();
      case TEXT -> ((CharSequence) value).length();
      case ADDRESS -> value.toString().length();
      case NUMBER -> ((BigInteger) value).bitLength() / Byte.SIZE;
      case ARGUMENTS -> ((MessageFormat) value).getFormats().length;
      case PATTERNS -> Patterns.of((CompactNumberFormat) value);
    };
  }

  private static int length(Throwable failure) {
    return failure.getStackTrace().length + failure.getSuppressed().length;
  }

  /** Counts the patterns of a format, which shows them to an object stream only. */
  private static final class Patterns extends ObjectOutputStream {

    private int number;

    private Patterns() throws IOException {
      super(OutputStream.nullOutputStream());
      enableReplaceObject(true);
    }

    static int of(CompactNumberFormat format) {
      try (Patterns stream = new Patterns()) {
        stream.writeObject(format);
        return stream.number;
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    @Override
    protected @Nullable Object replaceObject(Object value) {
      if (value instanceof String[] patterns) {
        number = patterns.length;
      }
      return value instanceof CompactNumberFormat ? value : null;
    }
  }
}
