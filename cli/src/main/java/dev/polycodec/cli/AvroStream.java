package dev.polycodec.cli;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.tree.Tree.Kind;
import dev.polycodec.spi.tree.Tree.Node;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/**
 * Reads a single object of Avro by the schema that it was written with, by the <a
 * href="https://avro.apache.org/docs/1.12.0/specification/#binary-encoding">published encoding</a>.
 */
final class AvroStream extends PlainStream {

  /** A marker of two bytes, and the fingerprint of the schema. */
  private static final int HEADER = 10;

  private final Schema root;

  AvroStream(byte[] stream, int start, Schema schema) {
    super(stream, start, HEADER);
    root = schema;
  }

  /** Says whether bytes begin as a single object does. */
  static boolean begins(byte[] bytes, int start) {
    return bytes.length - start >= HEADER && PlainKind.begins(bytes, start, 0xC3, 0x01);
  }

  /** Returns the number of the schema that a single object was written with. */
  static long fingerprint(byte[] bytes, int start) {
    return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).getLong(start + 2);
  }

  @Override
  @Nullable Object parse() throws IOException {
    return value(root);
  }

  private @Nullable Object value(Schema schema) throws IOException {
    return switch (schema.getType()) {
      case NULL -> null;
      case BOOLEAN -> bool();
      case INT -> toInt(zigzag());
      case LONG -> zigzag();
      case FLOAT -> Float.intBitsToFloat(int32());
      case DOUBLE -> Double.longBitsToDouble(int64());
      case STRING -> text(block(zigzag()));
      case BYTES -> block(zigzag());
      case FIXED -> block(schema.getFixedSize());
      case ENUM -> constant(schema);
      case UNION -> value(chosen(schema.getTypes()));
      case RECORD, ARRAY, MAP -> {
        enter("objects");
        Node read = composed(schema);
        leave();
        yield read;
      }
    };
  }

  private Node composed(Schema schema) throws IOException {
    return switch (schema.getType()) {
      case RECORD -> fields(schema);
      case ARRAY -> elements(schema.getElementType());
      default -> entries(schema.getValueType());
    };
  }

  private Node fields(Schema schema) throws IOException {
    Node record = begin(Kind.OBJECT, schema.getFullName());
    for (Schema.Field field : schema.getFields()) {
      add(record, field.name(), () -> value(field.schema()));
    }
    return record;
  }

  private Node elements(Schema element) throws IOException {
    Node array = begin(Kind.COLLECTION, "array");
    for (long count = block(); count > 0; count = block()) {
      for (long i = 0; i < count; i++) {
        add(array, null, () -> value(element));
      }
    }
    return array;
  }

  private Node entries(Schema value) throws IOException {
    Node map = begin(Kind.MAP, "map");
    for (long count = block(); count > 0; count = block()) {
      for (long i = 0; i < count; i++) {
        add(map, null, () -> text(block(zigzag())));
        add(map, null, () -> value(value));
      }
    }
    return map;
  }

  /** Reads how many elements follow; where the number is negative, their size follows, too. */
  private long block() throws IOException {
    long count = zigzag();
    if (count < 0) {
      requireRoom(zigzag());
    }
    return Math.absExact(count);
  }

  private Node constant(Schema schema) throws IOException {
    Node constant = begin(Kind.ENUM, schema.getFullName());
    add(constant, null, () -> chosen(schema.getEnumSymbols()));
    return constant;
  }

  private <T> T chosen(List<T> among) throws IOException {
    long index = zigzag();
    if (index < 0 || index >= among.size()) {
      throw new MalformedDataException("The schema has no choice of the number " + index);
    }
    return among.get((int) index);
  }

  private static int toInt(long number) {
    if ((int) number != number) {
      throw new MalformedDataException("The bytes hold a number that its type does not have");
    }
    return (int) number;
  }
}
