package dev.polycodec.tck.hostile.evilq;

import dev.polycodec.tck.hostile.Initialized;
import java.io.Externalizable;
import java.io.ObjectInput;
import java.io.ObjectOutput;
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

    static {
      Initialized.note(Bean.class);
    }

    private int number = 7;

    @Override
    public String toString() {
      return "bean " + number;
    }
  }

  /** A record. */
  public record Row(int number) implements Serializable {
    static {
      Initialized.note(Row.class);
    }
  }

  /** An enum. */
  public enum Constant {
    ONE,
    TWO;

    static {
      Initialized.note(Constant.class);
    }
  }

  /** A list. */
  public static final class Elements extends ArrayList<Object> {
    static {
      Initialized.note(Elements.class);
    }

    private static final long serialVersionUID = 1L;
  }

  /** A map. */
  public static final class Entries extends HashMap<Object, Object> {
    static {
      Initialized.note(Entries.class);
    }

    private static final long serialVersionUID = 1L;
  }

  /** An exception. */
  public static final class Failure extends RuntimeException {
    static {
      Initialized.note(Failure.class);
    }

    private static final long serialVersionUID = 1L;

    private int number = 7;

    @Override
    public String toString() {
      return "failure " + number;
    }
  }

  /** A comparator. */
  public static final class Order implements Comparator<Object>, Serializable {
    static {
      Initialized.note(Order.class);
    }

    private static final long serialVersionUID = 1L;

    @Override
    public int compare(Object left, Object right) {
      return left.toString().compareTo(right.toString());
    }
  }

  /** An object that reads itself. */
  public static final class Outside implements Externalizable {
    static {
      Initialized.note(Outside.class);
    }

    private static final long serialVersionUID = 1L;

    /** Called by whoever reads one. */
    public Outside() {}

    @Override
    public void writeExternal(ObjectOutput out) {}

    @Override
    public void readExternal(ObjectInput in) {}
  }
}
