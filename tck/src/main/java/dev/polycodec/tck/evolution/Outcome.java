package dev.polycodec.tck.evolution;

/** What may become of a value that another version of its class wrote. */
enum Outcome {
  /** It is what it was, without what the reader does not have. */
  READ("="),
  /** What the writer did not have is zero or null. */
  DEFAULT("0"),
  /** A field that was renamed without a word is zero or null: the documented loss. */
  LOST("~"),
  /** It is refused with an exception. */
  REFUSED("!"),
  /** The codec does not encode such values at all. */
  UNSUPPORTED("–");

  private final String symbol;

  Outcome(String symbol) {
    this.symbol = symbol;
  }

  String symbol() {
    return symbol;
  }
}
