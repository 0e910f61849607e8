package dev.polycodec.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class SerializersTest {

  private static final Path PROJECT = Path.of("..");

  @Test
  void everyCodecThatWritesSaysWhoseSerializerItIs() {
    assertThat(codecs()).isNotEmpty().allMatch(codec -> !Serializers.of(codec).equals("-"));
    assertThat(Serializers.of("fake")).isEqualTo("-");
  }

  /** What people read before they choose. */
  @Test
  void theReadmeOfEachModuleSaysItOfEachCodec() throws IOException {
    List<String> lines = rows();
    for (String codec : codecs()) {
      assertThat(lines)
          .as(codec)
          .anyMatch(row -> row.startsWith("| `" + codec + "`") && row.contains(cell(codec)));
    }
  }

  @Test
  void theReadmeOfTheProjectSaysItOfEachCodec() throws IOException {
    List<String> rows = Files.readAllLines(PROJECT.resolve("README.md"));
    for (String codec : codecs()) {
      assertThat(rows)
          .as(codec)
          .anyMatch(
              row ->
                  row.startsWith("| `polycodec-")
                      && row.contains("`" + codec + "`")
                      && row.contains(Serializers.of(codec)));
    }
  }

  private static String cell(String codec) {
    return "| " + Serializers.of(codec) + " |";
  }

  private static List<String> codecs() {
    return Discovery.run().select(List.of()).stream()
        .map(codec -> codec.variant().name())
        .filter(name -> !name.startsWith("fake"))
        .distinct()
        .toList();
  }

  private static List<String> rows() throws IOException {
    try (Stream<Path> modules = Files.list(PROJECT)) {
      return modules
          .filter(module -> module.getFileName().toString().startsWith("codec-"))
          .flatMap(module -> lines(module.resolve("README.md")))
          .toList();
    }
  }

  private static Stream<String> lines(Path file) {
    try {
      return Files.readAllLines(file).stream();
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}
