package dev.polycodec.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.spi.tree.Tree;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.msgpack.core.MessageBufferPacker;
import org.msgpack.core.MessagePack;

/** Bytes of MessagePack's own library are shown value by value. */
@Tag("once")
class MsgpackStreamTest {

  private static final String TREE =
      """
      map (10)
        "nil": null
        "numbers": list (10)
          - 0
          - -32
          - 200
          - -129
          - 65536
          - -40000
          - 5000000000L
          - BigInteger 18446744073709551615
          - 0.5f
          - 3.141592653589793
        "truth": list (2)
          - true
          - false
        "text": "é€😀"
        "bytes": byte[2] 0102
        "day": timestamp "2026-03-01T00:00:00Z"
        "moment": timestamp "2026-03-01T00:00:00.000000001Z"
        "before": timestamp "1900-01-01T00:00:00Z"
        "extension": extension 7 byte[3] 010203
        7: "a key that is no text"
      """;

  @TempDir Path directory;

  private Run inspect(byte[] bytes, String... options) throws IOException {
    String file = Files.write(directory.resolve("bytes"), bytes).toString();
    String[] args = new String[options.length + 2];
    args[0] = "inspect";
    args[1] = file;
    System.arraycopy(options, 0, args, 2, options.length);
    return Run.of(args);
  }

  private static byte[] sample() throws IOException {
    try (MessageBufferPacker out = MessagePack.newDefaultBufferPacker()) {
      out.packMapHeader(10);
      out.packString("nil").packNil();
      out.packString("numbers").packArrayHeader(10);
      out.packInt(0).packInt(-32).packInt(200).packInt(-129).packInt(65_536).packInt(-40_000);
      out.packLong(5_000_000_000L).packBigInteger(BigInteger.TWO.pow(64).subtract(BigInteger.ONE));
      out.packFloat(0.5f).packDouble(Math.PI);
      out.packString("truth").packArrayHeader(2).packBoolean(true).packBoolean(false);
      out.packString("text").packString("é€😀");
      out.packString("bytes").packBinaryHeader(2).addPayload(new byte[] {1, 2});
      out.packString("day").packTimestamp(Instant.parse("2026-03-01T00:00:00Z"));
      out.packString("moment").packTimestamp(Instant.parse("2026-03-01T00:00:00.000000001Z"));
      out.packString("before").packTimestamp(Instant.parse("1900-01-01T00:00:00Z"));
      out.packString("extension").packExtensionTypeHeader((byte) 7, 3);
      out.addPayload(new byte[] {1, 2, 3});
      out.packInt(7).packString("a key that is no text");
      return out.toByteArray();
    }
  }

  @Test
  void showsEveryKindOfValue() throws IOException {
    Run run = inspect(sample(), "--as", "msgpack");
    assertThat(run.out()).endsWith("  format       MessagePack\n" + TREE);
    assertThat(run.code()).isZero();
  }

  @Test
  void readsTheLongestHeads() throws IOException {
    try (MessageBufferPacker out = MessagePack.newDefaultBufferPacker()) {
      out.packArrayHeader(70_000);
      for (int i = 0; i < 69_996; i++) {
        out.packInt(i);
      }
      out.packString("x".repeat(70_000)).packBinaryHeader(70_000).addPayload(new byte[70_000]);
      out.packExtensionTypeHeader((byte) 1, 70_000).addPayload(new byte[70_000]);
      out.packMapHeader(70_000);
      for (int i = 0; i < 70_000; i++) {
        out.packInt(i).packNil();
      }
      assertThat(new MsgpackStream(out.toByteArray(), 0).read().failure()).isNull();
    }
  }

  @Test
  void damagedBytesEndInAMessage() throws IOException {
    Damage.requireMessages(sample(), bytes -> new MsgpackStream(bytes, 0));
  }

  @Test
  void aDeepNestEndsInAMessage() {
    assertThat(Damage.failure(new MsgpackStream(Damage.nest(100_000, 0x91), 0)))
        .hasMessage("The objects are nested deeper than 2000");
  }

  @Test
  void lengthsAreComparedWithTheBytesThatRemain() {
    assertThat(failure(0xdd, 0xff, 0xff, 0xff, 0xff))
        .hasMessage("The bytes announce a length of 4294967295");
    assertThat(failure(0xdf, 0x7f, 0xff, 0xff, 0xff))
        .hasMessage("The bytes announce a length of 4294967294");
    assertThat(failure(0xc6, 0xff, 0xff, 0xff, 0xff))
        .hasMessage("The bytes end before the object does");
    assertThat(failure(0xc9, 0xff, 0xff, 0xff, 0xff, 5))
        .hasMessage("The bytes end before the object does");
    assertThat(failure(0xc1)).hasMessage("No value of MessagePack begins with 193");
  }

  private static Throwable failure(int... bytes) {
    return new MsgpackStream(Damage.bytes(bytes), 0).read().failure();
  }

  @Test
  void aTextThatIsNoUtf8IsShownAsItsBytes() {
    Tree tree = new MsgpackStream(Damage.bytes(0xa2, 0xc3, 0x28), 0).read();
    assertThat(TreeLines.of(tree).get(0).text()).isEqualTo("byte[2] c328");
  }

  @Test
  void aTimeThatJavaDoesNotHaveIsShownAsItsBytes() {
    Tree tree =
        new MsgpackStream(
                Damage.bytes(0xc7, 12, 0xff, 0, 0, 0, 0, 0x7f, 0xff, 0xff, 0xff, 0, 0, 0, 0), 0)
            .read();
    assertThat(TreeLines.of(tree).get(0).text())
        .isEqualTo("extension -1 byte[12] 000000007fffffff00000000");
  }

  @Test
  void marksWhatIsBroken() throws IOException {
    Run run = inspect(Damage.bytes(0x93, 1, 0xa3, 'a', 'b'), "--as", "msgpack");
    assertThat(run.out())
        .endsWith(
            """
            list (2)
              - 1
              - ?
              broken at byte 2: The bytes end before the object does
                00000000  93 01[a3]61 62
            """);
    assertThat(run.code()).isEqualTo(3);
  }

  @Test
  void dumpsBytesBesideValues() throws IOException {
    Run run = inspect(Damage.bytes(0x92, 1, 0xa2, 'h', 'i'), "--as", "msgpack", "--dump");
    assertThat(run.out())
        .endsWith(
            """
            00000000                          | format       MessagePack
            00000000  92                      | list (2)
            00000001  01                      |   - 1
            00000002  a2 68 69                |   - "hi"
            """);
  }

  @Test
  void printsJson() throws IOException {
    Run run = inspect(Damage.bytes(0x81, 0xa1, 'a', 0x92, 1, 0xc0), "--as", "msgpack", "--json");
    assertThat(run.out()).endsWith(",\"value\":{\"a\":[1,null]}}\n");
  }
}
