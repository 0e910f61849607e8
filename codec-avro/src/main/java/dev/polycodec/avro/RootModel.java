package dev.polycodec.avro;

import dev.polycodec.spi.Message;
import java.util.Map;
import java.util.function.Function;
import org.apache.avro.Schema;

/** Avro's model of the objects of one root, which tells the message of each. */
interface RootModel {

  /** Others send schemas, in new objects if they like. */
  int MAX_KEPT = 64;

  void begin(Message next);

  void end();

  RootWriter writer(Schema schema);

  /** Returns what reads the bytes of a writer's schema. */
  RootReader reader(Schema schema);

  /** Checks that bytes bring back what was written, if Avro may write what it does not read. */
  default void requireKept(Object value, byte[] bytes, int offset, int length) {}

  /** Returns what is kept for a schema, or makes it. */
  static <T> T kept(Map<Schema, T> kept, Schema schema, Function<Schema, T> make) {
    T known = kept.get(schema);
    if (known == null) {
      known = make.apply(schema);
      if (kept.size() == MAX_KEPT) {
        kept.clear();
      }
      kept.put(schema, known);
    }
    return known;
  }
}
