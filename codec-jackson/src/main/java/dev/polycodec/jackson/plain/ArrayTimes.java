package dev.polycodec.jackson.plain;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.util.JsonParserDelegate;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.deser.std.DelegatingDeserializer;
import java.io.IOException;
import java.time.temporal.ChronoField;
import java.time.temporal.Temporal;
import org.jspecify.annotations.Nullable;

/**
 * Reads the last number of a time in an array as the nanoseconds that are written there. As whole
 * numbers are milliseconds, Jackson takes it for those if it is less than a thousand.
 */
final class ArrayTimes extends DelegatingDeserializer {

  private static final long serialVersionUID = 1;
  private static final long NANOS = 1_000_000;

  private final transient DataBinding binding;
  private final boolean milliseconds;

  private ArrayTimes(JsonDeserializer<?> times, DataBinding binding, boolean milliseconds) {
    super(times);
    this.binding = binding;
    this.milliseconds = milliseconds;
  }

  @SuppressWarnings("unchecked") // it reads what the deserializer does
  static <T extends Temporal> JsonDeserializer<T> of(
      JsonDeserializer<T> times, DataBinding binding) {
    return (JsonDeserializer<T>) (JsonDeserializer<?>) new ArrayTimes(times, binding, false);
  }

  @Override
  protected JsonDeserializer<?> newDelegatingInstance(JsonDeserializer<?> delegate) {
    return new ArrayTimes(delegate, binding, milliseconds);
  }

  @Override
  public JsonDeserializer<?> createContextual(
      DeserializationContext context, @Nullable BeanProperty property) throws JsonMappingException {
    Boolean nanoseconds =
        findFormatOverrides(context, property, handledType())
            .getFeature(JsonFormat.Feature.WRITE_DATE_TIMESTAMPS_AS_NANOSECONDS);
    boolean written =
        nanoseconds == null
            ? binding.mapper().isEnabled(SerializationFeature.WRITE_DATE_TIMESTAMPS_AS_NANOSECONDS)
            : nanoseconds;
    JsonDeserializer<?> contextual =
        context.handleSecondaryContextualization(
            _delegatee, property, context.constructType(handledType()));
    return new ArrayTimes(contextual, binding, !written);
  }

  @Override
  public @Nullable Object deserialize(JsonParser in, DeserializationContext context)
      throws IOException {
    if (milliseconds || !in.hasToken(JsonToken.START_ARRAY)) {
      return super.deserialize(in, context);
    }
    Numbers numbers = new Numbers(in);
    Object value = super.deserialize(numbers, context);
    return value instanceof Temporal time && isMistaken(time, numbers.last)
        ? time.with(ChronoField.NANO_OF_SECOND, numbers.last)
        : value;
  }

  private static boolean isMistaken(Temporal time, int last) {
    return last != 0 && time.get(ChronoField.NANO_OF_SECOND) == last * NANOS;
  }

  /** Keeps the last number that was read. */
  private static final class Numbers extends JsonParserDelegate {

    int last;

    Numbers(JsonParser parser) {
      super(parser);
    }

    @Override
    public int getIntValue() throws IOException {
      last = delegate.getIntValue();
      return last;
    }
  }
}
