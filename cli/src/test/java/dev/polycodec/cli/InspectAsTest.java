package dev.polycodec.cli;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import com.acme.Parcel;
import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.stored.Envelopes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Formats that begin with anything are those that the user names. */
class InspectAsTest {

  private static final Pattern COMMAND = Pattern.compile("\\./polycodec (convert .*)");

  @TempDir Path directory;

  private String write(byte[] bytes) throws IOException {
    return Files.write(directory.resolve("bytes"), bytes).toString();
  }

  private String write(int... bytes) throws IOException {
    return write(Damage.bytes(bytes));
  }

  @Test
  void bytesThatMayBeSeveralFormatsAreNotGuessed() throws IOException {
    Run run = Run.of("inspect", write(0x82, 0xa1, 'a', 1, 0xa1, 'b', 2));
    assertThat(run.out())
        .contains(
            "not read at byte 0: The bytes begin like none of the formats that are known here. To"
                + " their end they can be read with --as msgpack\n");
    assertThat(run.code()).isEqualTo(4);
  }

  @Test
  void noBytesAreAMessageOfProtobufOnly() throws IOException {
    for (String codec : PlainKind.allCodecs()) {
      Run run = Run.of("inspect", write(), "--as", codec);
      boolean fields = PlainKind.ofCodec(codec) == PlainKind.PROTOBUF;
      assertThat(run.out())
          .as(codec)
          .endsWith(
              fields ? "message\n" : "broken at byte 0: There are no bytes\n    00000000 [end]\n");
      assertThat(run.code()).as(codec).isEqualTo(fields ? 0 : 3);
    }
  }

  @Test
  void anEnvelopeAroundNothingHasNoValue() throws IOException {
    byte[] whole = envelope("json", 1);
    byte[] head = Arrays.copyOf(whole, whole.length - 1);
    Run run = Run.of("inspect", write(head));
    assertThat(run.out()).contains("The bytes end before the value does\n");
    assertThat(run.code()).isEqualTo(3);
  }

  private static byte[] envelope(String codec, Object value) {
    return Codecs.builder().use(codec).envelope(Envelopes.defaults()).build().encode(value);
  }

  @Test
  void anEndMarkerOfSmileWithinAValueIsMarked() throws IOException {
    byte[] ends = HexFormat.of().parseHex("3a290a05fa8078ff");
    Run run = Run.of("inspect", write(ends));
    assertThat(run.out()).contains("broken at byte 8: The bytes end before the value does\n");
    assertThat(run.code()).isEqualTo(3);
  }

  @Test
  void whatOnlyBeginsLikeJsonMayBeSomethingElse() throws IOException {
    Run run = Run.of("inspect", write('"', 3, 'A', 'd', 'a'));
    assertThat(run.out())
        .contains("  format       JSON\n")
        .contains(". To their end they can be read with --as protobuf\n");
    assertThat(run.code()).isEqualTo(3);
    assertThat(Run.of("inspect", write('"', 3, 'A', 'd', 'a'), "--as", "protobuf").out())
        .endsWith("message\n  4: \"Ada\"\n");
  }

  @Test
  void aBlankDoesNotBeginJsonByItself() throws IOException {
    Run run = Run.of("inspect", write('\n', 3, 'A', 'd', 'a'));
    assertThat(run.out())
        .contains(
            "not read at byte 0: The bytes begin like none of the formats that are known here. To"
                + " their end they can be read with --as protobuf\n");
    assertThat(run.code()).isEqualTo(Look.INCOMPLETE);
    assertThat(Run.of("inspect", write('\n', ' ', '7')).out()).contains("  format       JSON\n");
  }

  @Test
  void bytesThatAreNothingAreNamedNothing() throws IOException {
    assertThat(Run.of("inspect", write(0xc1, 0xff, 0xff)).out())
        .contains(": The bytes begin like none of the formats that are known here\n");
  }

  @Test
  void longMessagesAreNotTried() throws IOException {
    byte[] bytes = new byte[2 << 20];
    Arrays.fill(bytes, (byte) 0xc0);
    assertThat(Run.of("inspect", write(bytes)).out())
        .contains("known here. If you know the codec, name it with --as, such as --as msgpack\n");
  }

