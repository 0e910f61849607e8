package dev.polycodec.jackson.plain;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.deser.std.DelegatingDeserializer;
import com.fasterxml.jackson.databind.deser.std.NumberDeserializers;
import dev.polycodec.jackson.stream.ExactNumbers;
import dev.polycodec.jackson.stream.Tokens;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Scalar;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * Reads primitive values as they are declared, in the way of {@link ExactNumbers}, and large
 * numbers as Jackson does, but none beyond the limit: an exponent is short.
 */
final class ExactDeserializer extends DelegatingDeserializer {

  private static final long serialVersionUID = 1;

  private final Scalar scalar;
  private final boolean quoted;

  private ExactDeserializer(JsonDeserializer<?> inexact, Scalar scalar, boolean quoted) {
    super(inexact);
    this.scalar = scalar;
    this.quoted = quoted;
  }

  /** Returns the reader of a primitive type, its wrapper or a class of large numbers, else null. */
  static @Nullable JsonDeserializer<?> of(Class<?> type) {
    Scalar scalar = Scalar.of(type);
    JsonDeserializer<?> own = NumberDeserializers.find(type, type.getName());
    boolean taken = type.isPrimitive() || Number.class.isAssignableFrom(type);
    return scalar == null || own == null || !taken
        ? null
        : new ExactDeserializer(own, scalar, false);
  }

  @Override
  protected JsonDeserializer<?> newDelegatingInstance(JsonDeserializer<?> delegate) {
    return new ExactDeserializer(delegate, scalar, quoted);
  }

  @Override
  public JsonDeserializer<?> createContextual(
      DeserializationContext context, @Nullable BeanProperty property) {
    return quoted || !Quoted.isWritten(context, property, handledType())
        ? this
        : new ExactDeserializer(_delegatee, scalar, true);
  }

  @Override
  public @Nullable Object deserialize(JsonParser in, DeserializationContext context)
      throws IOException {
    if (scalar == Scalar.BIG_INTEGER || scalar == Scalar.BIG_DECIMAL) {
      return large(in, context);
    }
    boolean integer = in.hasToken(JsonToken.VALUE_NUMBER_INT);
    if (!integer && !in.hasToken(JsonToken.VALUE_NUMBER_FLOAT)) {
      return quoted && in.hasToken(JsonToken.VALUE_STRING)
          ? Quoted.read(in, scalar)
          : super.deserialize(in, context);
    }
    return switch (scalar) {
      case DOUBLE -> ExactNumbers.readDouble(in);
      case FLOAT -> ExactNumbers.readFloat(in);
      case BYTE -> (byte) Tokens.within(in, Byte.MIN_VALUE, Byte.MAX_VALUE);
      case LONG -> integer ? (Object) in.getLongValue() : super.deserialize(in, context);
      case INT -> integer ? (Object) in.getIntValue() : super.deserialize(in, context);
      default -> super.deserialize(in, context);
    };
  }

  private @Nullable Object large(JsonParser in, DeserializationContext context) throws IOException {
    Current current = Current.of(in, context);
    Message message = current.message();
    if ((quoted || current.isQuoting()) && in.hasToken(JsonToken.VALUE_STRING)) {
      message.digits(in.getTextLength() / 5 * 2, 0); // before it takes time to make a number
      return scalar.bound(Quoted.read(in, scalar), message);
    }
    Object value = super.deserialize(in, context);
    return value == null ? null : scalar.bound(value, message);
  }

  /** Returns zero: what a constructor takes was not written, which is not to be null. */
  @Override
  public @Nullable Object getAbsentValue(DeserializationContext context)
      throws JsonMappingException {
    return handledType().isPrimitive() ? _delegatee.getEmptyValue(context) : null;
  }
}
