package dev.polycodec.it;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.internal.wire.KnownCodecs;
import dev.polycodec.internal.wire.KnownCodecs.Home;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The kit leaves what it makes by hand in {@code target/tck/messages} of each codec module. */
@Tag("once")
@DisplayName("inspect shows the hostile files of the kit, and loads no class that they name")
class HostileFilesTest {

  private static final Path MESSAGES = Path.of("target", "tck", "messages");

  /** Those without a frame whose bytes the kit makes by hand: formats of documents. */
  private static final String BARE = "json|json-typed|smile|cbor|bson4jackson|msgpack";

  @TempDir private Path home;

  /** Returns a directory of each codec; those of two Jacksons have the same. */
  static Collection<Path> directories() throws IOException {
    Map<Path, Path> byCodec = new LinkedHashMap<>();
    for (Home module : KnownCodecs.homes()) {
      Path messages = Path.of("..", "codec-" + module.name()).resolve(MESSAGES);
      if (Files.isDirectory(messages)) {
        try (Stream<Path> codecs = Files.list(messages)) {
          codecs.sorted().forEach(codec -> byCodec.putIfAbsent(codec.getFileName(), codec));
        }
      }
    }
    return byCodec.values();
  }

  @Test
  void everyCodecThatTheKitAttacksHasLeftItsFiles() throws IOException {
    List<String> attacked =
        KnownCodecs.homes().stream()
            .flatMap(module -> module.codecs().stream())
            .filter(codec -> isFramed(codec) || codec.matches(BARE))
            .distinct()
            .toList();
    assertThat(directories().stream().map(codec -> codec.getFileName().toString()))
        .hasSizeGreaterThan(10)
        .containsAll(attacked);
  }

  private static boolean isFramed(String codec) {
    return KnownCodecs.homes().stream().anyMatch(home -> home.framed().contains(codec));
  }

  @ParameterizedTest
  @MethodSource("directories")
  void eachIsShownOrRefusedInWords(Path codec) throws IOException {
    List<Path> messages = files(codec, ".bin");
    assertThat(messages).isNotEmpty();
    Run run = inspect(codec, messages);
    assertThat(run.err()).isEmpty();
    assertThat(run.exit()).isIn(3, 4);
    assertThat(run.out()).doesNotContain("\tat ");
    assertThat(run.out().lines().filter(line -> line.matches("/?.*\\.bin: \\d+ bytes")))
        .hasSameSizeAs(messages);
    requireNothingLoaded();
  }

  private Run inspect(Path codec, List<Path> messages) throws IOException {
    String name = codec.getFileName().toString();
    List<String> arguments = new ArrayList<>(List.of("inspect"));
    if (!isFramed(name)) {
      arguments.addAll(List.of("--as", name));
    }
    for (Path schemas : files(codec, ".schemas")) {
      arguments.addAll(List.of("--schema", schemas.toString()));
    }
    messages.forEach(message -> arguments.add(message.toString()));
    return CommandJar.runLogged(
        home.resolve("loaded"), List.of(Jars.one("polycodec-tck")), arguments);
  }

  private static List<Path> files(Path codec, String ending) throws IOException {
    try (Stream<Path> files = Files.list(codec)) {
      return files
          .filter(file -> file.toString().endsWith(ending))
          .map(file -> file.toAbsolutePath().normalize())
          .sorted()
          .toList();
    }
  }

  /** The classes that the messages name are those of the kit, which is on the class path. */
  private void requireNothingLoaded() throws IOException {
    try (Stream<String> log = Files.lines(home.resolve("loaded"))) {
      List<String> ours = log.filter(line -> line.contains(" dev.polycodec.")).toList();
      assertThat(ours).anyMatch(line -> line.contains(" dev.polycodec.cli.Main "));
      assertThat(ours).noneMatch(line -> line.contains(" dev.polycodec.tck."));
    }
  }
}
