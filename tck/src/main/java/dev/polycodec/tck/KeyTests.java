package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.EncodeException;
import dev.polycodec.Limits;
import dev.polycodec.MalformedDataException;
import dev.polycodec.Trait;
import dev.polycodec.spi.Framing;
import dev.polycodec.tck.model.Blurred;
import dev.polycodec.tck.model.Blurred.Key;
import dev.polycodec.tck.model.Color;
import dev.polycodec.tck.model.Places;
import dev.polycodec.tck.sample.ModelHolders;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Trees of maps, as JSON documents and rows of tables are: all have the same keys. */
abstract class KeyTests extends Kit.Group {

  private static final int ROWS = 1_000;

  /** More than a codec can be expected to remember. */
  private static final int MANY = 70_000;

  /** Not where the format shows maps as other software reads them. */
  @Test
  @DisplayName("The length of a key counts once")
  void keysAreWrittenOnce() {
    List<Object> rows = rows("first name of a customer", "identifier", "year");
    byte[] bytes = encoded(rows);
    assertThat(decoded(bytes)).isEqualTo(rows);
    if (subject.variant().framing() == Framing.FRAMED) {
      int shortest = encoded(rows("f", "i", "y")).length;
      assertThat(bytes.length - shortest).isLessThan(100);
    }
  }

  @Test
  @DisplayName("Keys of any number and class come back, and values that equal keys")
  void allKeysComeBack() {
    List<Object> maps = new ArrayList<>();
    for (int round = 0; round < 2; round++) {
      Map<@Nullable Object, Object> map = new LinkedHashMap<>();
      for (int i = 0; i < MANY; i++) {
        map.put("k" + i, i % 3 == 0 ? "k" + i : i);
      }
      maps.add(map);
      maps.add(new HashMap<>(Map.of("k1", "k2", "k2", "k1", "AaAa", "BBBB", "BBBB", "AaAa")));
    }
    assertThat(decoded(encoded(maps))).isEqualTo(maps);
  }

  @Test
  @DisplayName("A hash table of an application finds its keys, or is refused")
  void tablesFindTheirKeys() {
    if (!subject.claims(Trait.CARRIES_TYPES)) {
      return;
    }
    requireFound(List.of("one", 2, List.of(3L)));
    requireFound(List.of(new Object(), new Object(), new Object()));
  }

  private void requireFound(List<?> keys) {
    Object read;
    try {
      read = through(new Places<>(keys));
    } catch (EncodeException refused) {
      assertThat(refused).hasMessageContaining(Places.class.getName());
      return;
    }
    assertThat((Places<?>) read).hasSameSizeAs(keys).allMatch(((Places<?>) read)::contains);
  }

  private Object through(Places<?> places) {
    return Objects.requireNonNull(
        ModelHolders.content(Trips.roundTrip(subject.open(), ModelHolders.held(places))));
  }

  @Test
  @DisplayName("A hash table that finds no key in another JVM is refused")
  void tablesOfOneJvmAreRefused() {
    if (!subject.claims(Trait.CARRIES_TYPES)) {
      return;
    }
    for (Object key :
        List.of(Color.RED, List.of(Color.RED), new Places.Shade(Color.RED), Color.class)) {
      assertThatThrownBy(() -> through(new Places<>(List.of("one", key))))
          .isExactlyInstanceOf(EncodeException.class)
          .hasMessageContaining(Places.class.getName());
    }
  }

  @Test
  @DisplayName("Keys that are equal once they are read are refused, not lost")
  void keysDoNotBecomeFewer() {
    if (!subject.claims(Trait.CARRIES_TYPES)) {
      return;
    }
    List<Key> keys = List.of(new Key("one", "1"), new Key("two", "2"));
    requireRefused(new Blurred.Hashed(keys));
    requireRefused(new Blurred.Sorted(keys));
    requireRefused(new Blurred.Mapped(keys));
    if (subject.claims(Trait.CYCLES)) {
      requireCycleRefused(new Blurred.Hashed(keys), keys.get(0));
      requireCycleRefused(new Blurred.Mapped(keys), keys.get(0));
    }
  }

  private void requireCycleRefused(Object holder, Key last) {
    last.put(holder);
    requireRefused(holder);
  }

  private void requireRefused(Object holder) {
    try (Codec codec = codec()) {
      byte[] bytes = codec.encode(holder);
      assertThatThrownBy(() -> codec.decode(bytes, holder.getClass()))
          .isInstanceOf(MalformedDataException.class);
    }
  }

  private static List<Object> rows(String... keys) {
    List<Object> rows = new ArrayList<>();
    for (int i = 0; i < ROWS; i++) {
      Map<String, Object> row = new LinkedHashMap<>();
      for (String key : keys) {
        row.put(key, i);
      }
      rows.add(row);
    }
    return rows;
  }

  private byte[] encoded(Object value) {
    try (Codec codec = codec()) {
      return codec.encode(value);
    }
  }

  private @Nullable Object decoded(byte[] bytes) {
    try (Codec codec = codec()) {
      return codec.decode(bytes, ArrayList.class);
    }
  }

  private Codec codec() {
    return subject.builder().limits(Limits.defaults().withMaxObjects(MANY * 4)).build();
  }
}
