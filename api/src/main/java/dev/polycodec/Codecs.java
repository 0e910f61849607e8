package dev.polycodec;

/** Creates codecs: {@link #create()} for the one on the class path, {@link #builder()} for more. */
public final class Codecs {

  private Codecs() {}

  /**
   * Creates a codec with all defaults.
   *
   * @throws NoCodecException if no codec, or more than one, is a candidate, or one fails to load
   */
  public static Codec create() {
    return builder().build();
  }

  /** Returns a new builder. */
  public static CodecBuilder builder() {
    return new CodecBuilder();
  }
}
