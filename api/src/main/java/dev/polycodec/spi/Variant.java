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
 * @param writer the codec to encode with: itself, or for a {@link Trait#READ_ONLY} variant another
 *     of its provider
 */
public record Variant(
    String name,
    int formatVersion,
    Framing framing,
    Set<Trait> traits,
    Trust trust,
    String writer) {

  /**
   * Checks the name and the format version, and that a read-only variant is what it must be.
   *
   * @throws IllegalArgumentException if the name or the format version is out of its range, a
   *     {@link Trait#READ_ONLY} variant is framed, or the writer is not what it must be
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
    boolean reads = traits.contains(Trait.READ_ONLY);
    if (reads == writer.equals(name) || (reads && framing != Framing.BARE)) {
      throw new IllegalArgumentException(
          "A read-only variant is bare and names another codec to write with, any other names"
              + " itself: not '"
              + name
              + "'");
    }
  }

  /**
   * Describes a codec that writes what it reads.
   *
   * @throws IllegalArgumentException as of the other constructor
   */
  public Variant(String name, int formatVersion, Framing framing, Set<Trait> traits, Trust trust) {
    this(name, formatVersion, framing, traits, trust, name);
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
