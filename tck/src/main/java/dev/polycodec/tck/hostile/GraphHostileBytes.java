package dev.polycodec.tck.hostile;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;

/**
 * Payloads in the form of {@link dev.polycodec.spi.graph.GraphWriter}; a codec that uses it says
 * how its backend writes the primitives.
 */
public abstract class GraphHostileBytes implements HostileBytes {

  private static final int NULL = -1;
  private static final int REFERENCE = -2;
  private static final int CLASS = -3;
  private static final int DECLARED = -4;
  private static final int STRING = 0;
  private static final int BYTES = 9;
  private static final int BIG_DECIMAL = 12;

  /** The stream of one payload. */
  public interface Out {

    /** Writes one byte. */
    void tag(int value) throws IOException;

    /** Writes a number as the backend does. */
    void number(int value) throws IOException;

    /** Writes the name of a class that the payload has not mentioned. */
    void name(String className) throws IOException;

    /** Writes what precedes a string that is not there. */
    void announceString(int length) throws IOException;

    /** Returns what was written. */
    byte[] toBytes();
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
          out.number(1);
          again(out);
          out.number(0);
        });
  }

  @Override
  public Crafted craft(Attack attack) {
    return switch (attack) {
      case CLASS_VALUE, ARRAY_CLASS_VALUE, PROXY ->
          Crafted.cannot("the format has neither classes as values nor proxies");
      case RAW_CONTAINER, DEFINITION ->
          Crafted.cannot("the reader's class, not the bytes, says which fields there are");
      case NULLS, COPIES -> Crafted.cannot("each element takes a byte or more");
      case CLASS_NUMBER ->
          payload(
              out -> {
                out.tag(CLASS);
                out.number(999);
              });
      case WRONG_REFERENCE ->
          payload(
              out -> {
                out.tag(DECLARED);
                reference(out, 1);
              });
      case WRONG_OBJECT ->
          payload(
              out -> {
                out.tag(NULL);
                object(out, Bait.Cat.class.getName());
              });
      case REFERENCE_BEYOND -> payload(out -> reference(out, 1000));
      case REFERENCE_NEGATIVE -> payload(out -> reference(out, -5));
      case BYTES ->
          payload(
              out -> {
                out.tag(BYTES);
                out.number(Integer.MAX_VALUE);
              });
      case LONGS -> announcing("[J", Integer.MAX_VALUE);
      case OBJECTS -> announcing("[Ljava.lang.Object;", Integer.MAX_VALUE);
      case NESTED_OBJECTS -> nested("[Ljava.lang.Object;");
      case NESTED_LISTS -> nested("java.util.ArrayList");
      case LIST -> announcing("java.util.ArrayList", Integer.MAX_VALUE);
      case MAP -> announcing("java.util.HashMap", 1 << 30);
      case MAP_NEGATIVE -> announcing("java.util.HashMap", -1);
      case STRING ->
          payload(
              out -> {
                out.tag(STRING);
                out.announceString(Integer.MAX_VALUE);
              });
      case BITS ->
          payload(
              out -> {
                object(out, "java.util.BitSet");
                out.tag(BYTES);
                out.number(-1);
              });
      case DEEP_OBJECTS ->
          payload(
              out -> {
                for (int i = 0; i < Attack.DEEP; i++) {
                  out.tag(DECLARED);
                }
              });
      case DEEP_LISTS -> deep("java.util.ArrayList", out -> out.number(1));
      case DEEP_MAPS ->
          deep(
              "java.util.HashMap",
              out -> {
                out.number(1);
                out.tag(NULL);
              });
      case REFERENCES ->
          payload(
              out -> {
                object(out, "java.util.ArrayList");
                out.number(Attack.MANY);
                for (int i = 0; i < Attack.MANY; i++) {
                  again(out);
                  out.number(0);
                }
              });
      case SCALE ->
          payload(
              out -> {
                out.tag(BIG_DECIMAL);
                out.number(1_000_000_000);
                out.number(1);
                out.tag(7);
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
          out.number(length);
        });
  }

  private Crafted nested(String className) {
    return payload(
        out -> {
          object(out, className);
          out.number(Attack.PADDING);
          for (int i = 1; i < Attack.NESTED; i++) {
            again(out);
            out.number(Attack.PADDING);
          }
          for (int i = 0; i < Attack.PADDING; i++) {
            out.tag(NULL);
          }
        });
  }

  /** Returns a container in another, and so on: what it begins with is what it is in, too. */
  private Crafted deep(String className, Content begin) {
    return payload(
        out -> {
          object(out, className);
          begin.write(out);
          for (int i = 1; i < Attack.DEEP; i++) {
            again(out);
            begin.write(out);
          }
        });
  }

  private static void object(Out out, String className) throws IOException {
    out.tag(CLASS);
    out.number(0);
    out.name(className);
  }

  /** Writes the class that was mentioned first. */
  private static void again(Out out) throws IOException {
    out.tag(CLASS);
    out.number(0);
  }

  private static void reference(Out out, int number) throws IOException {
    out.tag(REFERENCE);
    out.number(number);
  }
}
