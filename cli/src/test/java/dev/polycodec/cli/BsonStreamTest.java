package dev.polycodec.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.spi.tree.Tree;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.UUID;
import org.bson.BsonArray;
import org.bson.BsonBinary;
import org.bson.BsonBinaryWriter;
import org.bson.BsonBoolean;
import org.bson.BsonDateTime;
import org.bson.BsonDbPointer;
import org.bson.BsonDecimal128;
import org.bson.BsonDocument;
import org.bson.BsonDouble;
import org.bson.BsonInt32;
import org.bson.BsonInt64;
import org.bson.BsonJavaScript;
import org.bson.BsonJavaScriptWithScope;
import org.bson.BsonMaxKey;
import org.bson.BsonMinKey;
import org.bson.BsonNull;
import org.bson.BsonObjectId;
import org.bson.BsonRegularExpression;
import org.bson.BsonString;
import org.bson.BsonSymbol;
import org.bson.BsonTimestamp;
import org.bson.BsonUndefined;
import org.bson.UuidRepresentation;
import org.bson.codecs.BsonDocumentCodec;
import org.bson.codecs.EncoderContext;
import org.bson.io.BasicOutputBuffer;
import org.bson.types.Decimal128;
import org.bson.types.ObjectId;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Documents of MongoDB's own library are shown value by value. */
@Tag("once")
class BsonStreamTest {

  private static final ObjectId ID = new ObjectId("0102030405060708090a0b0c");

  private static final String TREE =
      """
      document (22)
        "double": 0.5
        "text": "é€😀"
        "document": document (1)
          "x": 1
        "array": array (2)
          - true
          - null
        "bytes": byte[2] 0102
        "old": byte[1] 07
        "uuid": UUID 00000000-0000-0001-0000-000000000002
        "other": binary of type 5 byte[1] 09
        "undefined": undefined ""
        "id": ObjectId "0102030405060708090a0b0c"
        "date": date "1970-01-01T00:00:00.001Z"
        "pattern": regular expression "/a+/i"
        "pointer": pointer to db.c "0102030405060708090a0b0c"
        "code": JavaScript "x"
        "symbol": symbol "s"
        "scoped": JavaScript with variables (2)
          - "y"
          - document (1)
            "y": 2
        "int": -3
        "timestamp": timestamp 4294967298L
        "long": 5000000000L
        "decimal": decimal "1.50"
        "least": least key ""
        "greatest": greatest key ""
      """;

  @TempDir Path directory;

  private Run inspect(byte[] bytes, String... options) throws IOException {
    String file = Files.write(directory.resolve("bytes"), bytes).toString();
    String[] args = Arrays.copyOf(new String[] {"inspect", file}, options.length + 2);
    System.arraycopy(options, 0, args, 2, options.length);
    return Run.of(args);
  }

  private static byte[] write(BsonDocument document) {
    try (BasicOutputBuffer out = new BasicOutputBuffer();
        BsonBinaryWriter writer = new BsonBinaryWriter(out)) {
      new BsonDocumentCodec().encode(writer, document, EncoderContext.builder().build());
      return out.toByteArray();
    }
  }

  private static byte[] sample() {
    BsonDocument document = new BsonDocument("double", new BsonDouble(0.5));
    document.append("text", new BsonString("é€😀"));
    document.append("document", new BsonDocument("x", new BsonInt32(1)));
    document.append("array", new BsonArray(List.of(BsonBoolean.TRUE, BsonNull.VALUE)));
    document.append("bytes", new BsonBinary(new byte[] {1, 2}));
    document.append("old", new BsonBinary((byte) 2, new byte[] {7}));
    document.append("uuid", new BsonBinary(new UUID(1, 2), UuidRepresentation.STANDARD));
    document.append("other", new BsonBinary((byte) 5, new byte[] {9}));
    document.append("undefined", new BsonUndefined());
    document.append("id", new BsonObjectId(ID));
    document.append("date", new BsonDateTime(1));
    document.append("pattern", new BsonRegularExpression("a+", "i"));
    document.append("pointer", new BsonDbPointer("db.c", ID));
    document.append("code", new BsonJavaScript("x"));
    document.append("symbol", new BsonSymbol("s"));
    BsonDocument scope = new BsonDocument("y", new BsonInt32(2));
    document.append("scoped", new BsonJavaScriptWithScope("y", scope));
    document.append("int", new BsonInt32(-3));
    document.append("timestamp", new BsonTimestamp(1, 2));
    document.append("long", new BsonInt64(5_000_000_000L));
    document.append("decimal", new BsonDecimal128(new Decimal128(new BigDecimal("1.50"))));
    document.append("least", new BsonMinKey());
    document.append("greatest", new BsonMaxKey());
    return write(document);
  }

  @Test
  void showsEveryKindOfValue() throws IOException {
    Run run = inspect(sample());
    assertThat(run.out()).endsWith("  format       a BSON document\n" + TREE);
    assertThat(run.code()).isZero();
  }

  @Test
  void printsJson() throws IOException {
    BsonArray array = new BsonArray(List.of(new BsonString("x"), BsonNull.VALUE));
    Run run = inspect(write(new BsonDocument("a", array)), "--json");
    assertThat(run.out()).endsWith(",\"value\":{\"a\":[\"x\",null]}}\n");
  }

  @Test
  void damagedBytesEndInAMessage() throws IOException {
    Damage.requireMessages(sample(), bytes -> new BsonStream(bytes, 0));
  }

  @Test
  void marksTheByteThatIsBroken() throws IOException {
    byte[] bytes = write(new BsonDocument("a", new BsonInt32(1)).append("b", BsonBoolean.TRUE));
    bytes[bytes.length - 2] = 7;
    Run run = inspect(bytes, "--dump");
    assertThat(run.out())
        .contains(
            """
            00000004  10 61 00 01 00 00 00    |   "a": 1
            0000000b  08 62 00 07 00          |   "b": ?
              broken at byte 14: The bytes hold a boolean that is neither 0 nor 1            """)
        .endsWith("  00000006  00 01 00 00 00 08 62 00[07]00\n");
    assertThat(run.code()).isEqualTo(3);
  }

  @Test
  void aDeepNestEndsInAMessage() {
    byte[] bytes = Damage.nest(100_000, 0xff, 0xff, 0, 0, 3, 0);
    assertThat(Damage.failure(new BsonStream(bytes, 0)))
        .hasMessage("The objects are nested deeper than 2000");
  }

  @Test
  void lengthsAreComparedWithTheBytes() {
    assertThat(failure(0xff, 0xff, 0xff, 0x7f, 0))
        .hasMessage("The document announces a length of 2147483647");
    assertThat(failure(4, 0, 0, 0, 0)).hasMessage("The document announces a length of 4");
    assertThat(failure(7, 0, 0, 0, 0, 1, 2))
        .hasMessage("The document ends at byte 5, and its length says 7");
    assertThat(failure(11, 0, 0, 0, 2, 0, 0xff, 0xff, 0xff, 0x7f, 0))
        .hasMessage("The bytes end before the object does");
    assertThat(failure(11, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0))
        .hasMessage("The bytes end before the object does");
    assertThat(failure(12, 0, 0, 0, 2, 0, 1, 0, 0, 0, 1, 0))
        .hasMessage("The bytes hold a text without a zero behind it");
    assertThat(failure(7, 0, 0, 0, 0x20, 0, 0)).hasMessage("BSON has no type of the number 32");
  }

  private static Throwable failure(int... bytes) {
    Tree tree = new BsonStream(Damage.bytes(bytes), 0).read();
    return tree.failure();
  }
}
