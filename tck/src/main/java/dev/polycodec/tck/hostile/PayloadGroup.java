package dev.polycodec.tck.hostile;

/**
 * A group of hostile cases made by hand, to which the kit gives the codec that is to refuse them.
 */
public abstract class PayloadGroup {

  @SuppressWarnings("NullAway.Init") // it is given before any test
  Target target;

  /** Gives the codec. */
  public final void give(Target tried) {
    target = tried;
  }
}
