package dev.polycodec.tck.model;

import java.io.Serializable;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Types whose values only the bytes name, so that an application must allow them. */
public final class Open {

  private Open() {}

  /** An open interface. */
  public interface Plugin {}

  /** Implements the interface. */
  public record Named(@Nullable String name) implements Plugin {}

  /** Implements the interface, and refers to it. */
  public static final class Chained implements Plugin {
    private final @Nullable Plugin next;

    /** Creates a plugin in front of another. */
    public Chained(@Nullable Plugin next) {
      this.next = next;
    }

    @Override
    public String toString() {
      return "chained " + next;
    }
  }

  /** Has fields that name no concrete class. */
  public static final class Loose {
    private final @Nullable Object any;
    private final @Nullable Number number;
    private final @Nullable CharSequence text;
    private final @Nullable Comparable<?> comparable;
    private final @Nullable Serializable serializable;
    private final @Nullable Plugin plugin;
    private final List<?> list;
    private final Map<?, ?> map;

    /** Puts the values into the fields they fit. */
    public Loose(@Nullable Object any, Number number, String text, @Nullable Plugin plugin) {
      this.any = any;
      this.number = number;
      this.text = text;
      this.comparable = text;
      this.serializable = number;
      this.plugin = plugin;
      this.list = List.of(number, text);
      this.map = Map.of(text, number);
    }

    @Override
    public String toString() {
      return any + "" + number + text + comparable + serializable + plugin + list + map;
    }
  }
}
