package dev.polycodec.jackson.plain;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.util.StdDateFormat;
import dev.polycodec.MalformedDataException;
import java.io.IOException;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.Date;
import org.jspecify.annotations.Nullable;

/**
 * What a mapper writes of values that have a form of their own here, as Jackson's is not always
 * exact.
 *
 * <p>Classes are told by name, as the module of {@code java.sql} need not be present.
 */
final class MapperForms {

  /** How the text of each absolute path begins as a URI, and none as a path. */
  private static final String FILE = "file:///";

  private static final String TIMESTAMP = "java.sql.Timestamp";
  private static final int NANOS = 1_000_000;
  private static final int TIMESTAMP_BYTES = Long.BYTES + Integer.BYTES;
  private static final int TIMESTAMP_CHARS = TIMESTAMP_BYTES / 3 * 4;

  private MapperForms() {}

  /** Returns the form of a value that a mapper wrote, or null if the form itself is there. */
  static @Nullable Object read(Class<?> type, JsonParser in, DeserializationContext context)
      throws IOException {
    try {
      return switch (type.getName()) {
        case TIMESTAMP -> isDate(in) ? timestamp(millis(in, context)) : null;
        case "java.sql.Date" -> in.hasToken(JsonToken.VALUE_STRING) ? millis(in, context) : null;
        case "java.sql.Time" -> in.hasToken(JsonToken.VALUE_STRING) ? time(in.getText()) : null;
        case "java.nio.file.Path" ->
            isUri(in) ? Path.of(URI.create(in.getText())).toString() : null;
        case "java.util.concurrent.atomic.AtomicBoolean" -> bit(in);
        default -> null;
      };
    } catch (DateTimeException | IllegalArgumentException e) {
      throw new MalformedDataException("The bytes hold no text of " + type.getName());
    }
  }

  /** Returns what is written of a form: a date, if the mapper writes all there is of it as one. */
  static Object written(Class<?> type, Object form, SerializerProvider provider) {
    if (!type.getName().equals(TIMESTAMP)
        || !(provider.getConfig().getDateFormat() instanceof StdDateFormat)) {
      return form;
    }
    ByteBuffer bytes = ByteBuffer.wrap((byte[]) form);
    long millis = bytes.getLong();
    return bytes.getInt() % NANOS == 0 ? new Date(millis) : form;
  }

  /** In JSON, the bytes of the form are Base64 of one length, without colons. */
  private static boolean isDate(JsonParser in) throws IOException {
    return in.hasToken(JsonToken.VALUE_NUMBER_INT)
        || (in.hasToken(JsonToken.VALUE_EMBEDDED_OBJECT) && in.getEmbeddedObject() instanceof Date)
        || (in.hasToken(JsonToken.VALUE_STRING)
            && (in.getText().length() != TIMESTAMP_CHARS || in.getText().indexOf(':') >= 0));
  }

  private static long millis(JsonParser in, DeserializationContext context) throws IOException {
    return context.readValue(in, Date.class).getTime();
  }

  private static byte[] timestamp(long millis) {
    int nanos = Math.floorMod(millis, 1000) * NANOS;
    return ByteBuffer.allocate(TIMESTAMP_BYTES).putLong(millis).putInt(nanos).array();
  }

  /** A time of day is one of the first day in the zone of the JVM. */
  private static long time(String text) {
    return LocalTime.parse(text)
        .atDate(LocalDate.EPOCH)
        .atZone(ZoneId.systemDefault())
        .toInstant()
        .toEpochMilli();
  }

  private static boolean isUri(JsonParser in) throws IOException {
    return in.hasToken(JsonToken.VALUE_STRING) && in.getText().startsWith(FILE);
  }

  private static @Nullable Long bit(JsonParser in) {
    if (in.hasToken(JsonToken.VALUE_TRUE)) {
      return 1L;
    }
    return in.hasToken(JsonToken.VALUE_FALSE) ? 0L : null;
  }
}
