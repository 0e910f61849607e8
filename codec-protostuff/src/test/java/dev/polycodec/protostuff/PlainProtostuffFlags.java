package dev.polycodec.protostuff;

import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import io.protostuff.Schema;
import io.protostuff.runtime.DefaultIdStrategy;
import io.protostuff.runtime.IdStrategy;
import io.protostuff.runtime.RuntimeSchema;
import java.util.List;

/** {@code RuntimeSchema} with the flags that lose least. */
public final class PlainProtostuffFlags extends PlainProtostuff {

  static final int FLAGS =
      IdStrategy.DEFAULT_FLAGS
          | IdStrategy.PRESERVE_NULL_ELEMENTS
          | IdStrategy.MORPH_NON_FINAL_POJOS
          | IdStrategy.ENUMS_BY_NAME;

  private static final DefaultIdStrategy STRATEGY = new DefaultIdStrategy(FLAGS);

  @Override
  public String setup() {
    return ", nulls and subclasses kept";
  }

  /** A stock has a map of enums, of which the library opens a private field to keep its class. */
  @Override
  public List<Object> values() {
    return List.of(new Stock.Tagged(4));
  }

  @Override
  public CodecBuilder builder() {
    return Codecs.builder()
        .use("protostuff-plain")
        .configure(ProtostuffPlainOptions.builder().flags(FLAGS).build())
        .allow(Stock.class.getName() + "*");
  }

  @Override
  @SuppressWarnings("unchecked") // the schema of a class takes its objects
  Schema<Object> schema(Class<?> type) {
    return (Schema<Object>) RuntimeSchema.getSchema(type, STRATEGY);
  }
}
