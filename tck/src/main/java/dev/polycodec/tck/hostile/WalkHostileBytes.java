package dev.polycodec.tck.hostile;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;

/**
 * Payloads in the form of {@link dev.polycodec.spi.walk.ObjectWriter}; a codec that is a wire says
 * how it writes the primitives.
 */
public abstract class WalkHostileBytes implements HostileBytes {

  /** The numbers that stand before values. */
  private static final int NULL = 0;

  private static final int NEW = 1;
  private static final int NEW_OF_NAME = 3;

  /** The class that was named first, after that of the root. */
  private static final int NEW_OF_FIRST = NEW_OF_NAME + 2 * (32 + 1);

  private static final int NEW_OF_NUMBER = NEW_OF_NAME + 2 * 999;

  /** The stream of one payload. */
  public interface Out {

    /** Writes one byte. */
    void octet(int value) throws IOException;

    /** Writes an integer as the wire does, which may be negative. */
    void integer(int value) throws IOException;

    /** Writes a text of ASCII characters. */
    void text(String value) throws IOException;

    /** Writes what precedes a text that is not there. */
    void announceText(int length) throws IOException;

    /** Returns what was written. */
    byte[] toBytes() throws IOException;

    /**
     * Writes numbers that are not negative, or seem so to the reader, as the wire's {@code
     * writeNumber} does; by default with seven bits a byte.
     */
    default void numbers(int... values) throws IOException {
      for (int value : values) {
        int rest = value;
        while (rest >>> 7 != 0) {
          octet(rest & 0x7F | 0x80);
          rest >>>= 7;
        }
        octet(rest);
      }
    }
  }

  /** What writes a payload. */
  protected interface Content {

    /** Writes it. */
    void write(Out out) throws IOException;
  }

  /** Creates the stream of a payload. */
  protected abstract Out newOut() throws IOException;

  @Override
  public List<Crafted> named(String className) {
    return List.of(payload(out -> object(out, className)));
  }

  @Override
  public final Crafted harmless() {
    return payload(
        out -> {
          object(out, "java.util.ArrayList");
          out.numbers(1, NEW_OF_FIRST, 0);
        });
  }

  @Override
  public Crafted craft(Attack attack) {
    return switch (attack) {
      case CLASS_VALUE, ARRAY_CLASS_VALUE, PROXY ->
          Crafted.cannot("a class is named as that of an array is, and a proxy has no form");
      case RAW_CONTAINER, DEFINITION ->
          Crafted.cannot("the reader's class, not the bytes, says which fields there are");
      case NULLS, COPIES -> Crafted.cannot("each element takes a byte or more");
      case CLASS_NUMBER -> payload(out -> out.numbers(NEW_OF_NUMBER));
      case WRONG_REFERENCE -> payload(out -> out.numbers(NEW, reference(1)));
      case WRONG_OBJECT ->
          payload(
              out -> {
                out.numbers(NULL);
                object(out, Bait.Cat.class.getName());
              });
      case WRONG_ELEMENT ->
          payload(
              out -> {
                object(out, "java.util.ArrayList");
                out.numbers(1);
                object(out, Bait.Cat.class.getName());
                out.numbers(NULL);
              });
      case REFERENCE_BEYOND -> payload(out -> out.numbers(reference(1000)));
      case REFERENCE_NEGATIVE -> payload(out -> out.numbers(reference(-5)));
      case BYTES -> announcing("[B", Integer.MAX_VALUE);
      case LONGS -> announcing("[J", (1 << 29) + 1);
      case OBJECTS -> announcing("[Ljava.lang.Object;", Integer.MAX_VALUE);
      case NESTED_OBJECTS -> nested("[Ljava.lang.Object;");
      case NESTED_LISTS -> nested("java.util.ArrayList");
      case LIST -> announcing("java.util.ArrayList", Integer.MAX_VALUE);
      case MAP -> announcing("java.util.HashMap", 1 << 30);
      case MAP_NEGATIVE -> announcing("java.util.HashMap", -1);
      case STRING ->
          payload(
              out -> {
                object(out, "java.lang.String");
                out.announceText(Integer.MAX_VALUE);
              });
      case BITS ->
          payload(
              out -> {
                object(out, "java.util.BitSet");
                out.numbers(NEW, -1);
              });
      case DEEP_OBJECTS -> payload(out -> repeat(Attack.DEEP, out, NEW));
      case DEEP_LISTS -> deep("java.util.ArrayList", 1);
      case DEEP_MAPS -> deep("java.util.HashMap", 1, NULL);
      case REFERENCES ->
          payload(
              out -> {
                object(out, "java.util.ArrayList");
                out.numbers(Attack.MANY);
                repeat(Attack.MANY, out, NEW_OF_FIRST, 0);
              });
      case SCALE ->
          payload(
              out -> {
                out.numbers(NEW);
                out.integer(1_000_000_000);
                out.numbers(1, 7);
              });
    };
  }

  /** Returns the payload of some content. */
  protected final Crafted payload(Content content) {
    try {
      Out out = newOut();
      content.write(out);
      return Crafted.of(out.toBytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Crafted announcing(String className, int length) {
    return payload(
        out -> {
          object(out, className);
          out.numbers(length);
        });
  }

  private Crafted nested(String className) {
    return payload(
        out -> {
          object(out, className);
          out.numbers(Attack.PADDING);
          repeat(Attack.NESTED - 1, out, NEW_OF_FIRST, Attack.PADDING);
          repeat(Attack.PADDING, out, NULL);
        });
  }

  /** Returns a container in another, and so on: what it begins with is what it is in, too. */
  private Crafted deep(String className, int... begin) {
    return payload(
        out -> {
          object(out, className);
          out.numbers(begin);
          for (int i = 1; i < Attack.DEEP; i++) {
            out.numbers(NEW_OF_FIRST);
            out.numbers(begin);
          }
        });
  }

  private static int reference(int number) {
    return 2 + 2 * number;
  }

  private static void object(Out out, String className) throws IOException {
    out.numbers(NEW_OF_NAME);
    out.text(className);
  }

  private static void repeat(int times, Out out, int... numbers) throws IOException {
    for (int i = 0; i < times; i++) {
      out.numbers(numbers);
    }
  }
}
