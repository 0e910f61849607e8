package dev.polycodec.fory;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import java.lang.reflect.Field;
import java.util.Map;
import org.apache.fory.collection.MultiKeyWeakMap;
import org.apache.fory.util.function.Functions;
import org.junit.jupiter.api.Test;

/** The same in the setup of {@code fory}, where each message spells the names of its classes. */
class ForyLoaderTest extends ForyPlainLoaderTest {

  @Override
  CodecBuilder builder() {
    return Codecs.builder().use("fory");
  }

  @Override
  PlainFory library() {
    return new HardenedFory();
  }

  /** Has a place for a text, which is looked at. */
  public record Label(String text) {}

  /** Fory keeps some getters of records for good, and by them the loader of an application. */
  @Test
  void noGetterOfARecordIsKept() throws Exception {
    try (Codec codec = builder().build()) {
      assertThat(codec.decode(codec.encode(new Label("tea")), Label.class).text()).isEqualTo("tea");
    }
    Field cache = Functions.class.getDeclaredField("weakCache");
    cache.setAccessible(true);
    Field entries = MultiKeyWeakMap.class.getDeclaredField("map");
    entries.setAccessible(true);
    assertThat(((Map<?, ?>) entries.get(cache.get(null))).values())
        .extracting(getter -> getter.getClass().getName())
        .noneMatch(name -> name.startsWith(Label.class.getName()));
  }
}
