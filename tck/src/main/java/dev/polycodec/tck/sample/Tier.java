package dev.polycodec.tck.sample;

/** Says which codecs must round-trip a cell of the value set. */
public enum Tier {
  /** Every object codec must. */
  CORE,
  /** Every codec that carries types must; another may refuse. */
  TYPED,
  /** Every codec may refuse; none may return another value. */
  EXTRA
}
