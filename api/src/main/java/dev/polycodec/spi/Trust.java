package dev.polycodec.spi;

/** Says which input a variant may decode. */
public enum Trust {
  /** Input from peers that are not trusted: the format names no classes. */
  UNTRUSTED_INPUT,
  /** Input from peers that are not trusted: the format names classes, and every door is guarded. */
  HARDENED,
  /** Input from trusted peers only; the builder must say {@code trustedInput()}. */
  TRUSTED_INPUT_ONLY
}
