package com.acme.cbor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class GuideTest {

  private static final Pattern SNIPPET = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);

  @Test
  void theGuideShowsTheCodeThatIsTestedHere() throws IOException {
    String guide = Files.readString(Path.of("..", "..", "docs", "writing-a-codec.md"));
    String section = guide.substring(guide.indexOf("## A wire"), guide.indexOf("## Any other"));
    List<String> snippets =
        SNIPPET.matcher(section).results().map((MatchResult found) -> found.group(1)).toList();
    assertThat(snippets).hasSizeGreaterThan(3);
    assertThat(snippets).allSatisfy(snippet -> assertThat(sources()).contains(snippet));
  }

  private static String sources() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("src", "main", "java", "com", "acme", "cbor"))) {
      return files.map(GuideTest::read).collect(Collectors.joining());
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
