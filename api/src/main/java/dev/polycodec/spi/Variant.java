package dev.polycodec.spi;

import dev.polycodec.Trait;
import dev.polycodec.internal.wire.CodecNumber;
import java.util.Set;

/**
 * Describes one codec of a provider.
 *
 * @param name the name applications select it by and messages may carry: lower-case letters, digits
 *     and hyphens, 1 to 32 characters; never changed once released
 * @param formatVersion the version of the payload format, 1 to 12; raised when bytes change
 * @param framing whether the core's frame precedes the payload
 * @param traits what the variant claims
 * @param trust which input it may decode
 */
public record Variant(
    String name, int formatVersion, Framing framing, Set<Trait> traits, Trust trust) {

  /**
   * Checks the name, the format version, and the framing of a plain variant.
   *
   * @throws IllegalArgumentException if the name or the format version is out of its range, or a
   *     {@link Trait#PLAIN} variant is framed, whose bytes the library would not read
   */
  public Variant {
    if (!name.matches("[a-z0-9-]{1,32}")) {
      throw new IllegalArgumentException(
          "A codec name is 1 to 32 lower-case letters, digits and hyphens, not '" + name + "'");
    }
    if (formatVersion < 1 || formatVersion > 12) {
      throw new IllegalArgumentException("A format version is 1 to 12, not " + formatVersion);
    }
    traits = Set.copyOf(traits);
    if (traits.contains(Trait.PLAIN) && framing != Framing.BARE) {
      throw new IllegalArgumentException("A plain variant is bare: '" + name + "' is not");
    }
  }

  /**
   * Returns the number that stands for the codec in the frame of its messages, 0 to 255: always the
   * same for a name. Of two framed codecs on one class path, each has its own.
   */
  public int number() {
    return CodecNumber.of(name);
  }

  /** Says whether the variant claims a trait. */
  public boolean has(Trait trait) {
    return traits.contains(trait);
  }
}
