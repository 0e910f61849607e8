package dev.polycodec.kryo;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.MalformedDataException;
import dev.polycodec.TypeRef;
import dev.polycodec.TypedCodec;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Texts that are keys of several maps of a message. */
class KryoKeysTest {

  private final Codec codec = Codecs.builder().use("kryo").build();
  private final TypedCodec<List<Map<String, Integer>>> maps = codec.forType(new TypeRef<>() {});

  @AfterEach
  void close() {
    codec.close();
  }

  /** Returns maps with equal keys, each a text of its own. */
  private static List<Map<String, Integer>> rows(int rows, int keys, int length) {
    List<Map<String, Integer>> list = new ArrayList<>();
    for (int row = 0; row < rows; row++) {
      Map<String, Integer> map = new LinkedHashMap<>();
      for (int key = 0; key < keys; key++) {
        map.put("k".repeat(length) + key, key);
      }
      list.add(map);
    }
    return list;
  }

  private static int count(byte[] bytes, String text) {
    return new String(bytes, ISO_8859_1).split(text, -1).length - 1;
  }

  @Test
  void aKeyIsWrittenOnceAndIsOneTextAgain() {
    List<Map<String, Integer>> rows = rows(3, 4, 10);
    byte[] bytes = maps.encode(rows);
    assertThat(count(bytes, "k{10}1")).isEqualTo(1);
    List<Map<String, Integer>> back = maps.decode(bytes);
    assertThat(back).isEqualTo(rows);
    assertThat(back.get(2).keySet().iterator().next())
        .isSameAs(back.get(0).keySet().iterator().next());
  }

  @Test
  void theFirstThousandShortKeysOfAMessageAreKept() {
    List<Map<String, Integer>> many = rows(3, 3_000, 2);
    byte[] bytes = maps.encode(many);
    assertThat(count(bytes, "kk1023")).isEqualTo(1);
    assertThat(count(bytes, "kk1024")).isEqualTo(3);
    assertThat(maps.decode(bytes)).isEqualTo(many);
    List<Map<String, Integer>> few = rows(3, 3, 63);
    List<Map<String, Integer>> longOnes = rows(3, 3, 64);
    assertThat(count(maps.encode(few), "k{63}1")).isEqualTo(1);
    assertThat(count(maps.encode(longOnes), "k{64}1")).isEqualTo(3);
    assertThat(maps.decode(maps.encode(longOnes))).isEqualTo(longOnes);
  }

  @Test
  void keysOfAnotherMessageAreForgotten() {
    byte[] first = maps.encode(rows(2, 2, 5));
    assertThat(maps.encode(rows(2, 2, 5))).isEqualTo(first);
    byte[] other = first.clone();
    int again = -1;
    for (int i = 1; i < other.length; i++) {
      if (other[i] == 65 && other[i - 1] != 65) { // the number of a key that is there again
        again = i;
      }
    }
    other[again + 1] = 2;
    assertThatThrownBy(() -> maps.decode(other))
        .isInstanceOf(MalformedDataException.class)
        .hasMessageContaining("The bytes refer back to text 2 of 2 keys so far");
  }
}
