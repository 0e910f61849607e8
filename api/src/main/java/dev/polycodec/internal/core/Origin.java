package dev.polycodec.internal.core;

import dev.polycodec.MalformedDataException;
import dev.polycodec.Trait;
import dev.polycodec.internal.policy.ClassNames;
import dev.polycodec.internal.wire.Cursor;
import dev.polycodec.internal.wire.KnownCodecs;
import dev.polycodec.internal.wire.PlainFormat;
import dev.polycodec.internal.wire.Reference;
import dev.polycodec.spi.Framing;
import dev.polycodec.spi.Variant;
import org.jspecify.annotations.Nullable;

/**
 * Who wrote bytes that a codec cannot read, as far as they tell.
 *
 * @param claim what they tell, in words
 * @param codec the codec that reads them, or null if they do not tell
 * @param framed whether the codec is one whose messages have a frame
 */
record Origin(String claim, @Nullable String codec, boolean framed) {

  private static final Origin UNKNOWN =
      new Origin("The bytes do not begin with the header of a message", null, false);

  /** Returns who wrote bytes that should be a message with a frame, and are not of the reader. */
  static Origin of(byte[] array, int offset, int length) {
    PlainFormat plain = PlainFormat.of(array, offset, length);
    if (plain != null && plain.isSure()) {
      return plain(plain);
    }
    boolean framed = length > 1 && Control.isKnown(array[offset] & 0xFF);
    int number = framed ? array[offset + 1] & 0xFF : 0;
    String codec = framed ? KnownCodecs.framed(number) : null;
    if (codec != null) {
      return framed(codec);
    } else if (plain != null) {
      return plain(plain);
    }
    return framed
        ? new Origin(
            "The bytes were written by a codec of the number "
                + number
                + ", which none of Polycodec's own has",
            null,
            false)
        : UNKNOWN;
  }

  private static Origin framed(String codec) {
    return new Origin("The bytes were written by the codec '" + codec + "'", codec, true);
  }

  private static Origin plain(PlainFormat format) {
    return new Origin("The bytes look like " + format.description(), format.codec(), false);
  }

  /**
   * Returns who wrote bytes that may begin with anything, or null if they do not tell for sure.
   *
   * @param reader the codec that failed to read them
   */
  static @Nullable Origin certain(byte[] array, int offset, int length, Variant reader) {
    PlainFormat plain = PlainFormat.of(array, offset, length);
    if (plain != null && plain.isSure()) {
      return plain.codec().equals(reader.name()) ? null : plain(plain);
    }
    return framedWhole(array, offset, length, false);
  }

  /**
   * Returns who wrote bytes that are a message with a frame from the first to the last, or null.
   *
   * @param named whether the frame must name the class of its root, which is no coincidence
   */
  static @Nullable Origin framedWhole(byte[] array, int offset, int length, boolean named) {
    boolean framed = length > 1 && Control.isKnown(array[offset] & 0xFF);
    String codec = framed ? KnownCodecs.framed(array[offset + 1] & 0xFF) : null;
    return codec != null && isWhole(array, offset, length, named) ? framed(codec) : null;
  }

  private static boolean isWhole(byte[] array, int offset, int length, boolean named) {
    Cursor in = new Cursor();
    in.reset(array, offset, length);
    try {
      int control = in.next();
      in.skip(1);
      String root = Reference.read(in, ClassNames.MAX_BYTES).name();
      if (root == null ? named : !isName(root)) {
        return false;
      }
      Frame.skipTable(control, in);
      Frame.readLength(in);
      return true;
    } catch (MalformedDataException e) {
      return false;
    }
  }

  private static boolean isName(String text) {
    return text.length() >= PlainFormat.SURE
        && text.codePoints()
            .allMatch(c -> ".[;".indexOf(c) >= 0 || Character.isJavaIdentifierPart(c));
  }

  /** Returns what a codec says that reads no such bytes, with the way to read them. */
  MalformedDataException refusedBy(Variant reader, @Nullable Throwable cause) {
    return new MalformedDataException(
        claim + ", this codec is '" + reader.name() + "'" + advice(reader), null, null, cause);
  }

  private String advice(Variant reader) {
    if (codec == null) {
      return "";
    }
    String alone = ": read them with use(\"" + codec + "\")";
    boolean frameless = reader.framing() == Framing.BARE && reader.has(Trait.SCHEMA_FIRST);
    if (reader.has(Trait.PLAIN) || frameless) {
      return alone;
    }
    String envelope = "add envelope(Envelopes.defaults()" + readLegacy(codec);
    return framed
        ? ": to read both, " + envelope + readLegacy(reader.name()) + ") to the builder"
        : alone + ", or " + envelope + ") to the builder";
  }

  /**
   * Returns what a codec says that reads bytes without an envelope, but not these.
   *
   * @param alone whether it reads no others
   */
  MalformedDataException refusedWithoutEnvelope(boolean alone) {
    return new MalformedDataException(
        claim
            + ", and have no envelope: "
            + (framed || alone
                ? "add" + readLegacy(codec).replace('.', ' ') + " to the envelope"
                : "read them with use(\"" + codec + "\")"));
  }

  private static String readLegacy(@Nullable String name) {
    return ".readLegacy(\"" + name + "\")";
  }
}
