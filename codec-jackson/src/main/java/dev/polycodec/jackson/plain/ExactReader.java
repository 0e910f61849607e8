package dev.polycodec.jackson.plain;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.deser.std.DelegatingDeserializer;
import dev.polycodec.MalformedDataException;
import dev.polycodec.jackson.stream.Tokens;
import java.io.IOException;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZonedDateTime;
import java.util.OptionalDouble;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Has Jackson read what fractions are part of: it rounds those in arrays, and takes the low 64 bits
 * of more seconds than there are.
 */
final class ExactReader extends DelegatingDeserializer {

  private static final long serialVersionUID = 1;

  private static final Set<Class<?>> FRACTIONS =
      Set.of(double[].class, float[].class, OptionalDouble.class, Number.class);

  private static final Set<Class<?>> TIMES =
      Set.of(Instant.class, OffsetDateTime.class, ZonedDateTime.class, Duration.class);

  private static final BigDecimal MAX_SECONDS = BigDecimal.valueOf(Long.MAX_VALUE);

  private final boolean time;

  private ExactReader(JsonDeserializer<?> delegate) {
    super(delegate);
    time = TIMES.contains(delegate.handledType());
  }

  /** Returns the deserializer of Jackson's for a class, or one that asks it. */
  static JsonDeserializer<?> of(Class<?> type, JsonDeserializer<?> deserializer) {
    return FRACTIONS.contains(type) || TIMES.contains(type)
        ? new ExactReader(deserializer)
        : deserializer;
  }

  @Override
  protected JsonDeserializer<?> newDelegatingInstance(JsonDeserializer<?> delegate) {
    return new ExactReader(delegate);
  }

  @Override
  public @Nullable Object deserialize(JsonParser in, DeserializationContext context)
      throws IOException {
    if (!time) {
      return super.deserialize(new ExactParser(in), context);
    }
    if (in.hasToken(JsonToken.VALUE_NUMBER_FLOAT)
        && in.getDecimalValue().abs().compareTo(MAX_SECONDS) > 0) {
      throw new MalformedDataException(
          "The number at " + Tokens.where(in) + " is more seconds than a time can have");
    }
    return super.deserialize(in, context);
  }
}
