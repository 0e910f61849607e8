package dev.polycodec.bson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.EncodeException;
import dev.polycodec.LimitExceededException;
import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.walk.ObjectReader;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.bson.BsonBinaryReader;
import org.bson.BsonBinaryWriter;
import org.bson.io.BasicOutputBuffer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The payload is a document that the library itself reads, and one that it writes is read. */
class BsonWireTest {

  private static final int LIMIT = 1 << 20;

  private interface Elements {
    void write(ElementWriter out);
  }

  @SuppressWarnings("NullAway") // these elements are written without a walk
  private static byte[] write(Elements elements) {
    ElementWriter out = new ElementWriter(LIMIT);
    out.begin(null, 7);
    elements.write(out);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    out.lendTo(bytes::write);
    return bytes.toByteArray();
  }

  @SuppressWarnings("NullAway")
  private static ElementReader reader(byte[] bytes) {
    ElementReader in = new ElementReader();
    ObjectReader none = null;
    in.begin(none, bytes, 0, bytes.length);
    return in;
  }

  @Test
  void thePayloadIsADocumentOfTheLibrary() {
    byte[] bytes =
        write(
            out -> {
              out.writeBoolean(true);
              out.writeInt(-5);
              out.writeInt(300);
              out.writeLong(Long.MIN_VALUE);
              out.writeFloat(1.5f);
              out.writeDouble(-0.0);
              out.writeText(null);
              out.writeText("t\u00e9xt \ud83d\ude00");
              out.writeBytes(new byte[] {0, 1, 2, 3}, 1, 2);
            });
    BsonBinaryReader library = new BsonBinaryReader(ByteBuffer.wrap(bytes));
    library.readStartDocument();
    assertThat(library.readBoolean("")).isTrue();
    assertThat(library.readInt32("")).isEqualTo(-5);
    assertThat(library.readInt32("")).isEqualTo(300);
    assertThat(library.readInt64("")).isEqualTo(Long.MIN_VALUE);
    assertThat(library.readInt32("")).isEqualTo(Float.floatToRawIntBits(1.5f));
    assertThat(library.readDouble("")).isEqualTo(-0.0);
    library.readNull("");
    assertThat(library.readString("")).isEqualTo("t\u00e9xt \ud83d\ude00");
    assertThat(library.readBinaryData("").getData()).containsExactly(1, 2);
    library.readEndDocument();
  }

  @Test
  void aTextIsThatOfTheLibrary() {
    for (String text : texts()) {
      BasicOutputBuffer expected = new BasicOutputBuffer();
      BsonBinaryWriter library = new BsonBinaryWriter(expected);
      library.writeStartDocument();
      library.writeString("", text);
      library.writeEndDocument();

      byte[] bytes = write(out -> out.writeText(text));
      assertThat(bytes).isEqualTo(expected.toByteArray());
      ElementReader in = reader(bytes);
      assertThat(in.readText()).isEqualTo(text);
      assertThat(in.remaining()).isZero();
    }
  }

  private static List<String> texts() {
    return List.of(
        "",
        "a",
        "a\0b",
        "\u007f\u0080\u07ff\u0800\uffff",
        "a\ud83d\ude00b\ud800\udc00\udbff\udfff",
        "\ufffd",
        "x".repeat(5_000),
        "\u00fc".repeat(70_000));
  }

  @Test
  void everyBitOfAFractionIsKept() {
    int signalling = 0x7FA00001;
    byte[] bytes =
        write(
            out -> {
              out.writeFloat(Float.intBitsToFloat(signalling));
              out.writeLong(0x7FF4000000000001L);
              out.writeDouble(Double.longBitsToDouble(0x7FF8000000000123L));
            });
    ElementReader in = reader(bytes);
    assertThat(Float.floatToRawIntBits(in.readFloat())).isEqualTo(signalling);
    assertThat(in.readLong()).isEqualTo(0x7FF4000000000001L);
    assertThat(Double.doubleToRawLongBits(in.readDouble())).isEqualTo(0x7FF8000000000123L);
  }

  @ParameterizedTest
  @CsvSource({"0, '\ud83d'", "1, 'a\ud83d'", "0, '\ude00b'", "1, 'a\ude00\ud83db'"})
  void aLoneSurrogateIsRefusedWithItsIndex(int index, String text) {
    assertThatThrownBy(() -> write(out -> out.writeText(text)))
        .isInstanceOf(EncodeException.class)
        .hasMessage(
            "A string has a lone surrogate at index "
                + index
                + ", for which UTF-8 has no form; mend the string, or encode its characters as a"
                + " char[]");
  }

  @Test
  void aTextThatExceedsTheLimitIsRefused() {
    for (String text : List.of("x".repeat(LIMIT + 1), "\u4e2d".repeat(LIMIT / 2))) {
      assertThatThrownBy(() -> write(out -> out.writeText(text)))
          .isInstanceOf(LimitExceededException.class)
          .hasMessageStartingWith("The message has more than 1048576 bytes");
    }
  }

  @Test
  void aTextBehindTheLimitIsRefused() {
    for (int before = LIMIT - 8; before < LIMIT + 8; before++) {
      byte[] bytes = new byte[before];
      assertThatThrownBy(
              () ->
                  write(
                      out -> {
                        out.writeBytes(bytes, 0, bytes.length);
                        out.writeText("\u4e2d\u4e2d\u4e2d\u4e2d");
                      }))
          .isInstanceOf(LimitExceededException.class)
          .hasMessageStartingWith("The message has more than 1048576 bytes");
    }
  }

  /** Only what the library believes or replaces; the kit has the rest. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "0e000000 02 00 ffffff7f 61 00 00 00",
        "0d000000 02 00 00000000 61 00 00",
        "0d000000 02 00 02000080 61 00 00",
        "0d000000 02 00 02000000 c3 00 00",
        "0d000000 02 00 01000000 61 00 00",
        "0d000000 02 61 02000000 61 00 00",
        "0d000000 05 00 02000000 61 00 00",
        "08000000 00 00 00 00",
        "07000000 7e 00 00"
      })
  void aTextThatIsNoneIsRefused(String hex) {
    byte[] bytes = HexFormat.of().parseHex(hex.replace(" ", ""));
    assertThatThrownBy(() -> reader(bytes).readText()).isInstanceOf(Exception.class);
  }

  @ParameterizedTest
  @ValueSource(ints = {Integer.MAX_VALUE, -1, 1, 3, 0})
  void bytesOfAnotherLengthAreRefusedBeforeAnythingIsAllocated(int length) {
    byte[] bytes = write(out -> out.writeBytes(new byte[2], 0, 2));
    ByteBuffer.wrap(bytes).putInt(6, Integer.reverseBytes(length));
    assertThatThrownBy(() -> reader(bytes).readBytes(new byte[2], 0, 2))
        .isInstanceOf(RuntimeException.class);
  }

  @Test
  void bytesThatAreNoDocumentAreRefused() {
    byte[] bytes = write(out -> out.writeInt(7));
    byte[] open = bytes.clone();
    open[open.length - 1] = 1;
    for (byte[] other : List.of(new byte[0], new byte[4], open, Arrays.copyOf(bytes, 20))) {
      assertThatThrownBy(() -> reader(other))
          .isInstanceOf(MalformedDataException.class)
          .hasMessage("The bytes are no document of the length that they have");
    }
  }
}
