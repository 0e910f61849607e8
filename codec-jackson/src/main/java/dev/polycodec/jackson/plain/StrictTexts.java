package dev.polycodec.jackson.plain;

import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.datatype.jsr310.deser.LocalDateDeserializer;
import com.fasterxml.jackson.datatype.jsr310.deser.LocalDateTimeDeserializer;
import com.fasterxml.jackson.datatype.jsr310.deser.LocalTimeDeserializer;
import com.fasterxml.jackson.datatype.jsr310.deser.OffsetTimeDeserializer;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetTime;
import java.util.Currency;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Refuses texts of which a date would drop the time of day, or a local time the zone: in another
 * zone it may be another day. Patterns of the application are not touched.
 */
final class StrictTexts {

  /** What databind reads as null of an empty text. */
  static final List<Class<?>> NEVER_EMPTY = List.of(UUID.class, Currency.class);

  private StrictTexts() {}

  static Module module(DataBinding binding) {
    return new SimpleModule("polycodec-strict-texts")
        .addDeserializer(LocalDate.class, new OfDate())
        .addDeserializer(LocalDateTime.class, ArrayTimes.of(new OfDateTime(), binding))
        .addDeserializer(LocalTime.class, ArrayTimes.of(LocalTimeDeserializer.INSTANCE, binding))
        .addDeserializer(OffsetTime.class, ArrayTimes.of(OffsetTimeDeserializer.INSTANCE, binding));
  }

  private static final class OfDate extends LocalDateDeserializer {

    private static final long serialVersionUID = 1;

    OfDate() {
      super(INSTANCE, false);
    }

    @Override
    public JsonDeserializer<?> createContextual(
        DeserializationContext context, @Nullable BeanProperty property)
        throws JsonMappingException {
      return findFormatOverrides(context, property, handledType()).hasPattern()
          ? INSTANCE.createContextual(context, property)
          : super.createContextual(context, property);
    }
  }

  private static final class OfDateTime extends LocalDateTimeDeserializer {

    private static final long serialVersionUID = 1;

    OfDateTime() {
      super(INSTANCE, false);
    }

    @Override
    public JsonDeserializer<?> createContextual(
        DeserializationContext context, @Nullable BeanProperty property)
        throws JsonMappingException {
      return findFormatOverrides(context, property, handledType()).hasPattern()
          ? INSTANCE.createContextual(context, property)
          : super.createContextual(context, property);
    }
  }
}
