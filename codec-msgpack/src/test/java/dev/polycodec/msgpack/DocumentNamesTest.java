package dev.polycodec.msgpack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.TypedCodec;
import java.io.IOException;
import java.net.URL;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.msgpack.jackson.dataformat.MessagePackFactory;

/** Names in the bytes reach no class loader that the policy does not allow, and are not kept. */
class DocumentNamesTest {

  private static final int MESSAGES = 400;
  private static final int NAME_LENGTH = 100_000;

  private final ObjectMapper library = new ObjectMapper(new MessagePackFactory());

  static final class Small {
    public int known;
  }

  static final class Annotated {
    @JsonTypeInfo(use = JsonTypeInfo.Id.CLASS)
    @Nullable Object value;

    @Nullable Class<?> type;
    @Nullable Map<Class<?>, Integer> classes;
    @Nullable Map<URL, Integer> urls;
    @Nullable Map<Maker, Integer> made;
  }

  /** A key with a constructor that takes its name. */
  static final class Maker {
    private static int made;

    public Maker(String name) {
      made++;
    }
  }

  /** Notes what it is asked for. */
  private static final class Spy extends ClassLoader {
    private final List<String> asked = new ArrayList<>();

    Spy() {
      super(DocumentNamesTest.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      asked.add(name);
      return super.loadClass(name, resolve);
    }
  }

  private byte[] document(String json) throws IOException {
    return library.writeValueAsBytes(new ObjectMapper().readTree(json));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"classes\":{\"evil.Marker\":1}}",
        "{\"classes\":{\"java.lang.String\":1}}",
        "{\"urls\":{\"http://evil.example/\":1}}",
        "{\"type\":\"evil.Marker\"}",
        "{\"value\":{\"@class\":\"evil.Marker\",\"x\":1}}",
        "{\"value\":{\"@class\":\"[Levil.Marker;\"}}",
        "{\"value\":{\"@class\":\"java.util.ArrayList<evil.Marker>\"}}",
        "{\"value\":{\"@class\":\"java.util.HashMap<java.lang.String,evil.Marker>\"}}",
        "{\"value\":{\"@class\":\"java.lang.ProcessBuilder\"}}"
      })
  void namesAreRefusedAndNotLoaded(String json) throws IOException {
    byte[] bytes = document(json);
    Spy spy = new Spy();
    try (Codec codec = Codecs.builder().use("msgpack").classLoader(spy).build()) {
      assertThatThrownBy(() -> codec.decode(bytes, Annotated.class))
          .isInstanceOf(TypeNotAllowedException.class);
      assertThat(spy.asked).noneMatch(asked -> asked.contains("evil"));
    }
  }

  @Test
  void keysOfADeniedClassAreNotMade() throws IOException {
    byte[] bytes = document("{\"made\":{\"a\":1}}");
    int before = Maker.made;
    try (Codec codec = Codecs.builder().use("msgpack").deny(Maker.class.getName()).build()) {
      assertThatThrownBy(() -> codec.decode(bytes, Annotated.class))
          .isInstanceOf(TypeNotAllowedException.class);
    }
    assertThat(Maker.made).isEqualTo(before);
  }

  @Test
  void unknownNamesLeaveTheHeapAsItWas() throws Exception {
    try (Codec codec = Codecs.builder().use("msgpack").build()) {
      TypedCodec<Small> handle = codec.forType(Small.class);
      handle.decode(message(-1));
      long before = used();
      for (int i = 0; i < MESSAGES; i++) {
        assertThat(handle.decode(message(i)).known).isEqualTo(1);
      }
      // 40 MB of names went by
      assertThat(used() - before).isLessThan(8L << 20);
    }
  }

  private byte[] message(int number) throws IOException {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("known", 1);
    fields.put(number + "x".repeat(NAME_LENGTH), 2);
    return library.writeValueAsBytes(fields);
  }

  private static long used() throws InterruptedException {
    for (int i = 0; i < 3; i++) {
      System.gc();
      Thread.sleep(20);
    }
    return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
  }
}
