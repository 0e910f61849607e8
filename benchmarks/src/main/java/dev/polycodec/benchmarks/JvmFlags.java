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

  private JvmFlags() {}
}
