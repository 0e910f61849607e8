package dev.polycodec.internal.wire;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The codecs of Polycodec, whether they are present or not. */
public final class KnownCodecs {

  /**
   * The codecs of one artifact.
   *
   * @param prefix how the name of its provider class begins
   * @param framed those whose messages have a frame
   */
  public record Home(String name, String prefix, List<String> framed, List<String> bare) {

    /** Returns the names of all its codecs. */
    public List<String> codecs() {
      return Stream.concat(framed.stream(), bare.stream()).toList();
    }
  }

  private static final List<Home> HOMES =
      List.of(
          new Home("kryo", "Kryo", List.of("kryo"), List.of("kryo-plain")),
          jackson("jackson"),
          jackson("jackson3"),
          new Home("jdk", "Jdk", List.of("jdk"), List.of("jdk-plain")),
          new Home("fst", "Fst", List.of("fst"), List.of("fst-plain")),
          new Home(
              "hessian", "Hessian", List.of("hessian"), List.of("hessian-plain", "hessian1-plain")),
          new Home("protobuf", "Protobuf", List.of(), List.of("protobuf")),
          new Home("protobuf-json", "ProtobufJson", List.of(), List.of("protobuf-json")),
          new Home(
              "protostuff",
              "Protostuff",
              List.of("protostuff"),
              List.of("protostuff-plain", "protostuff-protobuf-plain")),
          new Home(
              "onenio",
              "OneNio",
              List.of("onenio"),
              List.of("onenio-persist-plain", "onenio-plain")),
          new Home("bson", "Bson", List.of("bson"), List.of("bson-plain")),
          new Home(
              "bson4jackson",
              "Bson4jackson",
              List.of("bson4jackson-typed"),
              List.of("bson4jackson")),
          new Home("msgpack", "Msgpack", List.of("msgpack-typed"), List.of("msgpack")),
          new Home("fastjson", "Fastjson", List.of("fastjson-jsonb"), List.of("fastjson-plain")),
          new Home("avro", "Avro", List.of(), List.of("avro", "avro-reflect")),
          new Home("thrift", "Thrift", List.of(), List.of("thrift-binary", "thrift-compact")),
          new Home("fory", "Fory", List.of(), List.of("fory", "fory-plain")));

  private static final @Nullable String[] FRAMED = framed();

  private KnownCodecs() {}

  /** Returns the codecs of a Jackson: each has the same. */
  private static Home jackson(String name) {
    return new Home(
        name,
        "Jackson",
        List.of("smile-typed", "cbor-typed"),
        List.of("json", "json-typed", "smile", "cbor"));
  }

  private static @Nullable String[] framed() {
    @Nullable String[] names = new String[256];
    HOMES.forEach(home -> home.framed().forEach(name -> names[CodecNumber.of(name)] = name));
    return names;
  }

  /** Returns the framed codec of a number, or null if none of ours has it. */
  public static @Nullable String framed(int number) {
    return FRAMED[number];
  }

  /** Returns the artifacts with their codecs. */
  public static List<Home> homes() {
    return HOMES;
  }
}
