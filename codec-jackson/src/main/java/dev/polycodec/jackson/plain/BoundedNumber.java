package dev.polycodec.jackson.plain;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.deser.ContextualDeserializer;
import com.fasterxml.jackson.databind.deser.std.NumberDeserializers;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Scalar;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Reads large numbers as Jackson does, but none beyond the limit: an exponent is short. */
final class BoundedNumber extends StdDeserializer<Number> implements ContextualDeserializer {

  private static final long serialVersionUID = 1;

  private final transient JsonDeserializer<? extends Number> delegate;
  private final Scalar scalar;
  private final boolean quoted;

  private BoundedNumber(
      Class<?> type, JsonDeserializer<? extends Number> delegate, Scalar scalar, boolean quoted) {
    super(type);
    this.quoted = quoted;
    this.delegate = delegate;
    this.scalar = scalar;
  }

  /** Returns the deserializer of a class of large numbers, or null if it is none. */
  static @Nullable JsonDeserializer<?> find(Class<?> type) {
    if (type == BigInteger.class) {
      return new BoundedNumber(
          type, NumberDeserializers.BigIntegerDeserializer.instance, Scalar.BIG_INTEGER, false);
    }
    return type == BigDecimal.class
        ? new BoundedNumber(
            type, NumberDeserializers.BigDecimalDeserializer.instance, Scalar.BIG_DECIMAL, false)
        : null;
  }

  @Override
  public JsonDeserializer<?> createContextual(
      DeserializationContext context, @Nullable BeanProperty property) {
    return quoted || !Quoted.isWritten(context, property, handledType())
        ? this
        : new BoundedNumber(handledType(), delegate, scalar, true);
  }

  @Override
  public @Nullable Number deserialize(JsonParser in, DeserializationContext context)
      throws IOException {
    Current current = Current.of(in, context);
    Message message = current.message();
    if ((quoted || current.isQuoting()) && in.hasToken(JsonToken.VALUE_STRING)) {
      message.digits(in.getTextLength() / 5 * 2, 0); // before it takes time to make a number
      return scalar.bound((Number) Quoted.read(in, scalar), message);
    }
    Number value = delegate.deserialize(in, context);
    return value == null ? null : scalar.bound(value, message);
  }
}
