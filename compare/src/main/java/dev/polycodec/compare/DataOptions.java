package dev.polycodec.compare;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that name the user's own data, shared with the JVMs that are started for codecs. */
final class DataOptions {

  @Option(
      names = "--data",
      paramLabel = "FILE",
      description =
          "Compare on your own data: JSON, of which each value is a message, on lines of their own or"
              + " not, or each element of a single array; or FILE.csv with a header, of which each"
              + " row is a message. Without --class they are maps.")
  @Nullable Path data;

  @Option(
      names = "--class",
      paramLabel = "CLASS",
      description = "Bind --data to this class: every codec serializes its objects.")
  @Nullable String type;

  @Option(
      names = "--class-path",
      paramLabel = "PATH",
      description =
          "The jars and directories that hold the class and what it needs, as for java -cp.")
  @Nullable String classPath;

  @Option(
      names = {"-v", "--verbose"},
      description = "Print stack traces, and what forked JVMs print.")
  boolean verbose;

  /** Requires that the combination has a meaning. */
  void check() {
    if (type != null && data == null) {
      throw Failure.ofUsage("--class needs --data: the JSON or CSV to bind to " + type);
    }
    if (classPath != null && type == null) {
      throw Failure.ofUsage("--class-path needs --class");
    }
  }

  UserData userData() {
    return new UserData(data, type, ClassPath.loader(classPath));
  }

  /** Returns these options as arguments for another JVM. */
  List<String> arguments() {
    List<String> arguments = new ArrayList<>();
    if (data != null) {
      arguments.addAll(List.of("--data", data.toString()));
    }
    if (type != null) {
      arguments.addAll(List.of("--class", type));
    }
    if (classPath != null) {
      arguments.addAll(List.of("--class-path", classPath));
    }
    if (verbose) {
      arguments.add("--verbose");
    }
    return arguments;
  }
}
