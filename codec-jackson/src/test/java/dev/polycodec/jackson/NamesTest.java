package dev.polycodec.jackson;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.cbor.databind.CBORMapper;
import com.fasterxml.jackson.dataformat.smile.databind.SmileMapper;
import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import dev.polycodec.Codecs;
import dev.polycodec.TypedCodec;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** No name in the bytes outlives the message, unless a class has a property of the name. */
@Tag("once")
class NamesTest {

  private static final int MESSAGES = 150;
  private static final int NAME_LENGTH = 100_000;

  /** An object with a property of its own. */
  static final class Small {
    public int known;
  }

  /** An object with a long text. */
  static final class Text {
    public String text;

    Text(int number) {
      text = "~".repeat(10) + number + "x".repeat(NAME_LENGTH);
      text = text.substring(0, NAME_LENGTH);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"json", "smile", "cbor", "json-typed"})
  void unknownNamesLeaveTheHeapAsItWas(String name) throws Exception {
    ObjectMapper mapper = mapper(name);
    try (Codec codec = Codecs.builder().use(name).build()) {
      TypedCodec<Small> handle = codec.forType(Small.class);
      handle.decode(message(mapper, name, -1));
      long before = used();
      for (int i = 0; i < MESSAGES; i++) {
        assertThat(handle.decode(message(mapper, name, i)).known).isEqualTo(1);
      }
      // 15 MB of names went by
      assertThat(used() - before).isLessThan(3L << 20);
    }
  }

  /** A walk's tokens have no names, so a parser must not come to one. */
  @ParameterizedTest
  @ValueSource(strings = {"smile-typed", "cbor-typed"})
  void namesAmongTheTokensOfAWalkLeaveTheHeapAsItWas(String name) throws Exception {
    try (Codec codec = Codecs.builder().use(name).build()) {
      TypedCodec<Text> handle = codec.forType(Text.class);
      handle.decode(handle.encode(new Text(0)));
      long before = used();
      for (int i = 0; i < MESSAGES; i++) {
        byte[] message = named(handle.encode(new Text(i)), name);
        assertThatThrownBy(() -> handle.decode(message)).isInstanceOf(CodecException.class);
      }
      assertThat(used() - before).isLessThan(3L << 20);
    }
  }

  /** Makes a name in an object of the only text, whose bytes come after its head. */
  private static byte[] named(byte[] message, String codec) {
    String smile = "fa34"; // the start of an object and of a long name
    String cbor = "bf7a0001869f"; // the start of a map and of a name of 99,999 bytes
    byte[] head = HexFormat.of().parseHex(codec.equals("smile-typed") ? smile : cbor);
    int text = new String(message, ISO_8859_1).indexOf("~".repeat(10));
    System.arraycopy(head, 0, message, text + 1 - head.length, head.length);
    return message;
  }

  private static ObjectMapper mapper(String codec) {
    return switch (codec) {
      case "smile" -> new SmileMapper();
      case "cbor" -> new CBORMapper();
      default -> new ObjectMapper();
    };
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
