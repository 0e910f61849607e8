package dev.polycodec.jackson.wire;

import dev.polycodec.MalformedDataException;
import dev.polycodec.jackson.stream.Tokens;
import dev.polycodec.spi.Scalar;
import dev.polycodec.spi.walk.LeafForm;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The values that JSON has a form for, or that a person reads best as text. */
final class JsonLeaves {

  private static final Map<Class<?>, LeafForm<?>> FORMS = new HashMap<>();

  static {
    FORMS.put(byte[].class, scalar(Scalar.BYTES));
    FORMS.put(BigInteger.class, scalar(Scalar.BIG_INTEGER));
    FORMS.put(BigDecimal.class, scalar(Scalar.BIG_DECIMAL));
    putText(UUID.class, UUID::fromString);
    putText(LocalDate.class, LocalDate::parse);
    putText(LocalTime.class, LocalTime::parse);
    putText(LocalDateTime.class, LocalDateTime::parse);
    putText(OffsetTime.class, OffsetTime::parse);
    putText(OffsetDateTime.class, OffsetDateTime::parse);
    putText(Instant.class, Instant::parse);
    putText(Duration.class, Duration::parse);
    putText(ZoneOffset.class, ZoneOffset::of);
  }

  private JsonLeaves() {}

  /** Returns the form of a class in JSON, which is the walk's if that is one token. */
  static @Nullable LeafForm<?> of(Class<?> type, @Nullable LeafForm<?> form) {
    LeafForm<?> own = FORMS.get(type);
    if (own != null) {
      return own;
    }
    return type.isArray() && type.componentType().isPrimitive() ? array(type) : form;
  }

  private static LeafForm<Object> scalar(Scalar scalar) {
    return new LeafForm<>(
        (walk, out, value) ->
            Scalars.write(((JsonWriter) out).out(), scalar, scalar.bound(value, walk.message())),
        (walk, in) -> scalar.bound(Scalars.read(((JsonReader) in).next(), scalar), walk.message()));
  }

  private static LeafForm<Object> array(Class<?> type) {
    return new LeafForm<>(
        (walk, out, value) ->
            PrimitiveArrays.write(((JsonWriter) out).out(), value, walk.message()),
        (walk, in) -> {
          JsonReader from = (JsonReader) in;
          from.beginArray();
          return PrimitiveArrays.read(from.in(), type.componentType());
        });
  }

  private static <T> void putText(Class<T> type, Function<String, T> parser) {
    FORMS.put(
        type,
        new LeafForm<T>(
            (walk, out, value) -> out.writeText(value.toString()),
            (walk, in) -> parsed(type, parser, Tokens.text(((JsonReader) in).next()))));
  }

  /** Takes the text that the value has, and no other. */
  private static <T> T parsed(Class<T> type, Function<String, T> parser, String text) {
    try {
      T value = parser.apply(text);
      if (value.toString().equals(text)) {
        return value;
      }
    } catch (DateTimeException | ArithmeticException | IllegalArgumentException e) {
      // its message has the text
    }
    throw new MalformedDataException("The bytes hold a text that no " + type.getName() + " has");
  }
}
