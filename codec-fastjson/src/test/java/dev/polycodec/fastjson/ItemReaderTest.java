package dev.polycodec.fastjson;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.MalformedDataException;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is an item of JSONB, and was not written by the codec, is not read. */
class ItemReaderTest {

  private static ItemReader reader(String hex) {
    byte[] bytes = hex(hex);
    ItemReader in = new ItemReader();
    in.begin(bytes, 0, bytes.length);
    return in;
  }

  private static byte[] hex(String bytes) {
    return HexFormat.of().parseHex(bytes.replace(" ", ""));
  }

  /** A longer form of a number, one of another type, without an end, and what is no item at all. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "382f",
        "3800",
        "37f0",
        "440000",
        "4407ff",
        "43f800",
        "4800000000",
        "480003ffff",
        "48fffc0000",
        "38",
        "44",
        "4400",
        "48",
        "48000000",
        "",
        "e0",
        "af",
        "b1",
        "4a31",
        "9100",
        "b700000000",
        "b2",
        "bd01",
        "bc0001",
        "94",
        "a6a5",
        "92",
        "93",
        "7f00",
        "90",
        "ba01"
      })
  void whatIsNoIntInItsShortestFormIsRefused(String hex) {
    assertThatThrownBy(() -> reader(hex).readInt()).isInstanceOf(MalformedDataException.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "d000",
        "d00f",
        "cff8",
        "c40000",
        "c407ff",
        "c3f800",
        "bf00000000",
        "bf0003ffff",
        "bffffc0000",
        "be0000000000000000",
        "be000000007fffffff",
        "beffffffff80000000",
        "d0",
        "c400",
        "bf000000",
        "be00",
        "",
        "00",
        "4800040000",
        "af",
        "b2",
        "b501",
        "ab01",
        "ba01"
      })
  void whatIsNoLongInItsShortestFormIsRefused(String hex) {
    assertThatThrownBy(() -> reader(hex).readLong()).isInstanceOf(MalformedDataException.class);
  }

  /** Other encodings of a text, a longer form, and lengths that cannot be. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "790161",
        "792f",
        "79ff",
        "7948ffffffff61",
        "79487fffffff",
        "7a03e4b8ad",
        "7b02004e",
        "7d024e2d",
        "7e0161",
        "7c03002d4e",
        "7c026100",
        "7c00",
        "7cff",
        "7c487ffffffe",
        "7f01",
        "4b61",
        "01",
        "",
        "b1",
        "90",
        "6d61"
      })
  void whatIsNoTextInItsOwnFormIsRefused(String hex) {
    assertThatThrownBy(() -> reader(hex).readText()).isInstanceOf(MalformedDataException.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "91020000",
        "9103000000",
        "91380200 00",
        "9148ffffffff",
        "9148 7fffffff",
        "4b0000"
      })
  void bytesOfAnotherLengthOrFormAreRefused(String hex) {
    byte[] target = new byte[hex.equals("91020000") ? 1 : 2];
    assertThatThrownBy(() -> reader(hex).readBytes(target, 0, target.length))
        .isInstanceOf(MalformedDataException.class);
  }

  @Test
  void aNumberOfAnotherKindIsRefused() {
    assertThatThrownBy(() -> reader("ff").readNumber())
        .isInstanceOf(MalformedDataException.class)
        .hasMessage("The bytes hold a number that is not between 0 and 2147483647");
    assertThatThrownBy(() -> reader("01").readBoolean()).isInstanceOf(MalformedDataException.class);
    assertThatThrownBy(() -> reader("b601").readFloat()).isInstanceOf(MalformedDataException.class);
    assertThatThrownBy(() -> reader("b3").readDouble())
        .isInstanceOf(MalformedDataException.class)
        .hasMessage(
            "The bytes hold a value of another type, or in a longer form than it is written in");
  }

  /** A reader looks no further than its message, wherever that is in an array. */
  @Test
  void nothingBehindTheMessageIsRead() {
    byte[] bytes = hex("00 48 00 04 00 00 00");
    ItemReader in = new ItemReader();
    in.begin(bytes, 1, 3);
    assertThatThrownBy(in::readInt)
        .isInstanceOf(MalformedDataException.class)
        .hasMessage("The bytes end within a value");
  }
}
