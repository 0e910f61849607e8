package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.CodecException;
import dev.polycodec.Trait;
import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.tck.equality.DeepEquality;
import dev.polycodec.tck.equality.Reflection;
import dev.polycodec.tck.hostile.HostileCase;
import dev.polycodec.tck.sample.Place;
import dev.polycodec.tck.sample.Sample;
import dev.polycodec.tck.sample.SampleSet;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What is denied is no value of any message, wherever it would stand, in both directions. */
abstract class DenialTests extends Kit.Group {

  /** Fewer would mean that the test tries nothing. */
  private static final int FEWEST = 25;

  private static final String DENIAL =
      TypeNotAllowedException.class.getName() + ": The policy denies the class ";

  /** Writes a root; a plain codec has it written elsewhere. */
  byte[] write(Codec codec, Place place) {
    return place.handle(codec).encode(place.root());
  }

  @TestFactory
  @DisplayName("A class that is denied is refused at every place, in both directions")
  Stream<DynamicTest> deniedClassesAreRefused() {
    Map<Class<?>, List<Place>> places = places();
    assertThat(places).hasSizeGreaterThan(FEWEST);
    Codec all = denying(places.keySet());
    return places.entrySet().stream()
        .map(
            denied ->
                dynamicTest(
                    denied.getKey().getName(),
                    () ->
                        subject
                            .ledger()
                            .prove(
                                HostileCase.DENIED,
                                () -> requireDenied(all, denied.getKey(), denied.getValue()))))
        .onClose(all::close);
  }

  private Codec denying(Set<Class<?>> types) {
    CodecBuilder builder = subject.builder().allow(Subject.OPEN);
    types.forEach(type -> builder.deny(type.getName()));
    return builder.build();
  }

  private Map<Class<?>, List<Place>> places() {
    Map<Class<?>, List<Place>> places = new LinkedHashMap<>();
    for (Sample sample : SampleSet.all()) {
      Class<?> type = typeOf(sample);
      if (type != null && isDeniable(type)) {
        places(sample, type)
            .filter(this::isCarried)
            .forEach(place -> places.computeIfAbsent(type, t -> new ArrayList<>()).add(place));
      }
    }
    return places;
  }

  /** Returns the class to deny: a constant with a body is one of its enum. */
  private static @Nullable Class<?> typeOf(Sample sample) {
    Object value = sample.create();
    return value instanceof Enum<?> constant
        ? constant.getDeclaringClass()
        : value == null ? null : value.getClass();
  }

  /**
   * Arrays are denied with their components; the names of hidden classes of the JDK are its own.
   */
  private static boolean isDeniable(Class<?> type) {
    boolean open = Modifier.isPublic(type.getModifiers()) && isExported(type);
    boolean hidden = !open && type.getClassLoader() == null;
    return !hidden && !type.isArray() && !isBasic(type);
  }

  private static boolean isExported(Class<?> type) {
    return type.getModule().isExported(type.getPackageName());
  }

  private static boolean isBasic(Class<?> type) {
    return type == Object.class || type == String.class || Reflection.isBox(type);
  }

  private Stream<Place> places(Sample sample, Class<?> type) {
    boolean container = Collection.class.isAssignableFrom(type) || Map.class.isAssignableFrom(type);
    if (subject.claims(Trait.CARRIES_TYPES)
        && (!container || subject.claims(Trait.EXACT_CONTAINERS))) {
      return Stream.concat(Place.closed(sample).stream(), Place.open(sample).stream());
    }
    return sample.raw() == type ? Place.closed(sample).stream() : Stream.empty();
  }

  /** What does not come back as it is, nobody need deny. */
  boolean isCarried(Place place) {
    try {
      return difference(place.root(), read(place)).isEmpty();
    } catch (CodecException e) {
      return false;
    }
  }

  private @Nullable Object read(Place place) {
    return place.handle(subject.open()).decode(write(subject.open(), place));
  }

  /** One codec denies all, for it may take a while to meet the classes of the places anew. */
  private void requireDenied(Codec all, Class<?> type, List<Place> places) {
    List<String> passed = new ArrayList<>();
    try (Codec one = denying(Set.of(type))) {
      for (Place place : places) {
        byte[] bytes = write(subject.open(), place);
        note(passed, type, "decode " + place, all, one, c -> place.handle(c).decode(bytes));
        note(passed, type, "encode " + place, all, one, c -> place.handle(c).encode(place.root()));
      }
    }
    assertThat(passed).isEmpty();
  }

