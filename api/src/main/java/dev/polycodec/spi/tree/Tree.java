package dev.polycodec.spi.tree;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A payload as it was read without the classes of its values, up to its end or to what cannot be
 * read.
 *
 * @param root all of it
 * @param guesses how values of classes were read of which the message does not say what they are
 * @param failure why there is no more, or null if the payload was read to its end
 * @param failedAt the index of the byte that cannot be read, if there is one
 */
public record Tree(
    Part root, Map<String, String> guesses, @Nullable Throwable failure, int failedAt) {

  /**
   * A class as a message or an exchanged schema describes it.
   *
   * @param name the name on the wire
   * @param kind what its objects are
   * @param of what is before and after the fields of an object that inherits from the JDK, or the
   *     form of values; else empty
   */
  public record ClassFields(String name, Kind kind, String of, List<Field> fields) {}

  /** A field as a message describes it: its name, and the name of its declared type. */
  public record Field(String name, String type) {}

  /** What a {@link Node} is made of. */
  public enum Kind {
    /** Fields, by name. */
    OBJECT,
    /** Elements. */
    COLLECTION,
    /** Elements, of an array of references. */
    ARRAY,
    /** Keys and values in turn. */
    MAP,
    /** The name of a constant. */
    ENUM,
    /** The form that stands for the value. */
    FORM
  }

  /** A value that is made of others; the same node where a message refers to an object again. */
  public static final class Node {

    private final Kind kind;
    private final String type;
    private final List<Part> parts = new ArrayList<>();

    /** Creates a value without parts. */
    public Node(Kind kind, String type) {
      this.kind = kind;
      this.type = type;
    }

    public Kind kind() {
      return kind;
    }

    /** Returns the name of the class, as the message has it. */
    public String type() {
      return type;
    }

    /** Returns what was read of the parts; the last one may have no end. */
    public List<Part> parts() {
      return parts;
    }
  }

  /** Returns the index of the first byte of the innermost value that was not read to its end. */
  public int brokenAt() {
    Part part = root;
    while (part.value() instanceof Node node && !node.parts().isEmpty()) {
      Part last = node.parts().get(node.parts().size() - 1);
      if (last.end() != Part.OPEN) {
        break;
      }
      part = last;
    }
    return part.start();
  }

  /** A place of a value in a message, and the value. */
  public static final class Part {

    /** The end of a part that was not read to its end. */
    public static final int OPEN = -1;

    private final @Nullable String name;
    private final int start;
    private int end = OPEN;
    private @Nullable Object value;

    /**
     * Creates a part whose value is still to be read.
     *
     * @param name the name of a field, or null
     * @param start the index of the first byte
     */
    public Part(@Nullable String name, int start) {
      this.name = name;
      this.start = start;
    }

    public @Nullable String name() {
      return name;
    }

    public int start() {
      return start;
    }

    /** Returns the index after the last byte, or {@link #OPEN}. */
    public int end() {
      return end;
    }

    /** Returns a node, a value of the JDK that refers to no other, or null. */
    public @Nullable Object value() {
      return value;
    }

    /** Sets the value, whose parts follow. */
    public void begin(Node node) {
      value = node;
    }

    /** Sets the value and where it ends. */
    public void complete(@Nullable Object read, int at) {
      value = read;
      end = at;
    }
  }
}
