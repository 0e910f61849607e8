package dev.polycodec.protostuff;

import dev.polycodec.spi.Scalar;
import dev.polycodec.tck.hostile.Attack;
import dev.polycodec.tck.hostile.Bait;
import dev.polycodec.tck.hostile.Crafted;
import dev.polycodec.tck.hostile.HostileBytes;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/** Payloads of {@code protostuff}. */
final class ProtostuffHostileBytes implements HostileBytes {

  private static final String ARRAY_LIST = "java.util.ArrayList";
  private static final byte[] ARRAY_LISTS = number(ValueWriter.NUMBER, 0);
  private static final byte[] HASH_MAP = number(ValueWriter.NUMBER, 1);
  private static final byte[] NULL_ELEMENT = number(ValueWriter.NULL, 1);

  @Override
  public List<Crafted> named(String className) {
    return List.of(any(name(className)));
  }

  @Override
  public Crafted harmless() {
    return any(name(ARRAY_LIST), nested(ValueWriter.NESTED, ARRAY_LISTS));
  }

  @Override
  public Crafted craft(Attack attack) {
    return switch (attack) {
      case CLASS_VALUE, ARRAY_CLASS_VALUE, PROXY ->
          Crafted.cannot("the format has neither classes as values nor proxies");
      case RAW_CONTAINER, DEFINITION ->
          Crafted.cannot("the reader's class, not the bytes, says which fields there are");
      case WRONG_REFERENCE, REFERENCE_BEYOND, REFERENCE_NEGATIVE ->
          Crafted.cannot("the format has no references");
      case OBJECTS, NESTED_OBJECTS, LIST, NESTED_LISTS, MAP, MAP_NEGATIVE ->
          Crafted.cannot("a container announces no size");
      case NULLS, COPIES -> Crafted.cannot("each element takes a byte or more");
      case CLASS_NUMBER -> any(number(ValueWriter.NUMBER, 999));
      case WRONG_OBJECT ->
          Crafted.of(nested(ValueWriter.FIRST + 1, name(Bait.Cat.class.getName())));
      case BYTES -> any(announced(element(Scalar.BYTES), Integer.MAX_VALUE));
      case STRING -> any(announced(element(Scalar.STRING), Integer.MAX_VALUE));
      case LONGS -> any(name("[J"), announced(ValueWriter.FIRST, Integer.MAX_VALUE));
      case BITS -> any(name("java.util.BitSet"), announced(element(Scalar.BYTES), -1));
      case DEEP_OBJECTS -> deep(new byte[0]);
      case DEEP_LISTS -> any(name(ARRAY_LIST), deep(ARRAY_LISTS).payload());
      case DEEP_MAPS ->
          any(
              name("java.util.HashMap"),
              NULL_ELEMENT,
              deep(join(HASH_MAP, NULL_ELEMENT)).payload());
      case REFERENCES ->
          any(name(ARRAY_LIST), repeat(nested(ValueWriter.NESTED, ARRAY_LISTS), Attack.MANY));
      case SCALE -> any(announced(element(Scalar.BIG_DECIMAL), 5), bytes(0x3b, 0x9a, 0xca, 0, 7));
    };
  }

  private static int element(Scalar scalar) {
    return ValueWriter.NULL + 1 + scalar.ordinal();
  }

  /** Returns a root whose only field is a nested value. */
  private static Crafted any(byte[]... content) {
    return Crafted.of(nested(ValueWriter.FIRST, join(content)));
  }

  private static byte[] nested(int number, byte[] content) {
    return join(tag(number, Wire.START_GROUP), content, tag(number, Wire.END_GROUP));
  }

  /** Returns values nested in each other; each begins in the same way. */
  private static Crafted deep(byte[] begin) {
    return Crafted.of(repeat(join(varint(ValueWriter.NESTED_TAG), begin), Attack.DEEP));
  }

  private static byte[] name(String className) {
    byte[] utf8 = className.getBytes(StandardCharsets.UTF_8);
    return join(announced(ValueWriter.NAME, utf8.length), utf8);
  }

  private static byte[] number(int field, int value) {
    return join(tag(field, Wire.VARINT), varint(value));
  }

  private static byte[] announced(int field, int length) {
    return join(tag(field, Wire.DELIMITED), varint(length));
  }

  private static byte[] tag(int field, int wireType) {
    return varint(Wire.tag(field, wireType));
  }

  private static byte[] varint(int value) {
    byte[] bytes = new byte[5];
    return Arrays.copyOf(bytes, FlatOutput.put(bytes, 0, value));
  }

  private static byte[] repeat(byte[] content, int times) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    for (int i = 0; i < times; i++) {
      out.writeBytes(content);
    }
    return out.toByteArray();
  }

  private static byte[] bytes(int... values) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    for (int value : values) {
      out.write(value);
    }
    return out.toByteArray();
  }

  private static byte[] join(byte[]... parts) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    for (byte[] part : parts) {
      out.writeBytes(part);
    }
    return out.toByteArray();
  }
}
