package dev.polycodec.it;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** A language in which a peer is written, with the packages that it needs. */
enum Peer {
  PYTHON("python3", "requirements.txt") {
    @Override
    List<List<String>> install(Path home) {
      return List.of(
          List.of("python3", "-m", "venv", home.toString()),
          List.of(
              home.resolve("bin/pip").toString(),
              "install",
              "--quiet",
              "--disable-pip-version-check",
              "-r",
              SCRIPTS.resolve("requirements.txt").toString()));
    }

    @Override
    List<String> command(Path home, String script) {
      return List.of(home.resolve("bin/python").toString(), SCRIPTS.resolve(script).toString());
    }
  },
  NODE("npm", "package.json") {
    @Override
    List<List<String>> install(Path home) throws IOException {
      Files.createDirectories(home);
      Files.writeString(
          home.resolve("package.json"), Files.readString(SCRIPTS.resolve("package.json")));
      return List.of(List.of("npm", "install", "--silent", "--prefix", home.toString()));
    }

    @Override
    List<String> command(Path home, String script) throws IOException {
      Path copy = home.resolve(script); // it looks for packages beside itself
      Files.writeString(copy, Files.readString(SCRIPTS.resolve(script)));
      return List.of("node", copy.toString());
    }
  };

  private static final Path SCRIPTS = Path.of("peers").toAbsolutePath();

  private final String needed;
  private final String packages;

  Peer(String needed, String packages) {
    this.needed = needed;
    this.packages = packages;
  }

  abstract List<List<String>> install(Path home) throws IOException;

  abstract List<String> command(Path home, String script) throws IOException;

  /** Runs a script, or leaves the test out where its language or the registry is not there. */
  String run(String script, String... args) throws IOException {
    List<String> command = command(home(), script);
    return Run.of(Stream.concat(command.stream(), Stream.of(args)).toList(), Path.of("."))
        .printed();
  }

  private Path home() throws IOException {
    assumeTrue(isPresent(), "No " + needed + " is installed: peers in " + this + " are left out");
    Path home = Path.of("target", "peers", name().toLowerCase(java.util.Locale.ROOT));
    Path done = home.resolve("installed").toAbsolutePath();
    String wanted = Files.readString(SCRIPTS.resolve(packages));
    if (!Files.exists(done) || !Files.readString(done).equals(wanted)) {
      for (List<String> step : install(home.toAbsolutePath())) {
        Run installed = Run.of(step, Path.of("."));
        assumeTrue(
            installed.exit() == 0, "The packages of " + this + " are not there: " + installed);
      }
      Files.writeString(done, wanted);
    }
    return home.toAbsolutePath();
  }

  private boolean isPresent() {
    return Stream.of(System.getenv("PATH").split(java.io.File.pathSeparator))
        .anyMatch(directory -> Files.isExecutable(Path.of(directory, needed)));
  }
}
