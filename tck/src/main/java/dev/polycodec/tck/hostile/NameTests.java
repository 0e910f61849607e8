package dev.polycodec.tck.hostile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.TypeMismatchException;
import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.tck.hostile.evilp.Evil;
import dev.polycodec.tck.model.Graphs.Box;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * A name in the bytes that the policy does not allow is refused before anything is loaded.
 *
 * <p>The messages are what the codec itself wrote, with the package of an allowed class changed to
 * another of the same length.
 */
public abstract class NameTests {

  private static final String ALLOWED = "evilp";
  private static final String REFUSED = "evilq";
  private static final String MISSING = "evilz";

  private final Supplier<CodecBuilder> builders;
  private final boolean bytesNameClasses;

  /** Tests the codecs of builders; one that does not name classes has nothing to refuse. */
  protected NameTests(Supplier<CodecBuilder> builders, boolean bytesNameClasses) {
    this.builders = builders;
    this.bytesNameClasses = bytesNameClasses;
  }

  @TestFactory
  @DisplayName("A name that is not allowed is refused, and nothing is loaded")
  Stream<DynamicTest> namesAreRefusedBeforeLoad() {
    return bytesNameClasses
        ? places().entrySet().stream()
            .filter(place -> isExpressible(new Box<>(place.getValue())))
            .map(place -> dynamicTest(place.getKey(), () -> requireRefused(place.getValue())))
        : Stream.of();
  }

  private static Map<String, Object> places() {
    Map<String, Object> places = new LinkedHashMap<>();
    places.put("object", new Evil.Bean());
    places.put("record", new Evil.Row(1));
    places.put("enum", Evil.Constant.ONE);
    places.put("list", new Evil.Elements());
    places.put("map", new Evil.Entries());
    places.put("comparator of a set", new TreeSet<>(new Evil.Order()));
    places.put("comparator of a map", new TreeMap<>(new Evil.Order()));
    places.put("element", new ArrayList<>(List.of(1, new Evil.Bean())));
    places.put("key", Map.of(new Evil.Row(1), 1));
    places.put("value", Map.of(1, new Evil.Bean()));
    places.put("array", new Evil.Bean[] {new Evil.Bean()});
    places.put("empty array", new Evil.Bean[0]);
    places.put("empty matrix", new Evil.Row[0][]);
    places.put("enum array", new Evil.Constant[] {Evil.Constant.TWO});
    places.put("enum set", EnumSet.of(Evil.Constant.ONE));
    places.put("enum map", new EnumMap<>(Map.of(Evil.Constant.ONE, 1)));
    return places;
  }

  /** Writes the message whose names are changed; a read-only codec has it written elsewhere. */
  protected byte[] write(Codec codec, Object value) {
    return codec.encode(value);
  }

  /** Says whether the format has a message for a value. */
  protected boolean isExpressible(Object value) {
    return true;
  }

  private void requireRefused(Object value) {
    SpyLoader loader = new SpyLoader();
    try (Codec codec = allowing(loader)) {
      byte[] bytes = write(codec, new Box<>(value));
      assertThat(codec.decode(bytes, Box.class)).isNotNull();
      Throwable refused = catchThrowable(() -> codec.decode(renamed(bytes, REFUSED), Box.class));
      Throwable missing = catchThrowable(() -> codec.decode(renamed(bytes, MISSING), Box.class));
      assertThat(refused).isInstanceOf(TypeNotAllowedException.class).hasMessageContaining(REFUSED);
      assertThat(missing)
          .as("a class that does not exist is refused alike")
          .isInstanceOf(TypeNotAllowedException.class)
          .hasMessage(String.valueOf(refused.getMessage()).replace(REFUSED, MISSING));
    }
    requireNothingLoaded(loader);
  }

  @TestFactory
  @DisplayName("A root of another name is refused, and nothing is loaded")
  Stream<DynamicTest> rootsAreRefusedBeforeLoad() {
    return bytesNameClasses
        ? Stream.of(
            dynamicTest("asked for a class", this::requireMismatch),
            dynamicTest("asked for anything", this::requireNotAllowed))
        : Stream.of();
  }

  private void requireMismatch() {
    SpyLoader loader = new SpyLoader();
    try (Codec codec = allowing(loader)) {
      byte[] bytes = renamed(write(codec, new Evil.Bean()), REFUSED);
      assertThat(catchThrowable(() -> codec.decode(bytes, Evil.Bean.class)))
          .isInstanceOf(TypeMismatchException.class);
    }
    requireNothingLoaded(loader);
  }

  private void requireNotAllowed() {
    SpyLoader loader = new SpyLoader();
    try (Codec codec = allowing(loader)) {
      byte[] bytes = renamed(write(codec, new Evil.Bean()), REFUSED);
      assertThat(catchThrowable(() -> codec.decode(bytes, Object.class)))
          .isInstanceOf(TypeNotAllowedException.class);
    }
    requireNothingLoaded(loader);
  }

  private Codec allowing(SpyLoader loader) {
    return builders.get().allow(Evil.class.getPackageName() + ".*").classLoader(loader).build();
  }

  /** Says whether bytes name a class of the package that is changed. */
  protected static boolean isNamedIn(byte[] bytes) {
    String text = new String(bytes, StandardCharsets.ISO_8859_1);
    return text.contains(ALLOWED) || text.contains(wide(ALLOWED));
  }

  /** Returns the bytes with another package in every name, which must be there. */
  private static byte[] renamed(byte[] bytes, String name) {
    String text = new String(bytes, StandardCharsets.ISO_8859_1);
    String changed = text.replace(ALLOWED, name).replace(wide(ALLOWED), wide(name));
    assertThat(changed).as("the message with another name").isNotEqualTo(text);
    return changed.getBytes(StandardCharsets.ISO_8859_1);
  }

  /** Returns a name as it looks where each character takes two bytes, in either order. */
  private static String wide(String name) {
    return String.join("\0", name.split(""));
  }

  private static void requireNothingLoaded(SpyLoader loader) {
    assertThat(loader.asked()).noneMatch(name -> name.contains(REFUSED) || name.contains(MISSING));
    assertThat(Initialized.names()).isEmpty();
  }
}
