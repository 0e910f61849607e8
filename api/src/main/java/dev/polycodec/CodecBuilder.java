package dev.polycodec;

/** Configures a codec; not safe for use by several threads at once. */
public final class CodecBuilder {

  CodecBuilder() {}

  /**
   * Builds the codec.
   *
   * @throws NoCodecException if no codec, or more than one, is a candidate, or one fails to load
   */
  public Codec build() {
    throw new NoCodecException("No codec module is present");
  }
}
