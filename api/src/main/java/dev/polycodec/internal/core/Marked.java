package dev.polycodec.internal.core;

import dev.polycodec.MalformedDataException;
import dev.polycodec.SchemaMismatchException;
import dev.polycodec.internal.envelope.EnvelopeHead;
import dev.polycodec.internal.wire.Tag;
import dev.polycodec.spi.Variant;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Bytes with an envelope or a codec tag, where a codec reads messages with neither. */
final class Marked {

  private static final String ENVELOPE =
      "The bytes have an envelope, which this codec does not read";
  private static final String TAG =
      "The bytes begin with a codec tag, which this codec does not read";
  private static final Pattern NAME = Pattern.compile("[a-z0-9-]+");

  private Marked() {}

  /** Returns what a codec without either says of such bytes, or null if they are others. */
  static @Nullable MalformedDataException refusal(
      byte[] array, int offset, int length, Variant reader, @Nullable Throwable cause) {
    String own = ".readLegacy(\"" + reader.name() + "\")";
    if (isEnveloped(array, offset, length)) {
      return refusal(ENVELOPE, own, cause);
    }
    return isTagged(array, offset, length) ? refusal(TAG, ".readTags()" + own, cause) : null;
  }

  /** Returns what a codec with overrides says of bytes with an envelope, or null. */
  static @Nullable MalformedDataException refusalByTags(byte[] array, int offset, int length) {
    return isEnveloped(array, offset, length) ? refusal(ENVELOPE, ".readTags()", null) : null;
  }

  private static MalformedDataException refusal(
      String claim, String reading, @Nullable Throwable cause) {
    return new MalformedDataException(
        claim + ": to read both, add envelope(Envelopes.defaults()" + reading + ") to the builder",
        null,
        null,
        cause);
  }

  private static boolean isEnveloped(byte[] array, int offset, int length) {
    if (!EnvelopeHead.begins(array, offset, length)) {
      return false;
    }
    try {
      EnvelopeHead.read(array, offset, length);
      return true;
    } catch (MalformedDataException | SchemaMismatchException e) {
      return false; // whatever it is, it is no envelope that anybody reads
    }
  }

  /** Says whether bytes begin with a tag that might be the name of a codec. */
  static boolean isTagged(byte[] array, int offset, int length) {
    if (!Tag.isTag(array, offset, length)) {
      return false;
    }
    try {
      return NAME.matcher(Tag.readName(array, offset, length)).matches();
    } catch (MalformedDataException e) {
      return false;
    }
  }
}
