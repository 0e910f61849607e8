package dev.polycodec.hessian.plain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.caucho.hessian.io.AbstractHessianInput;
import com.caucho.hessian.io.Hessian2Input;
import com.caucho.hessian.io.HessianInput;
import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.MalformedDataException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Date;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Ill-formed texts, which Hessian's input reads as other ones, are found after whatever it is. */
class HessianPlainTextTest {

  /** What Hessian's input makes of the bytes C3 28. */
  private static final String MISREAD = "\u00e8";

  /** Tags that stand before names of types, which Hessian alone would look for. */
  private static final String TYPED =
      "CMOUVrt" + "\u0070\u0071\u0072\u0073\u0074\u0075\u0076\u0077";

  private static final byte[] FILLING = {0, 1, 2, 0x20, 'B', 'S', 'N', (byte) 0x90, 0x78};

  private enum Color {
    RED
  }

  private static final class Bean implements Serializable {
    private static final long serialVersionUID = 1L;
    int number = 1;
    String text = "\u00e9\u20ac";
    Color color = Color.RED;
    @Nullable Bean next;
  }

  private static Codec codec(Plain plain) {
    return Codecs.builder().use(plain.codec()).allow(Bean.class, Color.class).build();
  }

  /** Returns values of each form that Hessian writes, long and short ones. */
  private static List<Object> values() {
    List<Object> values = new ArrayList<>(List.of(true, 'x', new Date(0), new Date(1)));
    for (int bits = 0; bits < 63; bits++) {
      values.addAll(List.of(1L << bits, -1L << bits, (int) (1L << bits), 1.5 * (1L << bits)));
    }
    values.addAll(List.of(0.0, 1.0, 2.0, 300.0, 0.001, 1e-9));
    for (int size : new int[] {0, 1, 15, 16, 31, 32, 255, 256, 1023, 1024, 40_000, 70_000}) {
      byte[] bytes = new byte[size];
      Arrays.fill(bytes, (byte) 0xc3);
      values.addAll(List.of("a".repeat(size), "\u00e9".repeat(size), "\u20ac".repeat(size), bytes));
      values.add("\uD83D\uDE00".repeat(size) + "\uD83D");
    }
    Bean bean = new Bean();
    bean.next = bean;
    values.addAll(List.of(bean, bean, Color.RED, new int[] {1, 2}, new String[20], new Bean[1]));
    values.addAll(List.of(new LinkedList<>(List.of(1)), new HashMap<>(Map.of("\u00e9", bean))));
    return values;
  }

  @ParameterizedTest
  @EnumSource
  void anIllFormedTextIsRefusedAfterAnyValue(Plain plain) throws IOException {
    try (Codec codec = codec(plain)) {
      for (Object value : values()) {
        byte[] bytes = plain.write(new ArrayList<>(Arrays.asList(value, null, "\u00e9")));
        assertThat(last(codec.decode(bytes, ArrayList.class))).isEqualTo("\u00e9");
        int at = bytes.length - (plain == Plain.HESSIAN1 ? 2 : 1); // one of 1.0 has an end
        bytes[at] = 0x28;
        requireRefused(codec, bytes);
      }
    }
  }

  private static void requireRefused(Codec codec, byte[] bytes) {
    assertThatThrownBy(() -> codec.decode(bytes, Object.class))
        .isInstanceOf(MalformedDataException.class)
        .hasMessage("The bytes hold a text that is ill-formed");
  }

  private static @Nullable Object last(@Nullable Object list) {
    return list instanceof List<?> l && !l.isEmpty() ? l.get(l.size() - 1) : null;
  }

  /** Forms that no writer of Hessian chooses are read, too. */
  @ParameterizedTest
  @EnumSource
  void whatHessianReadsAsATextIsSeenAfterAnyTag(Plain plain) {
    Random random = new Random(17);
    Set<Integer> tags = new TreeSet<>();
    try (Codec codec = codec(plain)) {
      for (int tag = 0; tag < 256; tag++) {
        for (int i = 0; i < 400 && TYPED.indexOf(tag) < 0; i++) {
          byte[] bytes = afterTag(plain, tag, random);
          if (MISREAD.equals(last(readByHessian(plain, bytes)))) {
            tags.add(tag);
            requireRefused(codec, bytes);
          }
        }
      }
    }
    assertThat(tags).containsAll(scalars(plain));
  }

  /** Returns a list of what a tag begins, with any bytes after it, and of an ill-formed text. */
  private static byte[] afterTag(Plain plain, int tag, Random random) {
    boolean first = plain == Plain.HESSIAN1;
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    bytes.writeBytes(HexFormat.of().parseHex(first ? "566c00000002" : "5892"));
    bytes.write(tag);
    for (int i = random.nextInt(12); i > 0; i--) {
      bytes.write(FILLING[random.nextInt(4) == 0 ? random.nextInt(FILLING.length) : 0]);
    }
    bytes.writeBytes(HexFormat.of().parseHex(first ? "530001c3287a" : "01c328"));
    return bytes.toByteArray();
  }

  private static @Nullable Object readByHessian(Plain plain, byte[] bytes) {
    ByteArrayInputStream source = new ByteArrayInputStream(bytes);
    AbstractHessianInput in =
        plain == Plain.HESSIAN1 ? new HessianInput(source) : new Hessian2Input(source);
    try {
      Object read = in.readObject();
      return source.available() == 0 ? read : null;
    } catch (IOException | RuntimeException unread) {
      return null;
    }
  }

  /** Returns the tags of scalars that are short enough to be met. */
  private static List<Integer> scalars(Plain plain) {
    IntStream tags =
        plain == Plain.HESSIAN1
            ? "NTFILDdSB".chars()
            : IntStream.concat(
                IntStream.concat(IntStream.rangeClosed(0, 4), IntStream.rangeClosed(0x38, 0x3f)),
                IntStream.concat("NTFIJKLDSBY[\\]^_".chars(), IntStream.rangeClosed(0x80, 0xff)));
    return tags.boxed().toList();
  }
}
