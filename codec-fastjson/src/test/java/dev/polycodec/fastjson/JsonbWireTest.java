package dev.polycodec.fastjson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.alibaba.fastjson2.JSONB;
import com.alibaba.fastjson2.JSONReader;
import com.alibaba.fastjson2.JSONWriter;
import dev.polycodec.LimitExceededException;
import java.io.ByteArrayOutputStream;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The items are those that the library itself reads and mostly writes, and only those are read. */
class JsonbWireTest {

  private static final int LIMIT = 1 << 20;
  private static final long SEED = 42;

  private static byte[] write(Consumer<ItemWriter> items) {
    ItemWriter out = new ItemWriter(LIMIT);
    out.begin(7);
    items.accept(out);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    out.lendTo(bytes::write);
    return bytes.toByteArray();
  }

  private static byte[] library(Consumer<JSONWriter> items) {
    try (JSONWriter out = JSONWriter.ofJSONB()) {
      items.accept(out);
      return out.getBytes();
    }
  }

  private static ItemReader reader(byte[] bytes) {
    ItemReader in = new ItemReader();
    in.begin(bytes, 0, bytes.length);
    return in;
  }

  /** Returns those at which forms begin and end, and some of each length. */
  static LongStream integers() {
    Random random = new Random(SEED);
    LongStream edges =
        Stream.of(3, 4, 5, 7, 8, 11, 15, 16, 18, 31, 32, 63)
            .mapToLong(bit -> 1L << bit)
            .flatMap(edge -> LongStream.of(-edge - 1, -edge, -edge + 1, edge - 1, edge, edge + 1));
    return LongStream.concat(
        LongStream.concat(edges, LongStream.range(-20, 60)),
        random.longs(1_000).map(bits -> bits >> random.nextInt(Long.SIZE)));
  }

  @Test
  void aLongIsThatOfTheLibrary() {
    for (long value : integers().toArray()) {
      byte[] bytes = write(out -> out.writeLong(value));
      assertThat(bytes).as("%d", value).isEqualTo(library(out -> out.writeInt64(value)));
      ItemReader in = reader(bytes);
      assertThat(in.readLong()).isEqualTo(value);
      assertThat(in.remaining()).isZero();
    }
  }

  @Test
  void anIntIsThatOfTheLibrary() {
    for (long each : integers().toArray()) {
      int value = (int) each;
      byte[] bytes = write(out -> out.writeInt(value));
      assertThat(bytes).as("%d", value).isEqualTo(library(out -> out.writeInt32(value)));
      ItemReader in = reader(bytes);
      assertThat(in.readInt()).isEqualTo(value);
      assertThat(in.remaining()).isZero();
    }
  }