  @Test
  void textOfBytesIsToldFromBytes() throws IOException {
    byte[] message = Codecs.builder().use("kryo").build().encode("a text that is long enough");
    String hex = HexFormat.of().formatHex(message);
    String base64 = Base64.getEncoder().encodeToString(message);
    assertThat(Run.of("inspect", write(hex.getBytes(US_ASCII))).out())
        .contains(". They look like text of bytes: add --hex\n");
    assertThat(Run.of("inspect", write(base64.getBytes(US_ASCII))).out())
        .contains(". They look like text of bytes: add --base64\n");
    assertThat(Run.of("inspect", "--hex", write(base64.getBytes(US_ASCII))).err())
        .contains("bytes holds no hexadecimal text: ");
  }

  @Test
  void aDirectoryIsNoFile() {
    Run run = Run.of("inspect", directory.toString());
    assertThat(run.err())
        .isEqualToIgnoringNewLines(
            "polycodec inspect: %1$s is a directory: name files in it, such as %1$s/*"
                .formatted(directory));
    assertThat(run.code()).isEqualTo(1);
  }

  @Test
  void whatIsNamedMayLookLikeAFrame() throws IOException {
    byte[] frame = Codecs.builder().use("kryo").build().encode("a text");
    assertThat(Run.of("inspect", write(frame), "--as", "msgpack").out())
        .contains("  format       MessagePack\n");
  }

  @Test
  void anEnvelopeIsBelievedBefore() throws IOException {
    Codec codec = Codecs.builder().use("msgpack").envelope(Envelopes.defaults()).build();
    Run run = Run.of("inspect", write(codec.encode(new Parcel())), "--as", "protobuf");
    assertThat(run.out())
        .contains("  format       MessagePack\n")
        .contains("\"receiver\": \"Ada\"");
    assertThat(run.code()).isZero();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          msgpak  | --as has no codec 'msgpak'. Did you mean 'msgpack'?
          kyro-plain | --as has no codec 'kyro-plain'. Did you mean 'kryo-plain'?
          kryo    | messages of 'kryo' say what they are: leave --as out
          """)
  void namesAreChecked(String name, String message) throws IOException {
    Run run = Run.of("inspect", write(1, 2), "--as", name);
    assertThat(run.err())
        .isEqualToIgnoringNewLines(
            "polycodec inspect: " + message + " (see polycodec inspect --help)");
    assertThat(run.code()).isEqualTo(2);
  }

  @Test
  void aNameLikeNoOtherIsMetWithAll() throws IOException {
    assertThat(Run.of("inspect", write(1, 2), "--as", "everything").err())
        .contains(
            "--as has no codec 'everything', but: json, json-typed, protobuf-json, fastjson-plain,"
                + " smile, ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"kryo-plain", "protostuff-plain", "onenio-plain", "fory", "fory-plain"})
  void theCommandForBytesThatOnlyTheirClassesExplainLeadsToTheValue(String name)
      throws IOException {
    CodecBuilder builder = Codecs.builder().use(name).allow("com.acme.*");
    if (name.equals("fory-plain")) {
      builder.trustedInput();
    }
    String file = write(builder.build().encode(new Parcel()));
    Run run = Run.of("inspect", file, "--as", name);
    assertThat(run.out()).contains("not read at byte 0: Only its classes say what its fields are");
    assertThat(run.code()).isEqualTo(4);
    Matcher command = COMMAND.matcher(run.out());
    assertThat(command.find()).isTrue();
    String[] words =
        command
            .group(1)
            .replace("app.jar", "target/test-classes")
            .replace("'", "")
            .replace("com.acme.Order", "com.acme.Parcel")
            .replace("COPY", file)
            .split(" ");
    assertThat(Run.of(words).out()).isEqualTo("1 converted, 0 kept, 0 failed\n");
    assertThat(Run.of("inspect", file).out()).contains("receiver: \"Ada\"", "weight: 7");
  }
}