  /** Asks the codec that denies nothing else where what is around the value is refused before. */
  private static void note(
      List<String> passed, Class<?> type, String what, Codec all, Codec one, Consumer<Codec> call) {
    String outcome = outcome(call, all);
    String denial = DENIAL + type.getName() + ";";
    if (!outcome.isEmpty() && !outcome.contains(denial)) {
      outcome = outcome(call, one);
    }
    if (!outcome.contains(denial)) {
      passed.add(what + outcome);
    }
  }

  private static String outcome(Consumer<Codec> call, Codec codec) {
    try {
      call.accept(codec);
      return "";
    } catch (CodecException e) {
      return ": " + e;
    }
  }

  @Test
  @DisplayName("No pattern reaches what every message is made of")
  void whatMessagesAreMadeOfIsNotDenied() {
    int tried = 0;
    try (Codec codec = subject.builder().allow(Subject.OPEN).deny("java.lang.*").build()) {
      for (Sample sample : SampleSet.all()) {
        Class<?> type = typeOf(sample);
        if (type != null && isBasic(type) && sample.raw() == type) {
          for (Place place : places(sample, type).filter(this::isCarried).toList()) {
            requireSame(codec, place);
            tried++;
          }
        }
      }
    }
    assertThat(tried).isGreaterThan(FEWEST);
  }

  /** Requires that a root whose only field is null is carried. */
  void requireNull(Codec codec, Place place) {
    requireSame(codec, place);
  }

  private void requireSame(Codec codec, Place place) {
    byte[] bytes = write(codec, place);
    Object back = place.handle(codec).decode(bytes);
    assertThat(difference(place.root(), back)).as("%s", place).isEmpty();
  }

  private Optional<String> difference(Object expected, @Nullable Object actual) {
    return DeepEquality.difference(expected, actual, subject.variant().traits());
  }

  @Test
  @DisplayName("A null in a field of a denied class is not denied")
  void nullIsNotDenied() {
    List<Denied> all = new ArrayList<>();
    Set<Class<?>> holders = new HashSet<>();
    for (Sample sample : SampleSet.all()) {
      Class<?> type = sample.field().getType();
      if (!type.isPrimitive() && isDeniable(type) && holders.add(sample.holder())) {
        Denied fitting = all.stream().filter(each -> each.fits(sample)).findFirst().orElse(null);
        if (fitting == null) {
          fitting = new Denied();
          all.add(fitting);
        }
        fitting.add(sample);
      }
    }
    assertThat(all).isNotEmpty();
    all.forEach(this::requireNulls);
  }

  private void requireNulls(Denied denied) {
    CodecBuilder builder = subject.builder();
    denied.types.forEach(type -> builder.deny(type.getName()));
    try (Codec codec = builder.build()) {
      denied.places.stream().filter(this::isCarried).forEach(place -> requireNull(codec, place));
    }
  }

  /** Classes of fields that are denied together: no such field is of another one's type, too. */
  private static final class Denied {

    private final Set<Class<?>> types = new LinkedHashSet<>();
    private final Set<Class<?>> mentioned = new HashSet<>();
    private final List<Place> places = new ArrayList<>();

    boolean fits(Sample sample) {
      return !mentioned.contains(sample.field().getType())
          && Collections.disjoint(types, mentionedBy(sample));
    }

    void add(Sample sample) {
      Object empty = Reflection.holding(sample.field(), null);
      types.add(sample.field().getType());
      mentioned.addAll(mentionedBy(sample));
      places.add(new Place(sample.name(), sample.holder(), empty));
    }

    /** Returns the classes that the type of a field names beside its own. */
    private static Set<Class<?>> mentionedBy(Sample sample) {
      Set<Class<?>> classes = new HashSet<>();
      mentioned(sample.field().getGenericType(), classes);
      classes.remove(sample.field().getType());
      return classes;
    }

    private static void mentioned(Type type, Set<Class<?>> classes) {
      if (type instanceof Class<?> named) {
        classes.add(named);
      } else if (type instanceof ParameterizedType of) {
        mentioned(of.getRawType(), classes);
        Stream.of(of.getActualTypeArguments()).forEach(each -> mentioned(each, classes));
      } else if (type instanceof WildcardType wild) {
        Stream.of(wild.getUpperBounds()).forEach(each -> mentioned(each, classes));
      }
    }
  }
}
