package dev.polycodec.benchmarks;

import java.util.List;
import java.util.stream.Stream;

/** What libraries need of the JVM, where the codecs need nothing. */
public final class JvmFlags {

  /** The packages into which FST's object streams reach. */
  public static final List<String> FST =
      Stream.of("lang", "math", "net", "text", "time", "util", "util.concurrent")
          .map(name -> "--add-opens=java.base/java." + name + "=ALL-UNNAMED")
          .toList();

  /** The package into whose containers Protostuff reaches where any class may be in a field. */
  public static final List<String> PROTOSTUFF =
      List.of("--add-opens=java.base/java.util=ALL-UNNAMED");

  private static final int WARNS_SINCE = 24;

  private JvmFlags() {}

  /** Returns what silences the JVM's warning about the memory access that libraries use. */
  public static List<String> silent() {
    return Runtime.version().feature() < WARNS_SINCE
        ? List.of()
        : List.of("--sun-misc-unsafe-memory-access=allow");
  }
}
