package dev.polycodec.jackson;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.cbor.databind.CBORMapper;
import com.fasterxml.jackson.dataformat.smile.databind.SmileMapper;
import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.TypeNotAllowedException;
import java.io.IOException;
import java.net.URL;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** No name in the bytes reaches a class loader unless the policy allows it. */
class HostileNamesTest {

  static final class Annotated {
    @JsonTypeInfo(use = JsonTypeInfo.Id.CLASS)
    @Nullable Object value;

    @Nullable Class<?> type;
  }

  static final class Open {
    @Nullable Object value;
  }

  /** Notes what it is asked for, and finds nothing evil. */
  private static final class Spy extends ClassLoader {
    private final List<String> asked = new ArrayList<>();

    Spy() {
      super(HostileNamesTest.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      asked.add(name);
      return super.loadClass(name, resolve);
    }

    boolean wasAskedForEvil() {
      return asked.stream().anyMatch(name -> name.contains("evil"));
    }
  }

  static final class Keyed {
    @Nullable Map<Class<?>, Integer> classes;
    @Nullable Map<URL, Integer> urls;
    @Nullable Map<Maker, Integer> made;
  }

  /** A key with a constructor that takes its name. */
  static final class Maker {
    private static int made;
    final String name;

    public Maker(String name) {
      this.name = name;
      made++;
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"classes\":{\"evil.Marker\":1}}",
        "{\"classes\":{\"java.lang.String\":1}}",
        "{\"urls\":{\"http://evil.example/\":1}}"
      })
  void keysGoThroughTheSameDoorAsValues(String json) throws IOException {
    refusesInEachFormat(Keyed.class, json);
  }

  @ParameterizedTest
  @ValueSource(strings = {"json", "smile", "cbor"})
  void keysOfADeniedClassAreNotMade(String codec) throws IOException {
    byte[] bytes = Objects.requireNonNull(documents("{\"made\":{\"a\":1}}").get(codec));
    int before = Maker.made;
    try (Codec denying = Codecs.builder().use(codec).deny(Maker.class.getName()).build()) {
      assertThatThrownBy(() -> denying.decode(bytes, Keyed.class))
          .isInstanceOf(TypeNotAllowedException.class);
    }
    assertThat(Maker.made).isEqualTo(before);
    try (Codec declaring = Codecs.builder().use(codec).build()) {
      Keyed read = declaring.decode(bytes, Keyed.class);
      assertThat(Objects.requireNonNull(read.made).keySet().iterator().next().name).isEqualTo("a");
    }
  }

  /** Returns the document in each format without names of classes. */
  private static Map<String, byte[]> documents(String json) throws IOException {
    JsonNode tree = new ObjectMapper().readTree(json);
    return Map.of(
        "json", json.getBytes(UTF_8),
        "smile", new SmileMapper().writeValueAsBytes(tree),
        "cbor", new CBORMapper().writeValueAsBytes(tree));
  }

  private static void refusesInEachFormat(Class<?> root, String json) throws IOException {
    documents(json).forEach((codec, bytes) -> refuses(codec, root, bytes));
  }

  private static void refuses(String codec, Class<?> root, byte[] bytes) {
    Spy spy = new Spy();
    try (Codec guarded = Codecs.builder().use(codec).classLoader(spy).build()) {
      assertThatThrownBy(() -> guarded.decode(bytes, root))
          .as(codec)
          .isInstanceOf(TypeNotAllowedException.class);
      assertThat(spy.wasAskedForEvil()).as(codec).isFalse();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"@class\":\"evil.Marker\",\"x\":1}",
        "{\"@class\":\"[Levil.Marker;\"}",
        "{\"@class\":\"java.util.ArrayList<evil.Marker>\"}",
        "{\"@class\":\"java.util.HashMap<java.lang.String,evil.Marker>\"}",
        "{\"@class\":\"java.util.ArrayList<java.util.ArrayList<evil.Marker>>\"}",
        "{\"@class\":\"java.lang.ProcessBuilder\"}",
        "{\"@class\":\"java.net.URL\"}"
      })
  void namesForAnnotationsAreRefused(String value) throws IOException {
    refusesInEachFormat(Annotated.class, "{\"value\":" + value + "}");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"@\":\"evil.Marker\",\"x\":1}",
        "{\"@\":\"[Levil.Marker;\",\"=\":[]}",
        "{\"@\":\"[[Levil.Marker;\",\"=\":[]}",
        "{\"@\":\"java.util.ArrayList<evil.Marker>\",\"=\":[]}",
        "{\"@\":\"java.lang.Class\",\"=\":[{\"@\":\"[Levil.Marker;\",\"=\":[]}]}",
        "{\"@\":\"java.lang.ProcessBuilder\",\"command\":[]}",
        "[{\"@\":\"evil.Marker\"}]",
        "{\"a\":{\"@\":\"evil.Marker\"}}"
      })
  void namesForShapesAreRefused(String value) {
    String root = "{\"@\":\"" + Open.class.getName() + "\",\"value\":" + value + "}";
    refuses("json-typed", Open.class, root.getBytes(UTF_8));
    refuses("json-typed", Object.class, value.getBytes(UTF_8));
  }

  @ParameterizedTest
  @ValueSource(strings = {"json", "smile", "cbor"})
  void classValuesAreRefused(String codec) throws IOException {
    Annotated value = new Annotated();
    value.type = String.class;
    try (Codec plain = Codecs.builder().use(codec).build()) {
      assertThatThrownBy(() -> plain.encode(value))
          .isInstanceOf(dev.polycodec.CodecException.class);
    }
    refusesInEachFormat(Annotated.class, "{\"value\":null,\"type\":\"evil.Marker\"}");
  }
}
