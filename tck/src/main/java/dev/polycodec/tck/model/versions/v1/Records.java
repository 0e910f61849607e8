package dev.polycodec.tck.model.versions.v1;

/** Records whose components come, go and move. */
public final class Records {

  private Records() {}

  /** Gets a component at the end. */
  public record AddedLast(int x, int y) {}

  /** Gets a component between the others. */
  public record AddedBetween(int x, int y) {}

  /** Declares its components in another order. */
  public record Reordered(int x, int y) {}

  /** Gives a component another name. */
  public record Renamed(int x, int y) {}

  /** Has a wider component. */
  public record Widened(int x) {}

  /** Becomes a record. */
  public static final class Became {
    public int x;
  }
}
