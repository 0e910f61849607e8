package dev.polycodec.avro;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import org.apache.avro.Schema;

/**
 * Finds what a reader leaves out and what may contain itself: Avro passes over each level of it by
 * a stack of its own, of which it tells nobody, and a level takes a byte of the message.
 */
final class LeftOut {

  /** About what a record takes on that stack, in bytes. */
  private static final int RECORD = 32;

  /** About what a field takes on it. */
  private static final int FIELD = 16;

  private final Map<String, Schema> kept = new HashMap<>();
  private final Deque<String> open = new ArrayDeque<>();
  private int largest;
  private boolean endless;

  private LeftOut() {}

  /** Returns about how many bytes a level takes, or 0 if nothing left out contains itself. */
  static int levelBytes(Schema written, Schema expected) {
    LeftOut found = new LeftOut();
    found.keep(expected);
    found.look(written, false);
    return found.endless ? found.largest : 0;
  }

  private void keep(Schema schema) {
    boolean record = schema.getType() == Schema.Type.RECORD;
    if (!record || kept.putIfAbsent(schema.getFullName(), schema) == null) {
      SchemaBounds.parts(schema).forEach(this::keep);
    }
  }

  private void look(Schema schema, boolean out) {
    if (schema.getType() == Schema.Type.RECORD) {
      lookInto(schema, out);
    } else {
      SchemaBounds.parts(schema).forEach(part -> look(part, out));
    }
  }

  private void lookInto(Schema schema, boolean out) {
    if (out) {
      largest = Math.max(largest, RECORD + FIELD * schema.getFields().size());
    }
    String name = schema.getFullName();
    if (open.contains(name)) {
      endless |= out;
      return;
    }
    open.push(name);
    Schema own = kept.get(name);
    for (Schema.Field field : schema.getFields()) {
      look(field.schema(), out || own == null || own.getField(field.name()) == null);
    }
    open.pop();
  }
}
