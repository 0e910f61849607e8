package dev.polycodec.tck.hostile.evilp;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;

/** One class for each way in which bytes can name one. */
public final class Evil {

  private Evil() {}

  /** An object. */
  public static final class Bean implements Serializable {
    private static final long serialVersionUID = 1L;

    private int number = 7;

    @Override
    public String toString() {
      return "bean " + number;
    }
  }

  /** A record. */
  public record Row(int number) implements Serializable {}

  /** An enum. */
  public enum Constant {
    ONE,
    TWO;
  }

  /** A list. */
  public static final class Elements extends ArrayList<Object> {
    private static final long serialVersionUID = 1L;
  }

  /** A map. */
  public static final class Entries extends HashMap<Object, Object> {
    private static final long serialVersionUID = 1L;
  }

  /** An exception. */
  public static final class Failure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private int number = 7;

    @Override
    public String toString() {
      return "failure " + number;
    }
  }

  /** A comparator. */
  public static final class Order implements Comparator<Object>, Serializable {
    private static final long serialVersionUID = 1L;

    @Override
    public int compare(Object left, Object right) {
      return left.toString().compareTo(right.toString());
    }
  }
}
