package dev.polycodec.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.internal.wire.KnownCodecs;
import dev.polycodec.internal.wire.KnownCodecs.Home;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The messages that the codecs keep among their tests, in every format version and mode. */
final class GoldenFiles {

  /** Library formats, of which no bytes are promised; and a codec that shares those of another. */
  private static final String WITHOUT = ".*-plain|avro-reflect|fory";

  /**
   * A file of messages.
   *
   * @param framed whether they have a frame
   */
  record Golden(String codec, boolean framed, String mode, Path file) {

    /** Returns the messages by the names of their values. */
    Map<String, byte[]> messages() {
      try {
        return Files.readAllLines(file).stream()
            .map(line -> line.split("\t", 2))
            .filter(parts -> parts.length == 2)
            .collect(
                Collectors.toMap(
                    parts -> parts[0],
                    parts -> HexFormat.of().parseHex(parts[1]),
                    (one, other) -> other,
                    LinkedHashMap::new));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    @Override
    public String toString() {
      return file.getFileName().toString();
    }
  }

  private GoldenFiles() {}

  /** Returns those of every codec that has messages of its own. */
  static List<Golden> all() {
    List<Golden> found = KnownCodecs.homes().stream().flatMap(GoldenFiles::of).toList();
    assertThat(found.stream().map(Golden::codec).collect(Collectors.toSet()))
        .isEqualTo(names(Home::codecs));
    return found;
  }

  private static Set<String> names(Function<Home, List<String>> codecs) {
    return KnownCodecs.homes().stream()
        .flatMap(home -> codecs.apply(home).stream())
        .filter(codec -> !codec.matches(WITHOUT))
        .collect(Collectors.toSet());
  }

  private static Stream<Golden> of(Home home) {
    Path directory = Path.of("..", "codec-" + home.name(), "src/test/resources/golden");
    if (!Files.isDirectory(directory)) {
      return Stream.of();
    }
    try (Stream<Path> files = Files.list(directory)) {
      return files.sorted().map(file -> of(home, file)).toList().stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Golden of(Home home, Path file) {
    String name = file.getFileName().toString();
    String codec = name.replaceFirst("-\\d+-(strict|compatible)\\.txt", "");
    String mode = name.replaceFirst(".*-(strict|compatible)\\.txt", "$1");
    return new Golden(codec, home.framed().contains(codec), mode, file);
  }
}