  static List<String> texts() {
    return Stream.concat(
            Stream.of(
                "a\0b", "\u007f\u0080\u00ff", "\u0100", "a\ud83d\ude00b\udbff\udfff", "\ufffd"),
            Stream.of(0, 1, 47, 48, 2_047, 2_048, 70_000)
                .flatMap(length -> Stream.of("x", "\u00fc", "\u4e2d").map(c -> c.repeat(length))))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("texts")
  void aTextIsReadByTheLibraryAndByTheCodec(String text) {
    byte[] bytes = write(out -> out.writeText(text));
    assertThat(JSONReader.ofJSONB(bytes).readString()).isEqualTo(text);
    ItemReader in = reader(bytes);
    assertThat(in.readText()).isEqualTo(text);
    assertThat(in.remaining()).isZero();
  }

  @Test
  void aTextOfOneByteForEachCharacterIsThatOfTheLibrary() {
    for (String text : texts()) {
      if (text.chars().allMatch(unit -> unit <= 0xFF)) {
        assertThat(write(out -> out.writeText(text)))
            .isEqualTo(library(out -> out.writeString(text)));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"\ud83d", "a\ude00b", "\ude00\ud83d", "\u00fc\ud83d"})
  void halfACharacterIsKept(String text) {
    assertThat(reader(write(out -> out.writeText(text))).readText()).isEqualTo(text);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 47, 48, 2_048, 70_000})
  void bytesAreThoseOfTheLibrary(int length) {
    byte[] content = new byte[length];
    new Random(SEED).nextBytes(content);
    byte[] bytes = write(out -> out.writeBytes(content, 0, length));
    assertThat(bytes).isEqualTo(library(out -> out.writeBinary(content)));
    byte[] read = new byte[length];
    reader(bytes).readBytes(read, 0, length);
    assertThat(read).isEqualTo(content);
  }

  @Test
  void theLibraryReadsWhatIsWritten() {
    byte[] bytes =
        write(
            out -> {
              out.writeBoolean(true);
              out.writeInt(-5);
              out.writeInt(300);
              out.writeLong(Long.MIN_VALUE);
              out.writeFloat(1.5f);
              out.writeFloat(-0.0f);
              out.writeDouble(-0.0);
              out.writeDouble(1e300);
              out.writeText(null);
              out.writeText("text");
              out.writeBytes(new byte[] {0, 1, 2, 3}, 1, 2);
            });
    JSONReader library = JSONReader.ofJSONB(bytes);
    assertThat(library.readBoolValue()).isTrue();
    assertThat(library.readInt32Value()).isEqualTo(-5);
    assertThat(library.readInt32Value()).isEqualTo(300);
    assertThat(library.readInt64Value()).isEqualTo(Long.MIN_VALUE);
    assertThat(library.readFloatValue()).isEqualTo(1.5f);
    assertThat(library.readFloatValue()).isEqualTo(-0.0f);
    assertThat(library.readDoubleValue()).isEqualTo(-0.0);
    assertThat(library.readDoubleValue()).isEqualTo(1e300);
    assertThat(library.nextIfNull()).isTrue();
    assertThat(library.readString()).isEqualTo("text");
    assertThat(library.readBinary()).containsExactly(1, 2);
    assertThat(library.isEnd()).isTrue();
  }

  /** Why fractions have a form of their own: the library drops the sign of zero. */
  @Test
  void everyBitOfAFractionIsKept() {
    assertThat(JSONB.parseObject(JSONB.toBytes(-0.0), Double.class)).isEqualTo(0.0);
    int signalling = 0x7FA00001;
    byte[] bytes =
        write(
            out -> {
              out.writeFloat(Float.intBitsToFloat(signalling));
              out.writeDouble(Double.longBitsToDouble(0x7FF8000000000123L));
              out.writeDouble(-0.0);
            });
    ItemReader in = reader(bytes);
    assertThat(Float.floatToRawIntBits(in.readFloat())).isEqualTo(signalling);
    assertThat(Double.doubleToRawLongBits(in.readDouble())).isEqualTo(0x7FF8000000000123L);
    assertThat(in.readDouble()).isEqualTo(-0.0);
  }

  @Test
  void aTextThatExceedsTheLimitIsRefused() {
    for (String text : List.of("x".repeat(LIMIT + 1), "\u4e2d".repeat(LIMIT / 2 + 1))) {
      assertThatThrownBy(() -> write(out -> out.writeText(text)))
          .isInstanceOf(LimitExceededException.class)
          .hasMessageStartingWith("The message has more than 1048576 bytes");
    }
  }

  /** The library does not look where an array ends. */
  @Test
  void whatComesBehindAllThatTheLimitAllowsIsRefused() {
    List<Consumer<ItemWriter>> items =
        List.of(
            out -> out.writeLong(Long.MAX_VALUE),
            out -> out.writeInt(Integer.MAX_VALUE),
            out -> out.writeDouble(1),
            out -> out.writeFloat(1),
            out -> out.writeBoolean(true),
            out -> out.writeText("\u4e2d\u4e2d"),
            out -> out.writeText("x".repeat(100)),
            out -> out.writeBytes(new byte[100], 0, 100));
    for (Consumer<ItemWriter> item : items) {
      assertThatThrownBy(
              () ->
                  write(
                      out -> {
                        out.writeBytes(new byte[LIMIT], 0, LIMIT);
                        for (int i = 0; i < 2 * LIMIT; i++) {
                          item.accept(out);
                        }
                      }))
          .isInstanceOf(LimitExceededException.class)
          .hasMessageStartingWith("The message has more than 1048576 bytes");
    }
  }
}
