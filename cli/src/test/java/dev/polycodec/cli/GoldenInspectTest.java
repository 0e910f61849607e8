package dev.polycodec.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.polycodec.Limits;
import dev.polycodec.internal.core.Inspection;
import dev.polycodec.internal.core.Inspection.Problem;
import dev.polycodec.internal.core.MessageInspector;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class GoldenInspectTest {

  private static final List<String> CODECS =
      List.of(
          "jdk",
          "kryo",
          "fst",
          "hessian",
          "protostuff",
          "onenio",
          "bson",
          "msgpack-typed",
          "fastjson-jsonb",
          "smile-typed",
          "cbor-typed");

  private static final int CHANGES = 10;

  private final MessageInspector inspector =
      new MessageInspector(Map.of(), Map.of(), Limits.defaults(), List.of());

  @TestFactory
  @DisplayName("Each compatible golden message is read to its end without a class of the kit")
  Stream<DynamicTest> readsCompatibleMessages() {
    return CODECS.stream()
        .map(codec -> dynamicTest(codec, () -> lines(codec, "compatible").forEach(this::read)));
  }

  @TestFactory
  @DisplayName("Of each strict golden message, nothing is missing but the schemas")
  Stream<DynamicTest> readsStrictMessagesAsFarAsTheyGo() {
    return CODECS.stream()
        .map(codec -> dynamicTest(codec, () -> lines(codec, "strict").forEach(this::readStrict)));
  }

  @TestFactory
  @DisplayName("A golden message of which bytes were changed is shown or refused in words")
  Stream<DynamicTest> showsWhatWasChanged() {
    return CODECS.stream()
        .map(codec -> dynamicTest(codec, () -> lines(codec, "compatible").forEach(this::change)));
  }

  private void change(String name, byte[] bytes) {
    Random random = new Random(name.hashCode());
    for (int i = 0; i < CHANGES; i++) {
      byte[] changed = bytes.clone();
      changed[random.nextInt(bytes.length)] = (byte) random.nextInt();
      changed[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
      show(name, changed);
    }
  }

  private void show(String name, byte[] bytes) {
    Inspection found = inspector.inspect(bytes);
    PlainView plain = new PlainReader(new AvroSchemas()).read(found, null);
    StringWriter out = new StringWriter();
    new Report(new PrintWriter(out), true).print(name, found, plain);
    try {
      JsonReport.print(new PrintWriter(out), name, found, plain);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    assertThat(out.toString()).startsWith(name + ": " + bytes.length + " bytes\n");
  }

  private void read(String name, byte[] bytes) {
    assertThat(inspector.inspect(bytes).problem()).as(name).isNull();
  }

  private void readStrict(String name, byte[] bytes) {
    Inspection found = inspector.inspect(bytes);
    Problem problem = found.problem();
    boolean hasTable = found.facts().stream().anyMatch(fact -> fact.name().equals("class"));
    if (problem != null) {
      assertThat(problem.damage()).as(name + ": " + problem.message()).isFalse();
      assertThat(hasTable).isTrue();
    }
  }

  private static Map<String, byte[]> lines(String codec, String mode) {
    Map<String, byte[]> messages = new LinkedHashMap<>();
    try {
      for (String line : Files.readAllLines(file(codec, mode))) {
        String[] parts = line.split("\t", 2);
        if (parts.length == 2) {
          messages.put(parts[0], HexFormat.of().parseHex(parts[1]));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    assertThat(messages).isNotEmpty();
    return messages;
  }

  private static Path file(String codec, String mode) {
    String module =
        codec.replaceFirst("(smile|cbor)-typed", "jackson").replaceFirst("-(typed|jsonb)", "");
    return Path.of("..", "codec-" + module, "src/test/resources/golden")
        .resolve(codec + "-1-" + mode + ".txt");
  }
}
