package dev.polycodec.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WrongInvocationTest {

  @ParameterizedTest
  @CsvSource({"--version", "-V", "compare --version"})
  void eachCommandTellsTheVersion(String options) {
    Run run = Run.polycodec(options.split(" "));

    assertThat(run.exitCode()).isZero();
    assertThat(run.out().strip()).matches("polycodec \\d+\\.\\d+\\.\\d+(-SNAPSHOT)?");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          --nonsense                      | Unknown option: '--nonsense'
          --codec cryo                    | There is no codec 'cryo'. Did you mean 'kryo'? There are
          --data-set cities               | There is no data set 'cities'; there are css, timezones
          --format xml                    | Invalid value for option '--format'
          --class com.acme.Order           | --class needs --data: the JSON or CSV to bind to com.acme.Order
          --data x.json --class-path x.jar | --class-path needs --class
          --millis 0                      | --millis and --warm-up are at least 1
          --warm-up 0                     | --millis and --warm-up are at least 1
          --millis soon                   | Invalid value for option '--millis'
          """)
  void wrongOptionIsOneLineAndExitCodeTwo(String options, String message) {
    Run run = Run.polycodec(("compare " + options).split(" "));

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err())
        .startsWith("polycodec compare: " + message)
        .endsWith(" (see polycodec compare --help)" + System.lineSeparator())
        .hasLineCount(1);
  }

  @Test
  void missingSubcommandIsOneLine() {
    Run run = Run.polycodec();

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err())
        .isEqualToIgnoringNewLines("polycodec: Missing required subcommand (see polycodec --help)");
  }

  @Test
  void helpNamesEveryOptionAndHidesTheWorker() {
    Run help = Run.polycodec("compare", "--help");

    assertThat(help.exitCode()).isZero();
    assertThat(help.out())
        .contains(
            "--codec",
            "--data-set",
            "--quick",
            "--table",
            "--millis",
            "--warm-up",
            "--format",
            "--output",
            "--report",
            "--svg",
            "--progress",
            "--data",
            "--class",
            "--class-path",
            "--verbose");
    assertThat(Run.polycodec("--help").out()).contains("compare").doesNotContain("worker");
  }

  @Test
  void standardOutputThatTakesNothingIsAFailure() {
    Writer full =
        new Writer() {
          @Override
          public void write(char[] characters, int offset, int length) throws IOException {
            throw new IOException("No space left on device");
          }

          @Override
          public void flush() {}

          @Override
          public void close() {}
        };
    StringWriter err = new StringWriter();

    assertThat(Main.run(new PrintWriter(full), new PrintWriter(err), "compare", "--help"))
        .isEqualTo(1);
    assertThat(err.toString())
        .isEqualToIgnoringNewLines("polycodec: the standard output does not take what is printed");
  }

  @Test
  void outputThatCannotBeWrittenIsSaidBeforeAnythingRuns(@TempDir Path directory) {
    Path file = directory.resolve("missing/result.txt");

    Run run = Run.compare("--codec", "fake", "--output", file.toString());

    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err())
        .isEqualToIgnoringNewLines("polycodec compare: " + file + " cannot be written");
  }
}
