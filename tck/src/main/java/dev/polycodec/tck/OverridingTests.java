package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.polycodec.EncodeException;
import dev.polycodec.Trait;
import dev.polycodec.tck.model.Overriding.Copying;
import dev.polycodec.tck.model.Overriding.Defaults;
import dev.polycodec.tck.model.Overriding.Doubling;
import dev.polycodec.tck.model.Overriding.Fixed;
import dev.polycodec.tck.model.Overriding.Generous;
import dev.polycodec.tck.model.Overriding.Lasting;
import dev.polycodec.tck.model.Overriding.Late;
import dev.polycodec.tck.model.Overriding.Modest;
import dev.polycodec.tck.model.Overriding.Negating;
import dev.polycodec.tck.model.Overriding.Padded;
import dev.polycodec.tck.model.Overriding.Secretive;
import dev.polycodec.tck.model.Overriding.Started;
import dev.polycodec.tck.model.Overriding.Unloaded;
import dev.polycodec.tck.sample.ModelHolders;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.RandomAccess;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What overrides the methods of the JDK comes back as it was, or is refused when it is written. */
abstract class OverridingTests extends Kit.Group {

  @Test
  @DisplayName("A map that comes back by its fields is not asked for its entries")
  void mapsOfFieldsAreNotListed() {
    if (subject.claims(Trait.CARRIES_TYPES)) {
      ModelHolders.OfObject holder = ModelHolders.held(new Unloaded("held"));
      Object held = ModelHolders.content(Trips.roundTrip(subject.open(), holder));

      assertThat(Trips.roundTrip(subject.open(), new Unloaded("root")).source).isEqualTo("root");
      assertThat(((Unloaded) Objects.requireNonNull(held)).source).isEqualTo("held");
    }
  }

  @TestFactory
  @DisplayName("An object with methods of its own says the same when it is read, or is refused")
  Stream<DynamicTest> overriddenMethodsSayTheSame() {
    return Stream.of(
            with(new Negating(), 1, 2),
            with(new Doubling(), 1, 2),
            with(new Padded(), 1, 2),
            new Started(),
            with(new Started(), 1),
            new Lasting(),
            with(new Lasting(), 1),
            put(new Defaults(), "a"),
            without(new Defaults(), "default"),
            put(new Modest(), "a"),
            put(new Generous(), "a", "b"),
            put(new Secretive(), "a", "b"),
            new Fixed(),
            new Copying(List.of(1)),
            new Late(1))
        .map(value -> dynamicTest(value.getClass().getSimpleName(), () -> requireSame(value)));
  }

  private void requireSame(Object value) {
    Object decoded;
    try {
      decoded = Trips.roundTrip(subject.open(), value);
    } catch (EncodeException e) {
      assertThat(e.getMessage())
          .startsWith(value.getClass().getName() + " ")
          .endsWith(": register a Surrogate for it");
      return;
    }
    assertThat(decoded).hasSameClassAs(value);
    assertThat(said(decoded)).isEqualTo(said(value));
  }

  /** Returns what the methods of an object say of what it holds. */
  private static List<@Nullable Object> said(Object value) {
    List<@Nullable Object> said = new ArrayList<>();
    if (value instanceof Date date) {
      said.add(date.getTime());
    } else if (value instanceof Map<?, ?> map) {
      said.addAll(Arrays.asList(map.size(), map.isEmpty(), Map.copyOf(map)));
    } else {
      Collection<?> elements = (Collection<?>) value;
      said.addAll(Arrays.asList(elements.size(), elements.isEmpty()));
      elements.forEach(said::add);
    }
    if (value instanceof List<?> list && value instanceof RandomAccess) {
      for (int i = 0; i < list.toArray().length; i++) {
        said.add(list.get(i));
      }
    }
    return said;
  }

  private static Collection<Integer> with(Collection<Integer> collection, Integer... elements) {
    collection.addAll(List.of(elements));
    return collection;
  }

  private static Map<String, Integer> put(Map<String, Integer> map, String... keys) {
    for (String key : keys) {
      map.put(key, key.hashCode());
    }
    return map;
  }

  private static Map<String, Integer> without(Map<String, Integer> map, String key) {
    map.remove(key);
    return map;
  }
}
