package dev.polycodec.tck.hostile;

/** A group of hostile cases, to which the kit gives the messages that it is about. */
public abstract class MessageGroup {

  @SuppressWarnings("NullAway.Init") // they are given before any test
  Messages messages;

  @SuppressWarnings("NullAway.Init") // as the messages
  Ledger ledger;

  /** Gives the messages that the codec reads. */
  public final void give(Messages read) {
    messages = read;
    ledger = read.ledger();
  }
}
