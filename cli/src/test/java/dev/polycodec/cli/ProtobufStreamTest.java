package dev.polycodec.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.protobuf.ByteString;
import com.google.protobuf.DescriptorProtos;
import com.google.protobuf.Struct;
import com.google.protobuf.StructProto;
import com.google.protobuf.UnknownFieldSet;
import com.google.protobuf.UnknownFieldSet.Field;
import com.google.protobuf.Value;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Messages of Protobuf's own library are shown by the numbers of their fields. */
@Tag("once")
class ProtobufStreamTest {

  @TempDir Path directory;

  private Run inspect(byte[] bytes, String... more) throws IOException {
    String file = Files.write(directory.resolve("bytes"), bytes).toString();
    return Run.of(
        more.length == 0
            ? new String[] {"inspect", file, "--as", "protobuf"}
            : new String[] {"inspect", file, "--as", "protobuf", more[0]});
  }

  private static Field.Builder field() {
    return Field.newBuilder();
  }

  private static ByteString text(String text) {
    return ByteString.copyFromUtf8(text);
  }

  private static UnknownFieldSet sample() {
    UnknownFieldSet line =
        UnknownFieldSet.newBuilder()
            .addField(1, field().addLengthDelimited(text("pen\n")).build())
            .addField(2, field().addVarint(2).build())
            .build();
    return UnknownFieldSet.newBuilder()
        .addField(1, field().addVarint(150).addVarint(-1).build())
        .addField(2, field().addFixed32(Float.floatToIntBits(1.5f)).build())
        .addField(3, field().addFixed64(Double.doubleToLongBits(0.25)).build())
        .addField(4, field().addLengthDelimited(text("Ada é€😀")).build())
        .addField(5, field().addLengthDelimited(line.toByteString()).build())
        .addField(6, field().addGroup(line).build())
        .addField(7, field().addLengthDelimited(ByteString.copyFrom(new byte[] {3, -1})).build())
        .addField(8, field().addLengthDelimited(ByteString.EMPTY).build())
        .addField(9, field().addLengthDelimited(text("Hi")).build())
        .addField(536_870_911, field().addVarint(0).build())
        .build();
  }

  @Test
  void showsEveryTypeOfTheWire() throws IOException {
    Run run = inspect(sample().toByteArray());
    assertThat(run.out())
        .endsWith(
            """
              format       Protobuf
            message
              1: varint 150
              1: varint -1
              2: float 1.5 or fixed32 1069547520
              3: double 0.25 or fixed64 4598175219545276416L
              4: "Ada é€😀"
              5: message
                1: "pen\\n"
                2: varint 2
              6: group
                1: "pen\\n"
                2: varint 2
              7: byte[2] 03ff
              8: text, message or bytes ""
              9: text or message
                text: "Hi"
                9: varint 105
              536870911: varint 0
            """);
    assertThat(run.code()).isZero();
  }

  @Test
  void aFieldThatComesSeveralTimesIsAListOfJson() throws IOException {
    assertThat(inspect(sample().toByteArray(), "--json").out())
        .contains("\"value\":{\"@class\":\"message\",\"1\":[150,-1],\"2\":1069547520,");
  }

  @Test
  void readsMessagesOfTheLibraryToTheirEnd() {
    Struct struct =
        Struct.newBuilder()
            .putFields("name", Value.newBuilder().setStringValue("Ada").build())
            .putFields("age", Value.newBuilder().setNumberValue(36).build())
            .build();
    List<byte[]> messages =
        List.of(
            struct.toByteArray(),
            StructProto.getDescriptor().toProto().toByteArray(),
            DescriptorProtos.getDescriptor().toProto().toByteArray());
    for (byte[] message : messages) {
      assertThat(new ProtobufStream(message, 0).read().failure()).isNull();
    }
  }

  @Test
  void damagedBytesEndInAMessage() {
    Damage.requireMessages(sample().toByteArray(), bytes -> new ProtobufStream(bytes, 0));
  }

  @Test
  void groupsInGroupsEndInAMessage() {
    assertThat(Damage.failure(new ProtobufStream(Damage.nest(100_000, 0x0b), 0)))
        .hasMessage("The groups are nested deeper than 2000");
  }

  @Test
  void messagesInMessagesAreBytesFromADepthOn() throws IOException {
    ByteString nest = ByteString.copyFrom(new byte[] {8, 1});
    for (int i = 0; i < 1_000; i++) {
      nest =
          UnknownFieldSet.newBuilder()
              .addField(1, field().addLengthDelimited(nest).build())
              .build()
              .toByteString();
    }
    Run run = inspect(nest.toByteArray());
    assertThat(run.out()).contains("  ".repeat(100) + "1: message\n");
    assertThat(run.out()).contains("  ".repeat(101) + "1: nested deeper than 100 byte[");
    assertThat(run.code()).isZero();
  }

  @Test
  void lengthsAreComparedWithTheBytesThatRemain() {
    assertThat(failure(0x0a, 0xff, 0xff, 0xff, 0xff, 0x07))
        .hasMessage("The bytes end before the object does");
    assertThat(failure(0x0a, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x01))
        .hasMessage("The bytes end before the object does");
    assertThat(failure(0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x01))
        .hasMessage("The bytes hold a number of more than 64 bits");
    assertThat(failure(0x00, 0x01))
        .hasMessage("The bytes hold no number of a field where they must");
    assertThat(failure(0x0e, 0x01)).hasMessage("No field of Protobuf has the type 6");
    assertThat(failure(0x0c)).hasMessage("No field of Protobuf has the type 4");
  }

  private static Throwable failure(int... bytes) {
    return new ProtobufStream(Damage.bytes(bytes), 0).read().failure();
  }

  @Test
  void marksWhatIsBroken() throws IOException {
    Run run = inspect("\n\3abc\22\7ab".getBytes(StandardCharsets.ISO_8859_1));
    assertThat(run.out())
        .endsWith(
            """
            message
              1: "abc"
              2: ?
              broken at byte 5: The bytes end before the object does
                00000000  0a 03 61 62 63[12 07]61 62
            """);
    assertThat(run.code()).isEqualTo(3);
  }
}
