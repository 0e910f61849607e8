package dev.polycodec.hessian;

import com.caucho.hessian.io.Hessian2Input;
import com.caucho.hessian.io.Hessian2Output;
import dev.polycodec.tck.hostile.Attack;
import dev.polycodec.tck.hostile.Bait;
import dev.polycodec.tck.hostile.Crafted;
import dev.polycodec.tck.hostile.HostileBytes;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;

/** Payloads of {@code hessian}. */
final class HessianHostileBytes implements HostileBytes {

  private static final int MAX_TYPE = 0xffff;

  private interface Content {
    void write(HessianForm out) throws IOException;
  }

  @Override
  public List<Crafted> named(String className) {
    if (className.length() > MAX_TYPE) {
      return List.of(Crafted.cannot("no type has more than 65,535 characters"));
    }
    return List.of(
        any(out -> out.object(className)),
        any(out -> out.list(className, 1)),
        any(out -> out.map(className)));
  }

  @Override
  public Crafted harmless() {
    return any(
        out -> {
          out.list("java.util.ArrayList", 1);
          out.list("java.util.ArrayList", 0);
        });
  }

  @Override
  public Crafted craft(Attack attack) {
    return switch (attack) {
      case CLASS_VALUE, ARRAY_CLASS_VALUE, PROXY ->
          Crafted.cannot("the format has neither classes as values nor proxies");
      case NULLS, COPIES -> Crafted.cannot("each element takes a byte or more");
      case MAP, MAP_NEGATIVE -> Crafted.cannot("a map announces no size");
      case CLASS_NUMBER -> any(out -> out.objectOfNumber(999));
      case DEFINITION ->
          payload(out -> out.definition(Bait.Any.class.getName(), Integer.MAX_VALUE));
      case RAW_CONTAINER ->
          any(
              out -> {
                out.object("java.util.ArrayList", "size");
                out.integer(3);
              });
      case WRONG_REFERENCE -> pair(out -> out.object(Bait.Cat.class.getName()), out -> out.ref(1));
      case WRONG_OBJECT -> pair(HessianForm::nothing, out -> out.object(Bait.Cat.class.getName()));
      case REFERENCE_BEYOND -> any(out -> out.ref(1000));
      case REFERENCE_NEGATIVE -> any(out -> out.ref(-5));
      case BYTES -> any(out -> out.chunk('B', 0xffff));
      case STRING -> any(out -> out.chunk('S', 0xffff));
      case LONGS -> any(out -> out.list("[J", (1 << 29) + 1));
      case OBJECTS -> any(out -> out.list("[Ljava.lang.Object;", Integer.MAX_VALUE));
      case NESTED_OBJECTS -> nested("[Ljava.lang.Object;");
      case NESTED_LISTS -> nested("java.util.ArrayList");
      case LIST -> any(out -> out.list("java.util.ArrayList", Integer.MAX_VALUE));
      case BITS -> any(out -> out.list("java.util.BitSet", -1));
      case DEEP_OBJECTS -> payload(HessianHostileBytes::chain);
      case DEEP_LISTS -> deep(out -> out.list("java.util.ArrayList", 1));
      case DEEP_MAPS ->
          deep(
              out -> {
                out.map("java.util.HashMap");
                out.nothing();
              });
      case REFERENCES ->
          any(
              out -> {
                out.list("java.util.ArrayList", Attack.MANY);
                for (int i = 0; i < Attack.MANY; i++) {
                  out.list("java.util.ArrayList", 0);
                }
              });
      case SCALE ->
          value(
              Bait.Amount.class,
              out -> {
                out.list("decimal", 1);
                out.chunk('B', 5);
                out.bytes(0x3b, 0x9a, 0xca, 0x00, 7);
              });
    };
  }

  @Override
  public void useLibrary(Object value) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    Hessian2Output out = new Hessian2Output(bytes);
    out.getSerializerFactory().setAllowNonSerializable(true);
    out.writeObject(value);
    out.flush();
    new Hessian2Input(new ByteArrayInputStream(bytes.toByteArray())).readObject();
  }

  private Crafted any(Content value) {
    return value(Bait.Any.class, value);
  }

  private Crafted value(Class<?> root, Content value) {
    return payload(
        out -> {
          out.object(root.getName(), "value");
          value.write(out);
        });
  }

  private Crafted pair(Content cat, Content dog) {
    return payload(
        out -> {
          out.object(Bait.Pair.class.getName(), "cat", "dog");
          cat.write(out);
          dog.write(out);
        });
  }

  private Crafted nested(String type) {
    return any(
        out -> {
          for (int i = 0; i < Attack.NESTED; i++) {
            out.list(type, Attack.PADDING);
          }
          for (int i = 0; i < Attack.PADDING; i++) {
            out.nothing();
          }
        });
  }

  private Crafted deep(Content level) {
    return any(
        out -> {
          for (int i = 0; i < Attack.DEEP; i++) {
            level.write(out);
          }
        });
  }

  private static void chain(HessianForm out) throws IOException {
    for (int i = 0; i < Attack.DEEP; i++) {
      out.object(Bait.Chain.class.getName(), "next");
    }
  }

  private Crafted payload(Content content) {
    try {
      HessianForm out = new HessianForm();
      content.write(out);
      return Crafted.of(out.toBytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
