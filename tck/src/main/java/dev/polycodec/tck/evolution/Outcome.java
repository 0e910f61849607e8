package dev.polycodec.tck.evolution;

/** What may become of a value that another version of its class wrote. */
enum Outcome {
  /** It is what it was, without what the reader does not have. */
  READ("="),
  /** What the writer did not have is zero or null, or the default of the schema. */
  DEFAULT("0"),
  /** Something of it is gone, as documented: such as a field that was renamed without a word. */
  LOST("~"),
  /** As {@link #READ}, and what the reader does not have is there when it is written again. */
  READ_KEPT("=+"),
  /** As {@link #LOST}, and all is there when it is written again. */
  LOST_KEPT("~+"),
  /** It is another value, and nothing tells: the format has no word for the difference. */
  MISREAD("≠"),
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

  /** Returns the outcome for a reader that keeps what it does not show. */
  Outcome kept() {
    return this == READ ? READ_KEPT : LOST_KEPT;
  }
}
