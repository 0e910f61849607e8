package dev.polycodec.jackson;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.smile.databind.SmileMapper;
import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.TypedCodec;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** No name in the bytes outlives the message, unless a class has a property of the name. */
class NamesTest {

  private static final int MESSAGES = 400;
  private static final int NAME_LENGTH = 100_000;

  /** An object with a property of its own. */
  static final class Small {
    public int known;
  }

  @ParameterizedTest
  @ValueSource(strings = {"json", "smile", "json-typed"})
  void unknownNamesLeaveTheHeapAsItWas(String name) throws Exception {
    ObjectMapper mapper = name.equals("smile") ? new SmileMapper() : new ObjectMapper();
    try (Codec codec = Codecs.builder().use(name).build()) {
      TypedCodec<Small> handle = codec.forType(Small.class);
      handle.decode(message(mapper, name, -1));
      long before = used();
      for (int i = 0; i < MESSAGES; i++) {
        assertThat(handle.decode(message(mapper, name, i)).known).isEqualTo(1);
      }
      // 40 MB of names went by
      assertThat(used() - before).isLessThan(8L << 20);
    }
  }

  private static byte[] message(ObjectMapper mapper, String codec, int number) throws Exception {
    Map<String, Object> fields = new LinkedHashMap<>();
    if (codec.equals("json-typed")) {
      fields.put("@", Small.class.getName());
    }
    fields.put("known", 1);
    fields.put(number + "x".repeat(NAME_LENGTH), 2);
    return mapper.writeValueAsBytes(fields);
  }

  private static long used() throws InterruptedException {
    for (int i = 0; i < 3; i++) {
      System.gc();
      Thread.sleep(20);
    }
    return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
  }
}
