package dev.polycodec.avro;

import dev.polycodec.LimitExceededException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.stream.Stream;
import org.apache.avro.Schema;

/**
 * Bounds the schemas of others. The library follows them by recursion, and some of its walks visit
 * a type once for each way that leads to it: a schema of a few lines may have 2^30.
 */
final class SchemaBounds {

  private static final int MAX_DEPTH = 200;
  private static final int MAX_FIELDS = 50_000;

  private final Deque<String> open = new ArrayDeque<>();
  private int fields;

  private SchemaBounds() {}

  /** Checks how deep JSON is nested before it is parsed. */
  static void requireShallow(String json) {
    int depth = 0;
    boolean text = false;
    for (int i = 0; i < json.length(); i++) {
      char c = json.charAt(i);
      if (text && c == '\\') {
        i++;
      } else if (c == '"') {
        text = !text;
      } else if (!text && (c == '{' || c == '[') && ++depth > MAX_DEPTH) {
        throw new LimitExceededException("A schema is nested deeper than " + MAX_DEPTH);
      } else if (!text && (c == '}' || c == ']')) {
        depth--;
      }
    }
  }

  /** Checks how many fields there are on all ways through a schema. */
  static void requireSmall(Schema schema) {
    new SchemaBounds().count(schema);
  }

  private void count(Schema schema) {
    if (++fields > MAX_FIELDS) {
      throw new LimitExceededException(
          "A schema has more than " + MAX_FIELDS + " fields, those of nested records included");
    }
    switch (schema.getType()) {
      case RECORD -> countRecord(schema);
      case ENUM -> fields += schema.getEnumSymbols().size();
      default -> parts(schema).forEach(this::count);
    }
  }

  private void countRecord(Schema schema) {
    if (!open.contains(schema.getFullName())) {
      open.push(schema.getFullName());
      parts(schema).forEach(this::count);
      open.pop();
    }
  }

  /** Returns the schemas that a schema consists of. */
  static Stream<Schema> parts(Schema schema) {
    return switch (schema.getType()) {
      case RECORD -> schema.getFields().stream().map(Schema.Field::schema);
      case ARRAY -> Stream.of(schema.getElementType());
      case MAP -> Stream.of(schema.getValueType());
      case UNION -> schema.getTypes().stream();
      default -> Stream.empty();
    };
  }
}
