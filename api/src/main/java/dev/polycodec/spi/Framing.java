package dev.polycodec.spi;

/** Says whether the core's frame precedes a variant's payload. */
public enum Framing {
  /**
   * The frame carries format version, root class, class fingerprints and payload length; the
   * payload does not name the root class, and the engine never sees a null root.
   */
  FRAMED,
  /**
   * The payload stands alone, for other implementations of its format to read: the engine encodes a
   * null root, and a variant that carries types names the root class itself.
   */
  BARE
}
