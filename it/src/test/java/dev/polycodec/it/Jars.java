package dev.polycodec.it;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The jars that users put on a class path, found on the class path of the tests. */
final class Jars {

  static final String VERSION = System.getProperty("project.version");

  private static final List<Path> ALL =
      Pattern.compile(Pattern.quote(File.pathSeparator))
          .splitAsStream(System.getProperty("java.class.path"))
          .map(Path::of)
          .toList();

  private Jars() {}

  static List<Path> api() {
    return of("polycodec-api", "slf4j-api", "slf4j-nop");
  }

  static List<Path> jdk() {
    return of("polycodec-jdk");
  }

  static List<Path> kryo() {
    return of("polycodec-kryo", "kryo", "reflectasm", "objenesis", "minlog");
  }

  static List<Path> jackson() {
    return Stream.concat(
            of("polycodec-jackson").stream(),
            ALL.stream().filter(jar -> jar.getFileName().toString().startsWith("jackson-")))
        .toList();
  }

  static List<Path> avro() {
    return Stream.of(of("polycodec-avro", "avro").stream(), jackson().stream())
        .flatMap(paths -> paths)
        .filter(jar -> !jar.getFileName().toString().startsWith("polycodec-jackson"))
        .toList();
  }

  static List<Path> fst() {
    return of("polycodec-fst", "fst", "objenesis", "jackson-core");
  }

  static List<Path> hessian() {
    return of("polycodec-hessian", "hessian");
  }

  static List<Path> protostuff() {
    return of("polycodec-protostuff", "protostuff-api", "protostuff-core");
  }

  static List<Path> protobufJson() {
    return of("polycodec-protobuf-json", "protobuf-java-util", "protobuf-java", "gson");
  }

  static List<Path> onenio() {
    return of("polycodec-onenio", "one-nio", "asm", "asm-analysis", "asm-tree", "asm-util");
  }

  static List<Path> bson() {
    return of("polycodec-bson", "bson");
  }

  static List<Path> bson4jackson() {
    return Stream.concat(of("polycodec-bson4jackson", "bson4jackson").stream(), jackson().stream())
        .toList();
  }

  static List<Path> msgpack() {
    return of("polycodec-msgpack");
  }

  static List<Path> fastjson() {
    return of("polycodec-fastjson", "fastjson2");
  }

  /** Returns the packaged artifacts of this project. */
  static List<Path> ours() {
    return ALL.stream()
        .filter(jar -> jar.getFileName().toString().matches("polycodec-.*\\.jar"))
        .toList();
  }

  /** Returns all of them. */
  static List<Path> all() {
    return ALL;
  }

  /** Returns a jar by its artifact. */
  static Path one(String artifact) {
    return ALL.stream()
        .filter(jar -> jar.getFileName().toString().matches(artifact + "-\\d.*\\.jar"))
        .filter(Files::isRegularFile)
        .findFirst()
        .orElseThrow(() -> new AssertionError("No jar of " + artifact + " among " + ALL));
  }

  private static List<Path> of(String... artifacts) {
    return Stream.of(artifacts).map(Jars::one).toList();
  }
}
