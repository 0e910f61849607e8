package dev.polycodec.jackson.plain;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Classes that a mapper meets before those of the application, so that Jackson's own are
 * initialised by then: a class whose initialisation meets the end of a stack fails for ever.
 */
@SuppressWarnings("unused") // nobody makes one
final class Rehearsal {

  /** A class of fields. */
  static final class Fields {
    public int number;
    public @Nullable Number large;
    public @Nullable String text;
    public @Nullable TimeUnit unit;
    public @Nullable Object any;
    public @Nullable Instant time;
    public int @Nullable [] array;
    public @Nullable List<Components> list;
    public @Nullable Map<TimeUnit, Optional<Created<String>>> map;
  }

  /** A record. */
  record Components(int number, @Nullable Object any) {}

  /** A class with a constructor and accessors for Jackson, and every type in a signature. */
  static final class Created<T extends Comparable<? super T>> {
    private final List<? extends T> list;
    private @Nullable T any;

    @JsonCreator
    Created(
        @JsonProperty("list") List<? extends T> list,
        @JsonProperty("array") T[] array,
        @JsonProperty("truth") boolean truth,
        @JsonProperty("octet") byte octet,
        @JsonProperty("small") short small,
        @JsonProperty("letter") char letter,
        @JsonProperty("whole") int whole,
        @JsonProperty("large") long large,
        @JsonProperty("single") float single,
        @JsonProperty("real") double real) {
      this.list = list;
    }

    public @Nullable T getAny() {
      return any;
    }

    public void setAny(@Nullable T any) {
      this.any = any;
    }
  }

  private Rehearsal() {}

  /** Finds the serializers and deserializers; those that cannot be found do not matter. */
  static void play(ObjectMapper mapper) {
    mapper.writerFor(Fields.class);
    mapper.readerFor(Fields.class);
  }
}
