package dev.polycodec.spi;

import dev.polycodec.Trait;
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
   * Checks the name and the format version.
   *
   * @throws IllegalArgumentException if either is out of its range
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
  }

  /** Says whether the variant claims a trait. */
  public boolean has(Trait trait) {
    return traits.contains(trait);
  }
}
