package dev.polycodec.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.polycodec.Limits;
import dev.polycodec.internal.core.Inspection;
import dev.polycodec.internal.core.Inspection.Problem;
import dev.polycodec.internal.core.MessageInspector;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
          "smile-typed",
          "cbor-typed");

  private final MessageInspector inspector =
      new MessageInspector(Map.of(), Map.of(), Limits.defaults());

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
    String module = codec.endsWith("-typed") ? "jackson" : codec;
    return Path.of("..", "codec-" + module, "src/test/resources/golden")
        .resolve(codec + "-1-" + mode + ".txt");
  }
}
