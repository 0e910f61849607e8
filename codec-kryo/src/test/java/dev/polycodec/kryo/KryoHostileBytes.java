package dev.polycodec.kryo;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import dev.polycodec.tck.hostile.Attack;
import dev.polycodec.tck.hostile.Bait;
import dev.polycodec.tck.hostile.Crafted;
import dev.polycodec.tck.hostile.HostileBytes;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Consumer;

/** Payloads of {@code kryo}. */
final class KryoHostileBytes implements HostileBytes {

  /** The numbers that stand before values. */
  private static final int NULL = 0;

  private static final int NEW = 1;
  private static final int NEW_OF_NAME = 3;
  private static final int NEW_LIST = 3 + 2 * 17;
  private static final int NEW_MAP = 3 + 2 * 19;

  @Override
  public List<Crafted> named(String className) {
    return List.of(payload(out -> object(out, className)));
  }

  @Override
  public Crafted harmless() {
    return payload(out -> numbers(out, NEW_LIST, 1, NEW_LIST, 0));
  }

  @Override
  public Crafted craft(Attack attack) {
    return switch (attack) {
      case CLASS_VALUE, ARRAY_CLASS_VALUE, PROXY ->
          Crafted.cannot("the format has neither classes as values nor proxies");
      case RAW_CONTAINER, DEFINITION ->
          Crafted.cannot("the reader's class, not the bytes, says which fields there are");
      case NULLS, COPIES -> Crafted.cannot("each element takes a byte or more");
      case CLASS_NUMBER -> payload(out -> object(out, "#999"));
      case WRONG_REFERENCE -> payload(out -> numbers(out, NEW, reference(1)));
      case WRONG_OBJECT ->
          payload(
              out -> {
                numbers(out, NULL);
                object(out, Bait.Cat.class.getName());
              });
      case REFERENCE_BEYOND -> payload(out -> numbers(out, reference(1000)));
      case REFERENCE_NEGATIVE -> payload(out -> numbers(out, reference(-5)));
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
                numbers(out, Integer.MAX_VALUE);
              });
      case BITS ->
          payload(
              out -> {
                object(out, "java.util.BitSet");
                numbers(out, NEW, -1);
              });
      case DEEP_OBJECTS -> deep(NEW);
      case DEEP_LISTS -> deep(NEW_LIST, 1);
      case DEEP_MAPS -> deep(NEW_MAP, 1, NULL);
      case REFERENCES ->
          payload(
              out -> {
                numbers(out, NEW_LIST, Attack.MANY);
                repeat(Attack.MANY, out, NEW_LIST, 0);
              });
      case SCALE ->
          payload(
              out -> {
                numbers(out, NEW);
                out.writeInt(1_000_000_000, false);
                numbers(out, 1, 7);
              });
    };
  }

  @Override
  public void useLibrary(Object value) {
    Kryo kryo = new Kryo();
    kryo.setRegistrationRequired(false);
    Output out = new Output(100, 1000);
    kryo.writeClassAndObject(out, value);
    kryo.readClassAndObject(new Input(out.toBytes()));
  }

  private Crafted announcing(String className, int length) {
    return payload(
        out -> {
          object(out, className);
          numbers(out, length);
        });
  }

  private Crafted nested(String className) {
    return payload(
        out -> {
          for (int i = 0; i < Attack.NESTED; i++) {
            object(out, className);
            numbers(out, Attack.PADDING);
          }
          repeat(Attack.PADDING, out, NULL);
        });
  }

  private Crafted deep(int... numbers) {
    return payload(out -> repeat(Attack.MANY, out, numbers));
  }

  private Crafted payload(Consumer<Output> content) {
    Output out = new Output(100, -1);
    content.accept(out);
    return Crafted.of(out.toBytes());
  }

  private static int reference(int number) {
    return 2 + 2 * number;
  }

  private static void object(Output out, String className) {
    numbers(out, NEW_OF_NAME);
    numbers(out, 2 * className.length() + 1);
    out.writeBytes(className.getBytes(StandardCharsets.ISO_8859_1));
  }

  private static void repeat(int times, Output out, int... numbers) {
    for (int i = 0; i < times; i++) {
      numbers(out, numbers);
    }
  }

  private static void numbers(Output out, int... numbers) {
    for (int number : numbers) {
      out.writeVarInt(number, true);
    }
  }
}
