package dev.polycodec.tck.model.versions.v2;

import org.jspecify.annotations.Nullable;

/** Records whose components come, go and move. */
public final class Records {

  private Records() {}

  /** Gets a component at the end. */
  public record AddedLast(int x, int y, @Nullable String z) {}

  /** Gets a component between the others. */
  public record AddedBetween(int x, long w, int y) {}

  /** Declares its components in another order. */
  public record Reordered(int y, int x) {}

  /** Gives a component another name. */
  public record Renamed(int x, int z) {}

  /** Has a wider component. */
  public record Widened(long x) {}

  /** Becomes a record. */
  public record Became(int x) {}
}
