package dev.polycodec.compare;

import java.util.Map;

/**
 * Whose serializer a row of figures is about: the one source for tables, charts and documents.
 * Portable codecs walk objects by themselves and leave only the primitives or the format to their
 * library; plain ones are the library.
 */
public final class Serializers {

  /** What every reader of the labels has to know. */
  public static final String LEGEND =
      "serializer: \"Polycodec on Kryo\" is Polycodec's walk over the objects in Kryo's primitives"
          + " or format, not Kryo's own serializers; \"Kryo\" and \"Jackson\" are their own.";

  private static final Map<String, String> LABELS =
      Map.ofEntries(
          Map.entry("jdk", "Polycodec on JDK"),
          Map.entry("kryo", "Polycodec on Kryo"),
          Map.entry("json", "Jackson"),
          Map.entry("smile", "Jackson"),
          Map.entry("cbor", "Jackson"),
          Map.entry("json-typed", "Polycodec on Jackson"),
          Map.entry("smile-typed", "Polycodec on Jackson"),
          Map.entry("cbor-typed", "Polycodec on Jackson"),
          Map.entry("fst", "Polycodec on FST"),
          Map.entry("hessian", "Polycodec on Hessian"),
          Map.entry("protostuff", "Polycodec on Protostuff"),
          Map.entry("onenio", "Polycodec on one-nio"),
          Map.entry("bson", "Polycodec on BSON"),
          Map.entry("bson4jackson", "Jackson"),
          Map.entry("bson4jackson-typed", "Polycodec on bson4jackson"),
          Map.entry("msgpack", "Jackson"),
          Map.entry("msgpack-typed", "Polycodec on MessagePack"),
          Map.entry("fastjson-jsonb", "Polycodec on fastjson2"),
          Map.entry("protobuf", "Protobuf"),
          Map.entry("protobuf-json", "Protobuf writes, Polycodec reads"),
          Map.entry("avro", "Avro"),
          Map.entry("avro-reflect", "Avro"),
          Map.entry("thrift-binary", "Thrift"),
          Map.entry("thrift-compact", "Thrift"),
          Map.entry("jdk-plain", "JDK"),
          Map.entry("kryo-plain", "Kryo"),
          Map.entry("kryo-plain-unsafe", "Kryo, unsafe"),
          Map.entry("fst-plain", "FST"),
          Map.entry("fst-plain-unsafe", "FST, unsafe"),
          Map.entry("kryo-plain-registered", "Kryo, registered"),
          Map.entry("fst-plain-registered", "FST, registered, unshared"),
          Map.entry("fory", "Fory"),
          Map.entry("fory-plain", "Fory"),
          Map.entry("bson-plain", "MongoDB's codecs"),
          Map.entry("fastjson-plain", "fastjson2"),
          Map.entry("hessian-plain", "Hessian"),
          Map.entry("hessian1-plain", "Hessian"),
          Map.entry("protostuff-plain", "Protostuff"),
          Map.entry("protostuff-protobuf-plain", "Protostuff"),
          Map.entry("onenio-plain", "one-nio"),
          Map.entry("onenio-persist-plain", "one-nio"));

  private Serializers() {}

  /** Returns the label of a codec, or a hyphen for one that is not of this project. */
  public static String of(String codec) {
    return LABELS.getOrDefault(codec, "-");
  }
}
