package dev.polycodec.tck.model.versions.v1;

import java.io.Serializable;

/** Records whose components come, go and move. */
public final class Records {

  private Records() {}

  /** Gets a component at the end. */
  public record AddedLast(int x, int y) implements Serializable {}

  /** Gets a component between the others. */
  public record AddedBetween(int x, int y) implements Serializable {}

  /** Declares its components in another order. */
  public record Reordered(int x, int y) implements Serializable {}

  /** Gives a component another name. */
  public record Renamed(int x, int y) implements Serializable {}

  /** Has a wider component. */
  public record Widened(int x) implements Serializable {}

  /** Becomes a record. */
  public static final class Became implements Serializable {
    private static final long serialVersionUID = 1L;

    public int x;
  }
}
