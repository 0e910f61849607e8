package dev.polycodec.tck;

import dev.polycodec.Evolution;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Bytes that a format version of a codec writes in a mode: lines of the name of a sample, a tab,
 * and the bytes in hexadecimal, or nothing if the codec refuses the sample.
 */
record GoldenFile(String codec, int version, Evolution mode) {

  private static final Path DIRECTORY =
      Path.of(System.getProperty("polycodec.golden.files", "src/test/resources/golden"));

  /** Returns the files of the other format versions of the codec. */
  List<GoldenFile> others() throws IOException {
    Pattern name = Pattern.compile(Pattern.quote(codec) + "-([0-9]+)-" + word() + "\\.txt");
    List<GoldenFile> others = new ArrayList<>();
    try (Stream<Path> files = Files.list(DIRECTORY)) {
      files
          .map(file -> name.matcher(file.getFileName().toString()))
          .filter(java.util.regex.Matcher::matches)
          .map(match -> new GoldenFile(codec, Integer.parseInt(match.group(1)), mode))
          .filter(file -> file.version != version)
          .forEach(others::add);
    }
    return others;
  }

  Path path() {
    return DIRECTORY.resolve(codec + "-" + version + "-" + word() + ".txt");
  }

  private String word() {
    return mode.name().toLowerCase(Locale.ROOT);
  }

  boolean isThere() {
    return Files.exists(path());
  }

  /** Returns the bytes by sample, null where the codec refuses one; empty if there is no file. */
  Map<String, byte @Nullable []> read() throws IOException {
    Map<String, byte @Nullable []> bytes = new LinkedHashMap<>();
    if (isThere()) {
      for (String line : Files.readAllLines(path())) {
        String[] parts = line.split("\t", 2);
        bytes.put(parts[0], parts.length < 2 ? null : HexFormat.of().parseHex(parts[1]));
      }
    }
    return bytes;
  }

  /** Writes the file again. */
  void write(Map<String, byte @Nullable []> bytes) throws IOException {
    List<String> lines = new ArrayList<>();
    bytes.forEach(
        (name, golden) ->
            lines.add(golden == null ? name : name + "\t" + HexFormat.of().formatHex(golden)));
    Files.createDirectories(DIRECTORY);
    Files.write(path(), lines);
  }

  @Override
  public String toString() {
    return path().getFileName().toString();
  }
}
