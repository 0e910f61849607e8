package dev.polycodec.it;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A page of the documentation: its links, headings and sentences. */
record Page(Path file, List<String> lines) {

  static final Path ROOT = Path.of("..");

  private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]+)\\)");
  private static final Pattern ITEM = Pattern.compile("(?:[-*]|\\d+\\.) +(.*)");
  private static final Pattern END_OF_SENTENCE = Pattern.compile("(?<=[.!?:])[*)\"”]*\\s+");
  private static final Pattern WORD = Pattern.compile("\\S*\\w\\S*");

  static Page of(Path file) {
    try {
      return new Page(file, Files.readAllLines(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns every page of the repository. */
  static List<Page> all() throws IOException {
    try (Stream<Path> files =
        Files.find(ROOT, 3, (file, attributes) -> file.toString().endsWith(".md"))) {
      return files.filter(file -> !file.toString().contains("target")).map(Page::of).toList();
    }
  }

  /** Returns the README and the pages of {@code docs}. */
  static List<Page> forReaders() throws IOException {
    return all().stream()
        .filter(
            page -> page.file.startsWith(ROOT.resolve("docs")) || page.file.equals(readme().file))
        .toList();
  }

  static Page readme() {
    return of(ROOT.resolve("README.md"));
  }

  /** Returns the targets of the links and pictures, but for those of other sites. */
  List<String> links() {
    return LINK.matcher(String.join("\n", lines))
        .results()
        .map(link -> link.group(1))
        .filter(target -> !target.matches("[a-z]+:.*"))
        .toList();
  }

  /** Returns the file that a link of this page leads to. */
  Path follow(String link) {
    String path = link.replaceFirst("#.*", "");
    return path.isEmpty() ? file : file.resolveSibling(path).normalize();
  }

  /** Returns what can stand behind the # of a link to this page, as GitHub makes it. */
  List<String> anchors() {
    return prose()
        .filter(line -> line.startsWith("#"))
        .map(line -> line.replaceFirst("#+ +", "").replaceAll("\\[([^]]*)]\\([^)]*\\)", "$1"))
        .map(title -> title.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}_ -]", ""))
        .map(title -> title.replace(' ', '-'))
        .toList();
  }

  /** Returns the number of words of each sentence, shortest first. */
  List<Integer> wordsOfSentences() {
    return paragraphs().stream()
        .map(text -> text.replaceAll("\\[([^]]*)]\\([^)]*\\)", "$1").replaceAll("`[^`]*`", "code"))
        .flatMap(END_OF_SENTENCE::splitAsStream)
        .map(sentence -> (int) WORD.matcher(sentence).results().count())
        .filter(words -> words > 0)
        .sorted()
        .toList();
  }

  /** Returns paragraphs and items of lists; tables, headings and pictures have no sentences. */
  private List<String> paragraphs() {
    List<String> paragraphs = new ArrayList<>(List.of(""));
    for (String line : prose().map(String::strip).toList()) {
      var item = ITEM.matcher(line);
      if (line.isEmpty() || line.startsWith("|") || line.startsWith("#") || line.startsWith("![")) {
        paragraphs.add("");
      } else if (item.matches()) {
        paragraphs.add(item.group(1));
      } else {
        int last = paragraphs.size() - 1;
        paragraphs.set(last, (paragraphs.get(last) + " " + line).strip());
      }
    }
    return paragraphs;
  }

  /** Returns the lines outside of code and of what the build writes. */
  private Stream<String> prose() {
    String text = lines.stream().collect(Collectors.joining("\n", "", "\n"));
    return text.replaceAll("(?ms)^ *```.*?^ *```$", "")
        .replaceAll("(?s)<!-- begin.*?<!-- end -->", "")
        .replaceAll("(?s)<!--.*?-->", "")
        .lines();
  }

  @Override
  public String toString() {
    return ROOT.relativize(file).toString();
  }
}
