package dev.polycodec.jackson.plain;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.deser.std.DelegatingDeserializer;
import java.io.IOException;
import java.util.OptionalDouble;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Has Jackson read what fractions are part of in the way of {@link ExactParser}. */
final class ExactReader extends DelegatingDeserializer {

  private static final long serialVersionUID = 1;

  private static final Set<Class<?>> FRACTIONS =
      Set.of(double[].class, float[].class, OptionalDouble.class, Number.class);

  private ExactReader(JsonDeserializer<?> delegate) {
    super(delegate);
  }

  /** Returns the deserializer of Jackson's for a class, or one that asks it. */
  static JsonDeserializer<?> of(Class<?> type, JsonDeserializer<?> deserializer) {
    return FRACTIONS.contains(type) ? new ExactReader(deserializer) : deserializer;
  }

  @Override
  protected JsonDeserializer<?> newDelegatingInstance(JsonDeserializer<?> delegate) {
    return new ExactReader(delegate);
  }

  @Override
  public @Nullable Object deserialize(JsonParser in, DeserializationContext context)
      throws IOException {
    return super.deserialize(new ExactParser(in), context);
  }
}
