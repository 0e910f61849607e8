package dev.polycodec.msgpack;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.polycodec.tck.hostile.Attack;
import dev.polycodec.tck.hostile.Bait;
import dev.polycodec.tck.hostile.Crafted;
import dev.polycodec.tck.hostile.HostileBytes;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.List;
import org.msgpack.core.MessageBufferPacker;
import org.msgpack.core.MessagePack;
import org.msgpack.jackson.dataformat.MessagePackFactory;

/** Payloads of {@code msgpack}, made by a library: objects are maps, and nothing names a class. */
final class DocumentHostileBytes implements HostileBytes {

  private static final String VALUE = "value";

  private interface Content {
    void write(MessageBufferPacker out) throws IOException;
  }

  @Override
  public List<Crafted> named(String className) {
    return List.of(Crafted.cannot("the bytes name no classes"));
  }

  @Override
  public Crafted harmless() {
    return any(out -> out.packArrayHeader(1).packArrayHeader(0));
  }

  @Override
  public Crafted craft(Attack attack) {
    return switch (attack) {
      case CLASS_VALUE, ARRAY_CLASS_VALUE, PROXY ->
          Crafted.cannot("the format has neither classes as values nor proxies");
      case CLASS_NUMBER, RAW_CONTAINER, WRONG_OBJECT, WRONG_ELEMENT ->
          Crafted.cannot("the bytes name no classes");
      case WRONG_REFERENCE, REFERENCE_BEYOND, REFERENCE_NEGATIVE ->
          Crafted.cannot("the format has no references");
      case LONGS, OBJECTS, MAP_NEGATIVE ->
          Crafted.cannot("a container is a list or map, of none below zero");
      case NULLS, COPIES -> Crafted.cannot("each element takes a byte or more");
      case DEFINITION -> Crafted.cannot("the bytes define no class");
      case SCALE -> any(out -> out.packString("7E-1000000000"));
      case LIST -> any(out -> out.packArrayHeader(Integer.MAX_VALUE));
      case MAP -> any(out -> out.packMapHeader(1 << 30));
      case STRING -> any(out -> out.packRawStringHeader(Integer.MAX_VALUE));
      case BYTES -> blob(Integer.MAX_VALUE);
      case BITS -> blob(-1);
      case NESTED_OBJECTS, NESTED_LISTS ->
          any(out -> repeat(Attack.NESTED, () -> out.packArrayHeader(Attack.PADDING)));
      case DEEP_OBJECTS ->
          object("next", out -> repeat(Attack.DEEP, () -> out.packMapHeader(1).packString("next")));
      case DEEP_LISTS ->
          any(
              out -> {
                repeat(Attack.DEEP, () -> out.packArrayHeader(1));
                out.packNil();
              });
      case DEEP_MAPS ->
          any(out -> repeat(Attack.DEEP, () -> out.packMapHeader(1).packString("key")));
      case REFERENCES ->
          any(
              out -> {
                out.packArrayHeader(Attack.MANY);
                repeat(Attack.MANY, () -> out.packArrayHeader(0));
              });
    };
  }

  @Override
  public void useLibrary(Object value) throws IOException {
    ObjectMapper mapper = new ObjectMapper(new MessagePackFactory());
    mapper.readValue(mapper.writeValueAsBytes(value), value.getClass());
  }

  /** Announces bytes that are not there, of 32 bits. */
  private static Crafted blob(int length) {
    return object(
            VALUE, out -> out.addPayload(new byte[] {(byte) 0xC6}).addPayload(bigEndian(length)))
        .of(new Bait.Blob());
  }

  private static byte[] bigEndian(int value) {
    return ByteBuffer.allocate(Integer.BYTES).putInt(value).array();
  }

  private static Crafted any(Content value) {
    return object(VALUE, value);
  }

  /** Returns a root with one field. */
  private static Crafted object(String field, Content value) {
    try (MessageBufferPacker out = MessagePack.newDefaultBufferPacker()) {
      out.packMapHeader(1).packString(field);
      value.write(out);
      return Crafted.of(out.toByteArray());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private interface Step {
    void run() throws IOException;
  }

  private static void repeat(int times, Step step) throws IOException {
    for (int i = 0; i < times; i++) {
      step.run();
    }
  }
}
