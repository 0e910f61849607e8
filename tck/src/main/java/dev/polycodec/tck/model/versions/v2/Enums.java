package dev.polycodec.tck.model.versions.v2;

import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/** Enums whose constants come, go and move, and classes that hold them. */
public final class Enums {

  private Enums() {}

  /** Gets a constant. */
  public enum Added {
    LOW,
    MIDDLE,
    HIGH
  }

  /** Orders its constants otherwise. */
  public enum Reordered {
    HIGH,
    LOW,
    MIDDLE
  }

  /** Gets a body for a constant. */
  public enum Body {
    LOW,
    HIGH {
      @Override
      public String toString() {
        return "high";
      }
    }
  }

  /** Gives a constant another name. */
  public enum Renamed {
    LOW,
    TOP
  }

  /** A field becomes an enum. */
  public static final class IntEnum implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable Added value;
  }

  /** A field becomes an enum. */
  public static final class StringEnum implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable Added value;
  }
}
