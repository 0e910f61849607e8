package dev.polycodec.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.acme.Order;
import com.acme.Parcel;
import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.Evolution;
import dev.polycodec.internal.wire.KnownCodecs;
import dev.polycodec.stored.Envelopes;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A message of each codec in each mode is shown, or the output says what is missing. */
class EachCodecTest {

  /** Their objects are of generated classes; by codec, the module with golden messages of it. */
  private static final Map<String, String> GENERATED =
      Map.of(
          "avro", "avro",
          "protobuf", "protobuf",
          "protobuf-json", "protobuf-json",
          "thrift-binary", "thrift",
          "thrift-compact", "thrift");

  /** For trusted input only. */
  private static final Set<String> TRUSTED = Set.of("fory-plain", "fastjson-plain", "bson-plain");

  /** Writes only in a JVM with flags. */
  private static final String WITH_FLAGS = "fst-plain";

  @TempDir Path directory;

  @Test
  void noClassOfAMessageIsLoadedThoughAllAreOnTheClassPath() throws Exception {
    List<String> files = new ArrayList<>();
    for (KnownCodecs.Home home : KnownCodecs.homes()) {
      for (String codec : home.codecs()) {
        if (home.framed().contains(codec)) {
          for (Evolution mode : Evolution.values()) {
            CodecBuilder builder = Codecs.builder().use(codec).evolution(mode);
            files.add(write(codec + "-" + mode, message(builder, Order.sample())));
          }
        } else if (!GENERATED.containsKey(codec)) {
          files.add(write(codec, plainMessage(codec)));
        }
      }
    }
    Path log = directory.resolve("classes");
    String output = inspect(files, log);
    assertThat(output.lines().filter(line -> line.matches("/.*: [0-9]+ bytes")))
        .hasSameSizeAs(files);
    assertThat(output).doesNotContain("broken at byte").doesNotContain("\tat ");
    String loaded = Files.readString(log);
    assertThat(loaded).contains(" " + Main.class.getName() + " source:");
    assertThat(loaded.lines().filter(line -> line.contains(" com.acme."))).isEmpty();
  }

  private String write(String name, byte[] bytes) throws IOException {
    return Files.write(directory.resolve(name), bytes).toString();
  }

  private static byte[] plainMessage(String codec) {
    if (codec.equals(WITH_FLAGS)) {
      return "\0\1\17com.acme.Order\0".getBytes(StandardCharsets.ISO_8859_1);
    }
    CodecBuilder builder = Codecs.builder().use(codec);
    return message(TRUSTED.contains(codec) ? builder.trustedInput() : builder, new Parcel());
  }

  private static byte[] message(CodecBuilder builder, Object value) {
    return builder.allow("com.acme.*").envelope(Envelopes.defaults()).build().encode(value);
  }

  private static String inspect(List<String> files, Path log) throws Exception {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-Xlog:class+load:file=" + log);
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.addAll(List.of(Main.class.getName(), "inspect"));
    command.addAll(files);
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).isEqualTo(Look.INCOMPLETE);
    return output;
  }

  @ParameterizedTest
  @CsvSource({
    "protobuf, 0, 'message\n  1: varint -7\n'",
    "protobuf-json, 0, '  \"id\" : \"-7\"'",
    "thrift-binary, 0, 'struct\n  1: -7L\n'",
    "thrift-compact, 0, 'struct\n  1: -7L\n'",
    "avro, 4, 'Only the schema that it was written with says what follows'"
  })
  void messagesOfGeneratedClassesAreShownByTheNumbersOfTheirFields(
      String codec, int code, String shown) throws IOException {
    Run run = Run.of("inspect", write(codec, golden(codec)), "--as", codec);
    assertThat(run.out()).contains(shown);
    assertThat(run.code()).isEqualTo(code);
  }

  private static byte[] golden(String codec) throws IOException {
    Path file =
        Path.of("..", "codec-" + GENERATED.get(codec), "src/test/resources/golden")
            .resolve(codec + "-1-compatible.txt");
    String first = Files.readAllLines(file).get(0);
    return HexFormat.of().parseHex(first.substring(first.indexOf('\t') + 1));
  }
}
