package dev.polycodec.internal.wire;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The codecs of Polycodec, whether they are present or not. */
public final class KnownCodecs {

  /**
   * The codecs of one artifact.
   *
   * @param framed those whose messages have a frame
   */
  private record Home(String artifact, List<String> framed, List<String> bare) {

    boolean has(String name) {
      return framed.contains(name) || bare.contains(name);
    }
  }

  private static final List<Home> HOMES =
      List.of(
          new Home("kryo", List.of("kryo", "kryo-unsafe"), List.of("kryo-raw")),
          new Home("jackson", List.of("smile-typed"), List.of("json", "json-typed", "smile")),
          new Home("jdk", List.of("jdk"), List.of("jdk-raw")),
          new Home("fst", List.of("fst", "fst-unsafe"), List.of("fst-raw")),
          new Home(
              "hessian", List.of("hessian", "hessian1"), List.of("hessian-raw", "hessian1-raw")),
          new Home(
              "protostuff",
              List.of("protostuff", "protostuff-protobuf"),
              List.of("protostuff-raw", "protostuff-protobuf-raw")),
          new Home("onenio", List.of("onenio-persist", "onenio"), List.of()));

  private static final @Nullable String[] FRAMED = framed();

  private KnownCodecs() {}

  private static @Nullable String[] framed() {
    @Nullable String[] names = new String[256];
    HOMES.forEach(home -> home.framed().forEach(name -> names[CodecNumber.of(name)] = name));
    return names;
  }

  /** Returns the framed codec of a number, or null if none of ours has it. */
  public static @Nullable String framed(int number) {
    return FRAMED[number];
  }

  /** Returns the artifacts. */
  public static List<String> artifacts() {
    return HOMES.stream().map(home -> "polycodec-" + home.artifact()).toList();
  }

  /** Returns the artifact of a codec, or null if it is none of ours. */
  public static @Nullable String artifactOf(String name) {
    return HOMES.stream()
        .filter(home -> home.has(name))
        .map(home -> "polycodec-" + home.artifact())
        .findFirst()
        .orElse(null);
  }
}
