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
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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

  /** A text that is read as a number, with up to 20 of its digits. */
  private static final Pattern MANY_SECONDS =
      Pattern.compile("[+-]?0*+([1-9]\\d{18,19})\\d*+\\.\\d*+");

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
    BigDecimal seconds = seconds(in);
    if (seconds != null && seconds.abs().compareTo(MAX_SECONDS) > 0) {
      throw new MalformedDataException(
          "The number at " + Tokens.where(in) + " is more seconds than a time can have");
    }
    return super.deserialize(in, context);
  }

  /** Returns the number that is read as seconds, or the most of it that matters, or null. */
  private static @Nullable BigDecimal seconds(JsonParser in) throws IOException {
    if (in.hasToken(JsonToken.VALUE_NUMBER_FLOAT)) {
      return in.getDecimalValue();
    }
    if (!in.hasToken(JsonToken.VALUE_STRING) || in.getText().indexOf('T') >= 0) {
      return null; // as almost always
    }
    Matcher many = MANY_SECONDS.matcher(in.getText());
    return many.matches() ? new BigDecimal(many.group(1)) : null;
  }
}
