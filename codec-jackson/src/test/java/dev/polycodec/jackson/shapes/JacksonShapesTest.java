package dev.polycodec.jackson.shapes;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.JsonInclude.Include;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Objects are to {@code json} and {@code smile} what they are to a mapper. */
class JacksonShapesTest {

  private static final Twin TWIN = new Twin();
  private static final Twin SNAKE =
      new Twin(m -> m.setPropertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE));
  private static final Twin MIXED =
      new Twin(
          m ->
              m.addMixIn(AccessorShapes.Bean.class, Renaming.class)
                  .addMixIn(RecordShapes.Point.class, Shortening.class)
                  .setVisibility(PropertyAccessor.GETTER, Visibility.ANY)
                  .setSerializationInclusion(Include.NON_NULL));
  private static final Twin INDEXED =
      new Twin(m -> m.enable(SerializationFeature.WRITE_ENUMS_USING_INDEX));
  private static final Twin KEYED =
      new Twin(m -> m.enable(SerializationFeature.WRITE_ENUM_KEYS_USING_INDEX));

  @AfterAll
  static void close() {
    INDEXED.close();
    KEYED.close();
    TWIN.close();
    SNAKE.close();
    MIXED.close();
  }

  /** Renames a property, and turns two around. */
  @JsonPropertyOrder({"number", "on"})
  abstract static class Renaming {
    @JsonProperty("other-text")
    abstract String getText();
  }

  /** Renames a component. */
  abstract static class Shortening {
    @JsonProperty("first")
    int x;
  }

  static Stream<Sample> plain() {
    return Stream.of(AccessorShapes.samples(), CreatorShapes.samples(), RecordShapes.samples())
        .flatMap(List::stream)
        // renamed properties have the order of fields, which a mapper does not see
        .filter(sample -> sample.type() != AccessorShapes.Derived.class);
  }

  @ParameterizedTest
  @MethodSource("plain")
  void namesAreThoseOfTheStrategy(Sample sample) throws Exception {
    SNAKE.check(sample);
  }

  @ParameterizedTest
  @MethodSource("plain")
  void mixinsAndVisibilityHold(Sample sample) throws Exception {
    MIXED.check(sample);
  }

  static Stream<Sample> samples() {
    return Stream.of(
            AccessorShapes.samples(),
            CreatorShapes.samples(),
            RecordShapes.samples(),
            PolymorphicShapes.samples(),
            GenericShapes.samples(),
            ContainerShapes.samples(),
            InheritedShapes.samples(),
            FormatShapes.samples())
        .flatMap(List::stream);
  }

  @ParameterizedTest
  @MethodSource("samples")
  void isWrittenAndReadAsTheMapperDoes(Sample sample) throws Exception {
    TWIN.check(sample);
  }

  @ParameterizedTest
  @MethodSource("samples")
  void numbersOfEnumsAreReadWhereTheyAreWritten(Sample sample) throws Exception {
    INDEXED.check(sample);
  }

  /** The mapper itself does not read them. */
  @ParameterizedTest
  @MethodSource("samples")
  void numbersOfKeysAreReadWhereTheyAreWritten(Sample sample) throws Exception {
    KEYED.checkOurs(sample);
  }

  static Stream<Sample> ours() {
    return Stream.concat(AccessorShapes.ours().stream(), InheritedShapes.ours().stream());
  }

  @ParameterizedTest
  @MethodSource("ours")
  void comesBackThoughNoMapperReadsIt(Sample sample) throws Exception {
    TWIN.checkOurs(sample);
  }
}
