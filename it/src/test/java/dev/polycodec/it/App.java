package dev.polycodec.it;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A compiled application that runs in a JVM of its own. */
record App(Path home, String main, List<Path> classPath, List<String> flags, List<String> args) {

  private static final Path CONSUMER = Path.of("consumer", "src", "main", "java", "com", "acme");

  /** Compiles the sample consumer against the API alone. */
  static App consumer(Path home) {
    Sources.compileTree(CONSUMER, Jars.api(), home);
    return new App(home, "com.acme.orders.App", Jars.api(), List.of(), List.of());
  }

  App with(List<Path> jars) {
    List<Path> all = Stream.concat(classPath.stream(), jars.stream()).toList();
    return new App(home, main, all, flags, args);
  }

  App with(Path directory) {
    return with(List.of(directory));
  }

  App flag(String flag) {
    List<String> all = new ArrayList<>(flags);
    all.add(flag);
    return new App(home, main, classPath, all, args);
  }

  App arg(String arg) {
    List<String> all = new ArrayList<>(args);
    all.add(arg);
    return new App(home, main, classPath, flags, all);
  }

  Run run() {
    return runIn(home);
  }

  Run runIn(Path directory) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-Xshare:auto");
    command.add("-XX:TieredStopAtLevel=1"); // most end before more would pay
    command.addAll(flags);
    command.add("-cp");
    command.add(
        Stream.concat(Stream.of(home), classPath.stream())
            .map(path -> path.toAbsolutePath().toString())
            .collect(Collectors.joining(File.pathSeparator)));
    command.add(main);
    command.addAll(args);
    return Run.of(command, directory);
  }

  String printed() {
    return run().printed();
  }
}
