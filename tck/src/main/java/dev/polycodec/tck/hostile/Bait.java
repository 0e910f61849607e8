package dev.polycodec.tck.hostile;

import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/** The classes that hand-made messages are about. Their fields go by the order of their names. */
public final class Bait {

  private Bait() {}

  /** Holds anything. */
  public static final class Any {
    @Nullable Object value;

    Any() {}

    Any(@Nullable Object value) {
      this.value = value;
    }
  }

  /** Holds bytes. */
  public static final class Blob {
    byte @Nullable [] value;
  }

  /** Holds a number of any precision. */
  public static final class Amount {
    @Nullable BigDecimal value;
  }

  /** Holds its like, and so is as deep as the bytes make it. */
  public static final class Chain {
    @Nullable Chain next;
  }

  /** Holds objects of two classes that have nothing in common. */
  public static final class Pair {
    @Nullable Cat cat;
    @Nullable Dog dog;
  }

  /** An object without fields. */
  public static class Cat {}

  /** An object without fields, and no cat. */
  public static class Dog {}
}
