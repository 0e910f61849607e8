package dev.polycodec.tck;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Where the kit leaves in a codec module what {@link ResultTables} shows: a file a codec. */
public enum ResultFiles {

  /** What became of the value set. */
  VALUES("target", "tck"),

  /** What plain codecs and their libraries do with the value set. */
  PLAIN("target", "tck", "plain"),

  /** What became of changed classes. */
  CLASSES("target", "tck", "evolution"),

  /** What libraries that know no modes make of changed classes. */
  CLASSES_PLAIN("target", "tck", "plain-evolution"),

  /** What became of changed schemas. */
  SCHEMAS("target", "tck", "schema-evolution"),

  /** What became of the hostile cases. */
  HOSTILE("target", "tck", "hostile"),

  /** What became of those hostile cases that can be made of messages of a library. */
  HOSTILE_PLAIN("target", "tck", "hostile-plain");

  private final Path directory;

  ResultFiles(String first, String... more) {
    directory = Path.of(first, more);
  }

  Path directory() {
    return directory;
  }

  /**
   * Writes the file of a codec.
   *
   * @param lines of properties, besides its name
   * @throws UncheckedIOException if that fails
   */
  public void write(String codec, List<String> lines) {
    List<String> all = new ArrayList<>(List.of("name=" + codec));
    all.addAll(lines);
    try {
      Files.createDirectories(directory);
      Files.write(file(codec), all);
    } catch (IOException e) {
      throw new UncheckedIOException("Cannot write " + file(codec), e);
    }
  }

  /**
   * Removes the file of a codec, if it is there.
   *
   * @throws UncheckedIOException if that fails
   */
  public void remove(String codec) {
    try {
      Files.deleteIfExists(file(codec));
    } catch (IOException e) {
      throw new UncheckedIOException("Cannot remove " + file(codec), e);
    }
  }

  private Path file(String codec) {
    return directory.resolve(codec + ".properties");
  }
}
