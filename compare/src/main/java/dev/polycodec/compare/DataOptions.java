package dev.polycodec.compare;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that name the user's own data, shared with the JVMs that are started for codecs. */
final class DataOptions {

  @Option(
      names = "--data",
      paramLabel = "FILE.json",
      description =
          "Compare on your own data: JSON, of which each value is a message, on lines of their own or"
              + " not, or each element of a single array. Without --type they are maps.")
  @Nullable Path data;

  @Option(
      names = "--type",
      paramLabel = "CLASS",
      description = "Bind the JSON of --data to this class.")
  @Nullable String type;

  @Option(
      names = "--classpath",
      paramLabel = "PATH",
      description = "The jars and directories that hold the class of --type and what it needs.")
  @Nullable String classpath;

  @Option(
      names = {"-v", "--verbose"},
      description = "Print stack traces, and what forked JVMs print.")
  boolean verbose;

  /** Returns what is wrong with the combination, or null. */
  @Nullable String contradiction() {
    if (type != null && data == null) {
      return "--type needs --data: the JSON to bind to " + type;
    }
    return classpath != null && type == null ? "--classpath needs --type" : null;
  }

  UserData userData() {
    return new UserData(data, type, classpath == null ? List.of() : paths(classpath));
  }

  /** Returns these options as arguments for another JVM. */
  List<String> arguments() {
    List<String> arguments = new ArrayList<>();
    if (data != null) {
      arguments.addAll(List.of("--data", data.toString()));
    }
    if (type != null) {
      arguments.addAll(List.of("--type", type));
    }
    if (classpath != null) {
      arguments.addAll(List.of("--classpath", classpath));
    }
    if (verbose) {
      arguments.add("--verbose");
    }
    return arguments;
  }

  private static List<Path> paths(String classpath) {
    return List.of(classpath.split(File.pathSeparator)).stream().map(Path::of).toList();
  }
}
