package dev.polycodec.tck.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A sealed hierarchy: what it permits is known from the declared type alone. */
public final class Figures {

  private Figures() {}

  /** A sealed interface. */
  public sealed interface Figure permits Circle, Square, Group, Outline {}

  /** A record in the hierarchy. */
  public record Circle(double radius) implements Figure {}

  /** A class in the hierarchy. */
  public static final class Square implements Figure {
    private final int side;

    /** Creates a square. */
    public Square(int side) {
      this.side = side;
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Square that && side == that.side;
    }

    @Override
    public int hashCode() {
      return side;
    }
  }

  /** Refers back to the hierarchy. */
  public record Group(List<Figure> members) implements Figure {}

  /** A sealed abstract class in the hierarchy. */
  public abstract static sealed class Outline implements Figure permits Dashed, Dotted {
    private final int width;

    Outline(int width) {
      this.width = width;
    }

    /** Returns the width. */
    public int width() {
      return width;
    }
  }

  /** A subclass in the hierarchy. */
  public static final class Dashed extends Outline {
    private final int gap;

    /** Creates a dashed outline. */
    public Dashed(int width, int gap) {
      super(width);
      this.gap = gap;
    }

    @Override
    public String toString() {
      return "dashed " + width() + " " + gap;
    }
  }

  /** A subclass in the hierarchy without state of its own. */
  public static final class Dotted extends Outline {

    /** Creates a dotted outline. */
    public Dotted(int width) {
      super(width);
    }
  }

  /** Has a field of the sealed type, a list of it, and one of a class in it. */
  public static final class Drawing {
    private final @Nullable Figure main;
    private final List<Figure> others;
    private final Figure @Nullable [] frame;
    private final @Nullable Outline outline;

    /** Creates a drawing. */
    public Drawing(
        @Nullable Figure main,
        List<Figure> others,
        Figure @Nullable [] frame,
        @Nullable Outline outline) {
      this.main = main;
      this.others = others;
      this.frame = frame;
      this.outline = outline;
    }

    @Override
    public String toString() {
      return main + "" + others + (frame == null ? 0 : frame.length) + outline;
    }
  }
}
