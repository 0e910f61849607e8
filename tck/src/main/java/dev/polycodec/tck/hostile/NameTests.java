package dev.polycodec.tck.hostile;

import static dev.polycodec.tck.hostile.HostileCase.ARRAY;
import static dev.polycodec.tck.hostile.HostileCase.COMPARATOR;
import static dev.polycodec.tck.hostile.HostileCase.ELEMENT;
import static dev.polycodec.tck.hostile.HostileCase.EMPTY_MATRIX;
import static dev.polycodec.tck.hostile.HostileCase.ENUM;
import static dev.polycodec.tck.hostile.HostileCase.ENUM_MAP;
import static dev.polycodec.tck.hostile.HostileCase.ENUM_SET;
import static dev.polycodec.tck.hostile.HostileCase.KEY;
import static dev.polycodec.tck.hostile.HostileCase.LIST_CLASS;
import static dev.polycodec.tck.hostile.HostileCase.MAP_CLASS;
import static dev.polycodec.tck.hostile.HostileCase.MISSING_CLASS;
import static dev.polycodec.tck.hostile.HostileCase.ROOT;
import static dev.polycodec.tck.hostile.HostileCase.VALUE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.polycodec.Codec;
import dev.polycodec.TypeMismatchException;
import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.tck.hostile.evilp.Evil;
import dev.polycodec.tck.model.Graphs.Box;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
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
public abstract class NameTests extends MessageGroup {

  static final String NO_NAMES = "the bytes name no classes";

  private static final String ALLOWED = "evilp";
  private static final String REFUSED = "evilq";
  private static final String MISSING = "evilz";

  @TestFactory
  @DisplayName("A name that is not allowed is refused, and nothing is loaded")
  Stream<DynamicTest> namesAreRefusedBeforeLoad() {
    return places().stream()
        .filter(place -> isExpressible(place))
        .map(place -> ledger.test(place.number, place.name, () -> requireRefused(place.value)));
  }

  private boolean isExpressible(Place place) {
    if (!messages.nameClasses()) {
      ledger.cannot(place.number, NO_NAMES);
    }
    return messages.nameClasses() && isExpressible(new Box<>(place.value));
  }

  /** A value that holds an object of the class to rename, and what that object is there. */
  private record Place(HostileCase number, String name, Object value) {}

  private static List<Place> places() {
    return List.of(
        new Place(ELEMENT, "object", new Evil.Bean()),
        new Place(ELEMENT, "record", new Evil.Row(1)),
        new Place(ELEMENT, "element", new ArrayList<>(List.of(1, new Evil.Bean()))),
        new Place(MISSING_CLASS, "class that is not there", new Evil.Bean()),
        new Place(ELEMENT, "throwable", failure(new Evil.Failure())),
        new Place(
            ELEMENT, "cause", failure(new IllegalStateException(failure(new Evil.Failure())))),
        new Place(MISSING_CLASS, "throwable that is not there", failure(new Evil.Failure())),
        new Place(KEY, "key", Map.of(new Evil.Row(1), 1)),
        new Place(VALUE, "value", Map.of(1, new Evil.Bean())),
        new Place(ARRAY, "array", new Evil.Bean[] {new Evil.Bean()}),
        new Place(ARRAY, "empty array", new Evil.Bean[0]),
        new Place(ARRAY, "enum array", new Evil.Constant[] {Evil.Constant.TWO}),
        new Place(EMPTY_MATRIX, "empty matrix", new Evil.Row[0][]),
        new Place(LIST_CLASS, "list", new Evil.Elements()),
        new Place(MAP_CLASS, "map", new Evil.Entries()),
        new Place(ENUM, "enum", Evil.Constant.ONE),
        new Place(ENUM_SET, "enum set", EnumSet.of(Evil.Constant.ONE)),
        new Place(ENUM_MAP, "enum map", new EnumMap<>(Map.of(Evil.Constant.ONE, 1))),
        new Place(COMPARATOR, "comparator of a set", new TreeSet<>(new Evil.Order())),
        new Place(COMPARATOR, "comparator of a map", new TreeMap<>(new Evil.Order())));
  }

  /** Returns a failure without its trace, which has names, too, that are no more than texts. */
  private static <T extends Throwable> T failure(T failure) {
    failure.setStackTrace(new StackTraceElement[0]);
    return failure;
  }

  /** Says whether the format has a message for a value. */
  protected boolean isExpressible(Object value) {
    return true;
  }

  private void requireRefused(Object value) {
    SpyLoader loader = new SpyLoader();
    try (Codec codec = allowing(loader)) {
      byte[] bytes = messages.write(codec, new Box<>(value));
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
  @DisplayName("A class that is allowed and not there is an error that names it")
  Stream<DynamicTest> missingClassesAreNamed() {
    return places().stream()
        .filter(place -> place.number == MISSING_CLASS && isExpressible(place))
        .map(place -> ledger.test(MISSING_CLASS, place.name, () -> requireNamed(place.value)));
  }

  private void requireNamed(Object value) {
    String missing = value.getClass().getName().replace(ALLOWED, MISSING);
    String there = Evil.class.getPackageName() + ".*";
    String gone = there.replace(ALLOWED, MISSING);
    try (Codec codec = messages.builder().allow(there, gone).build()) {
      byte[] bytes = renamed(messages.write(codec, new Box<>(value)), MISSING);
      assertThatThrownBy(() -> codec.decode(bytes, Box.class))
          .isInstanceOf(TypeNotAllowedException.class)
          .hasMessageStartingWith(
              "The policy allows the class " + missing + ", but the codec's loader, ");
    }
  }

  @TestFactory
  @DisplayName("A root of another name is refused, and nothing is loaded")
  Stream<DynamicTest> rootsAreRefusedBeforeLoad() {
    if (!messages.nameClasses() || !isExpressible(new Evil.Bean())) {
      ledger.cannot(ROOT, NO_NAMES);
      return Stream.of();
    }
    return Stream.of(
        ledger.test(ROOT, "asked for a class", this::requireMismatch),
        ledger.test(ROOT, "asked for anything", this::requireNotAllowed));
  }

  private void requireMismatch() {
    SpyLoader loader = new SpyLoader();
    try (Codec codec = allowing(loader)) {
      byte[] bytes = renamed(messages.write(codec, new Evil.Bean()), REFUSED);
      assertThat(catchThrowable(() -> codec.decode(bytes, Evil.Bean.class)))
          .isInstanceOf(TypeMismatchException.class);
    }
    requireNothingLoaded(loader);
  }

  private void requireNotAllowed() {
    SpyLoader loader = new SpyLoader();
    try (Codec codec = allowing(loader)) {
      byte[] bytes = renamed(messages.write(codec, new Evil.Bean()), REFUSED);
      assertThat(catchThrowable(() -> codec.decode(bytes, Object.class)))
          .isInstanceOf(TypeNotAllowedException.class);
    }
    requireNothingLoaded(loader);
  }

  private Codec allowing(SpyLoader loader) {
    return messages.builder().allow(Evil.class.getPackageName() + ".*").classLoader(loader).build();
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
