package dev.polycodec.jackson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.EncodeException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.Hashtable;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Views of maps, and properties, where plain codecs have no class to tell them by. */
class ViewsTest {

  /** Places for containers. */
  static final class Places {
    @Nullable Object any;
    @Nullable Collection<Object> collection;
    @Nullable Map<Object, Object> map;
    @Nullable Properties properties;
  }

  private static Map<String, Object> map() {
    return new LinkedHashMap<>(Map.of("k", 1));
  }

  private static Places decoded(String codec, Places places) {
    try (Codec theCodec = Codecs.builder().use(codec).build()) {
      return theCodec.decode(theCodec.encode(places), Places.class);
    }
  }

  private static void requireRefused(String codec, Places places, Class<?> type, Class<?> at) {
    assertThatThrownBy(() -> decoded(codec, places))
        .isInstanceOf(EncodeException.class)
        .hasMessageStartingWith(
            type == at
                ? "A codec without types would not bring back this object of "
                    + type.getName()
                    + ", of which Jackson does not write all; register a Surrogate for the class,"
                    + " or use a codec that carries types"
                : "A codec without types would not bring back an object of "
                    + type.getName()
                    + " where "
                    + at.getName()
                    + " is declared; declare the exact type, annotate it with @JsonTypeInfo, or use"
                    + " a codec that carries types")
        .hasMessageMatching(
            ".* that carries types; found at \\w+ of " + Pattern.quote(Places.class.getName()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"json", "smile", "cbor"})
  void valuesOfMapsAreLists(String codec) {
    List<Collection<Object>> views =
        List.of(
            map().values(),
            new HashMap<>(map()).values(),
            new TreeMap<>(map()).values(),
            new Hashtable<>(map()).values(),
            Collections.unmodifiableCollection(map().values()));
    for (Collection<Object> view : views) {
      Places places = new Places();
      places.any = view;
      places.collection = view;
      Places decoded = decoded(codec, places);
      assertThat(decoded.any).isEqualTo(new ArrayList<>(view));
      assertThat(decoded.collection).isEqualTo(new ArrayList<>(view));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"json", "smile", "cbor"})
  void keysOfMapsWouldBeNoSetAnyMore(String codec) {
    Collection<String> keys = new HashMap<>(map()).keySet();
    Places places = new Places();
    places.any = keys;
    requireRefused(codec, places, keys.getClass(), Object.class);
    places.any = null;
    places.collection = new ArrayList<>(keys);
    assertThat(decoded(codec, places).collection).containsExactly("k");
  }

  @ParameterizedTest
  @ValueSource(strings = {"json", "smile", "cbor"})
  void propertiesOfTextsComeBack(String codec) {
    Places places = new Places();
    places.properties = new Properties();
    places.properties.setProperty("k", "v");
    assertThat(decoded(codec, places).properties).isEqualTo(places.properties);
  }

  @ParameterizedTest
  @ValueSource(strings = {"json", "smile", "cbor"})
  void propertiesThatAreNoTextsAreRefused(String codec) {
    Places places = new Places();
    places.properties = new Properties();
    places.properties.put("k", 1);
    requireRefused(codec, places, Properties.class, Properties.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"json", "smile", "cbor"})
  void propertiesWithDefaultsAreRefusedEverywhere(String codec) {
    Properties defaults = new Properties();
    defaults.setProperty("d", "v");
    Properties properties = new Properties(defaults);
    Places places = new Places();
    places.properties = properties;
    requireRefused(codec, places, Properties.class, Properties.class);
    places.properties = null;
    places.any = properties;
    requireRefused(codec, places, Properties.class, Object.class);
    places.any = null;
    places.map = properties;
    requireRefused(codec, places, Properties.class, Map.class);
  }
}
