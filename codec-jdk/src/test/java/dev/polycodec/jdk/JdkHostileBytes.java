package dev.polycodec.jdk;

import dev.polycodec.spi.Scalar;
import dev.polycodec.tck.hostile.Attack;
import dev.polycodec.tck.hostile.Bait;
import dev.polycodec.tck.hostile.Crafted;
import dev.polycodec.tck.hostile.HostileBytes;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamConstants;
import java.io.UncheckedIOException;
import java.util.List;

/** Payloads of {@code jdk}: objects that are carried, and what else the stream can hold. */
final class JdkHostileBytes implements HostileBytes, ObjectStreamConstants {

  private static final int MAX_NAME = 0xffff;

  private interface Content {
    void write(JdkForm out) throws IOException;
  }

  @Override
  public List<Crafted> named(String className) {
    if (className.length() > MAX_NAME) {
      return List.of(Crafted.cannot("no name has more than 65,535 bytes"));
    }
    return List.of(
        object(out -> out.carried(className)),
        object(out -> out.described(TC_OBJECT, className, 0)),
        object(out -> out.described(TC_ARRAY, className, 0)),
        object(out -> out.described(TC_ENUM, className, 0)),
        object(out -> out.described(TC_CLASS, className, 0)));
  }

  @Override
  public Crafted harmless() {
    return object(
        out -> {
          out.carried("java.util.ArrayList");
          out.length(1);
          out.block(ValueWriter.OBJECT);
          out.carriedAgain(1);
          out.length(0);
          out.end();
          out.end();
        });
  }

  @Override
  public Crafted craft(Attack attack) {
    return switch (attack) {
      case NULLS -> Crafted.cannot("each element takes a byte or more");
      case CLASS_VALUE ->
          object(out -> out.described(TC_CLASS, "java.util.Date", 7523967970034938905L));
      case ARRAY_CLASS_VALUE -> object(out -> out.described(TC_CLASS, "[B", -5984413125824719648L));
      case PROXY -> object(JdkForm::proxy);
      case CLASS_NUMBER -> object(out -> out.carriedAgain(999));
      case RAW_CONTAINER ->
          object(
              out -> {
                out.described(TC_OBJECT, "java.util.ArrayList", 8683452581122892189L, "size");
                out.integer(3);
                out.block(0, 0, 0, 3);
                out.bytes(TC_NULL, TC_NULL, TC_NULL, TC_ENDBLOCKDATA);
              });
      case COPIES ->
          object(
              out -> {
                String copies = "java.util.Collections$CopiesList";
                out.described(TC_OBJECT, copies, 2739099268398711800L, "n");
                out.integer(Integer.MAX_VALUE);
              });
      case WRONG_REFERENCE ->
          payload(
              out -> {
                out.block(ValueWriter.OBJECT, ValueWriter.OBJECT);
                out.carried(Bait.Cat.class.getName());
                out.end();
                out.reference(2);
                out.end();
              });
      case WRONG_OBJECT ->
          payload(
              out -> {
                out.block(ValueWriter.NULL, ValueWriter.OBJECT);
                out.carried(Bait.Cat.class.getName());
                out.end();
                out.end();
              });
      case REFERENCE_BEYOND -> object(out -> out.reference(1000));
      case REFERENCE_NEGATIVE -> object(out -> out.reference(-5));
      case BYTES -> object(out -> out.array("[B", -5984413125824719648L, Integer.MAX_VALUE));
      case LONGS -> object(out -> out.array("[J", 8655923659555304851L, (1 << 29) + 1));
      case OBJECTS -> announcing("[Ljava.lang.Object;", Integer.MAX_VALUE);
      case LIST -> announcing("java.util.ArrayList", Integer.MAX_VALUE);
      case MAP -> announcing("java.util.HashMap", 1 << 30);
      case MAP_NEGATIVE -> announcing("java.util.HashMap", -1);
      case STRING ->
          object(
              out -> {
                out.bytes(TC_LONGSTRING);
                out.integer(0);
                out.integer(Integer.MAX_VALUE);
              });
      case BITS ->
          object(
              out -> {
                out.carried("java.util.BitSet");
                out.block(ValueWriter.OBJECT);
                out.array("[B", -5984413125824719648L, -1);
              });
      case DEFINITION -> object(JdkForm::descriptorOfManyFields);
      case DEEP_OBJECTS -> payload(JdkHostileBytes::chain);
      case DEEP_LISTS -> deep("java.util.ArrayList", ValueWriter.OBJECT);
      case DEEP_MAPS -> deep("java.util.HashMap", ValueWriter.NULL, ValueWriter.OBJECT);
      case REFERENCES -> object(JdkHostileBytes::manyLists);
      case SCALE ->
          payload(
              out -> {
                out.block(ValueWriter.SCALARS + Scalar.BIG_DECIMAL.ordinal());
                out.block(0x3b, 0x9a, 0xca, 0x00, 1, 7);
                out.end();
              });
    };
  }

  @Override
  public void useLibrary(Object value) throws IOException, ClassNotFoundException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(value);
    }
    new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
  }

  private static void chain(JdkForm out) throws IOException {
    out.block(ValueWriter.OBJECT);
    for (int i = 0; i < Attack.DEEP; i++) {
      out.carriedAgain(0);
      out.block(ValueWriter.OBJECT);
    }
  }

  private static void manyLists(JdkForm out) throws IOException {
    out.carried("java.util.ArrayList");
    out.length(Attack.MANY);
    for (int i = 0; i < Attack.MANY; i++) {
      out.block(ValueWriter.OBJECT);
    }
    for (int i = 0; i < Attack.MANY; i++) {
      out.carriedAgain(1);
      out.length(0);
      out.end();
    }
  }

  private static Crafted deep(String className, int... tags) {
    return object(
        out -> {
          out.carried(className);
          for (int i = 0; i < Attack.DEEP; i++) {
            out.length(1);
            out.block(tags);
            out.carriedAgain(1);
          }
        });
  }

  private static Crafted announcing(String className, int length) {
    return object(
        out -> {
          out.carried(className);
          out.length(length);
        });
  }

  /** Returns a root with one field, which is an object of the stream. */
  private static Crafted object(Content value) {
    return payload(
        out -> {
          out.block(ValueWriter.OBJECT);
          value.write(out);
          out.end();
        });
  }

  /** Returns a root, the fields of which are the content. */
  private static Crafted payload(Content fields) {
    try {
      JdkForm out = new JdkForm();
      fields.write(out);
      return Crafted.of(out.toBytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
