package dev.polycodec.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("A name that is misspelt is met with the one that is meant")
class MisspeltTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          inspect x --jsn                   | Unknown option: '--jsn'. Did you mean '--json'?
          inspect x --schemas=y             | Unknown option: '--schemas=y'. Did you mean '--schema'?
          inspect x --everything            | Unknown option: '--everything'
          convert --from kryo --to json --wirte | Unknown option: '--wirte'. Did you mean '--write'?
          """)
  void amongTheOptions(String line, String message) {
    String[] words = line.split(" ");
    Run run = Run.of(words);
    String name = "polycodec " + words[0];
    assertThat(run.err())
        .isEqualToIgnoringNewLines(name + ": " + message + " (see " + name + " --help)");
    assertThat(run.code()).isEqualTo(2);
  }

  /** Nothing is built to find that out. */
  @ParameterizedTest
  @EnabledOnOs({OS.LINUX, OS.MAC})
  @CsvSource({"inspct, inspect", "convrt, convert", "compair, compare", "bench-hostil, bench"})
  void amongTheCommandsOfTheScript(String word, String meant) throws IOException {
    Process script =
        new ProcessBuilder("bash", "../polycodec", word).redirectErrorStream(true).start();
    assertThat(script.getInputStream().readAllBytes())
        .asString()
        .isEqualTo(
            "polycodec: there is no command '%s'; did you mean %s?; there are compare, inspect,"
                + " convert, bench, bench-hostile, bench-peers, bench-poison,"
                + " bench-start, bench-table\n",
            word, meant);
  }

  @Test
  void amongTheCommands() {
    assertThat(Run.of("inspct").err())
        .isEqualToIgnoringNewLines(
            "polycodec: Unmatched argument at index 0: 'inspct'. Did you mean 'inspect'?"
                + " (see polycodec --help)");
  }

  @Test
  void amongTheCodecs(@TempDir Path home) throws IOException {
    String file = Files.writeString(home.resolve("x"), "{}").toString();
    requireMeant(
        Run.of("convert", "--from", "json", "--to", "kyro", "--envelope", file), "kyro", "kryo");
    requireMeant(
        Run.of("convert", "--from", "jsno", "--to", "kryo", "--envelope", file), "jsno", "json");
  }

  private static void requireMeant(Run run, String misspelt, String meant) {
    assertThat(run.err())
        .startsWith("polycodec convert: There is no codec '" + misspelt + "', which ")
        .contains(". Did you mean '" + meant + "'?");
    assertThat(run.code()).isEqualTo(2);
  }
}
