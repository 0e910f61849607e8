package dev.polycodec.jackson;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.deser.std.NumberDeserializers;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import dev.polycodec.spi.Scalar;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Reads large numbers as Jackson does, but none beyond the limit: an exponent is short. */
final class BoundedNumber extends StdDeserializer<Number> {

  private static final long serialVersionUID = 1;

  private final transient JsonDeserializer<? extends Number> delegate;
  private final Scalar scalar;

  private BoundedNumber(Class<?> type, JsonDeserializer<? extends Number> delegate, Scalar scalar) {
    super(type);
    this.delegate = delegate;
    this.scalar = scalar;
  }

  /** Returns the deserializer of a class of large numbers, or null if it is none. */
  static @Nullable JsonDeserializer<?> find(Class<?> type) {
    if (type == BigInteger.class) {
      return new BoundedNumber(
          type, NumberDeserializers.BigIntegerDeserializer.instance, Scalar.BIG_INTEGER);
    }
    return type == BigDecimal.class
        ? new BoundedNumber(
            type, NumberDeserializers.BigDecimalDeserializer.instance, Scalar.BIG_DECIMAL)
        : null;
  }

  @Override
  public @Nullable Number deserialize(JsonParser in, DeserializationContext context)
      throws IOException {
    Number value = delegate.deserialize(in, context);
    return value == null ? null : scalar.bound(value, Current.of(in, context).message());
  }
}
