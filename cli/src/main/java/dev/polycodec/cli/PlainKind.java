package dev.polycodec.cli;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.dataformat.cbor.CBORFactory;
import com.fasterxml.jackson.dataformat.smile.SmileFactory;
import dev.polycodec.internal.wire.PlainFormat;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The formats of other software, and the codecs whose bytes have them. */
enum PlainKind {
  JSON("JSON", "json", "json-typed", "protobuf-json", "fastjson-plain"),
  SMILE("Smile", "smile"),
  CBOR("CBOR", "cbor"),
  BSON("a BSON document", "bson", "bson4jackson", "bson-plain"),
  JAVA("a Java object stream", "jdk-plain"),
  HESSIAN("Hessian 2.0", "hessian-plain"),
  HESSIAN1("Hessian 1.0", "hessian1-plain"),
  MSGPACK("MessagePack", "msgpack"),
  PROTOBUF("Protobuf", "protobuf", "protostuff-protobuf-plain"),
  THRIFT_BINARY("Thrift, binary protocol", "thrift-binary"),
  THRIFT_COMPACT("Thrift, compact protocol", "thrift-compact"),
  AVRO("an Avro single object", "avro", "avro-reflect"),
  ONENIO("one-nio with its schemas", "onenio-persist-plain"),
  ONENIO_EXCHANGED("one-nio without its schemas", "onenio-plain"),
  KRYO("plain Kryo", "kryo-plain"),
  FST("an FST object stream", "fst-plain"),
  FORY("Fory, not compatible", "fory"),
  FORY_SET_UP("plain Fory", "fory-plain"),
  PROTOSTUFF("plain Protostuff", "protostuff-plain");

  private final String description;
  private final List<String> codecs;

  PlainKind(String description, String... codecs) {
    this.description = description;
    this.codecs = List.of(codecs);
  }

  /**
   * Returns the format of bytes by how they begin, or null if it is not known.
   *
   * @param codec the codec that an envelope or a tag names, or null
   */
  static @Nullable PlainKind of(byte[] bytes, int start, @Nullable String codec) {
    PlainKind named = codec == null ? null : ofCodec(codec);
    if (named != null) {
      return named;
    } else if (AvroStream.begins(bytes, start)) {
      return AVRO;
    } else if (begins(bytes, start, 0xD9, 0xD9, 0xF7)) {
      return CBOR;
    } else if (begins(bytes, start, 'H', 2, 0)) {
      return HESSIAN;
    } else if (OneNioStream.begins(bytes, start)) {
      return ONENIO;
    } else if (isBson(bytes, start)) {
      return BSON;
    }
    PlainFormat format = PlainFormat.of(bytes, start, bytes.length - start);
    return format == null ? null : valueOf(format.name());
  }

  /** Returns the format of a codec, or null if it has none of these. */
  static @Nullable PlainKind ofCodec(String codec) {
    return Arrays.stream(values())
        .filter(kind -> kind.codecs.contains(codec))
        .findFirst()
        .orElse(null);
  }

  /** Returns the codecs whose bytes have one of these formats. */
  static List<String> allCodecs() {
    return Arrays.stream(values()).flatMap(kind -> kind.codecs.stream()).toList();
  }

  static boolean begins(byte[] bytes, int start, int... beginning) {
    if (bytes.length - start < beginning.length) {
      return false;
    }
    for (int i = 0; i < beginning.length; i++) {
      if ((bytes[start + i] & 0xFF) != beginning[i]) {
        return false;
      }
    }
    return true;
  }

  /** A document begins with its length, and ends with a zero. */
  private static boolean isBson(byte[] bytes, int start) {
    int length = bytes.length - start;
    return length >= 5
        && ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).getInt(start) == length
        && bytes[bytes.length - 1] == 0;
  }

  String description() {
    return description;
  }

  String codec() {
    return codecs.get(0);
  }

  /** Says whether no first bytes tell that it is this format. */
  boolean beginsWithAnything() {
    return switch (this) {
      case CBOR, HESSIAN, HESSIAN1, MSGPACK, PROTOBUF, THRIFT_BINARY, THRIFT_COMPACT, ONENIO ->
          true;
      default -> false;
    };
  }

  /** Says whether no bytes at all are a message. */
  boolean mayBeEmpty() {
    return this == PROTOBUF;
  }

  /** Says whether nobody but friends may write what its codec reads. */
  boolean needsTrust() {
    return this == FST || this == FORY_SET_UP;
  }

  /** Returns what reads its objects, or null if there is nothing that does. */
  @Nullable PlainStream stream(byte[] bytes, int start) {
    return switch (this) {
      case JAVA -> new JavaStream(bytes, start);
      case HESSIAN -> new HessianStream(bytes, start, begins(bytes, start, 'H', 2, 0));
      case HESSIAN1 -> new Hessian1Stream(bytes, start);
      case BSON -> new BsonStream(bytes, start);
      case MSGPACK -> new MsgpackStream(bytes, start);
      case PROTOBUF -> new ProtobufStream(bytes, start);
      case THRIFT_BINARY -> new ThriftBinaryStream(bytes, start);
      case THRIFT_COMPACT -> new ThriftCompactStream(bytes, start);
      case ONENIO -> new OneNioStream(bytes, start);
      default -> null;
    };
  }

  /** Returns what reads its tokens, if these are those of JSON; else null. */
  @Nullable JsonFactory tokens() {
    return switch (this) {
      case JSON -> new JsonFactory();
      case SMILE -> new SmileFactory();
      case CBOR -> new CBORFactory();
      default -> null;
    };
  }
}
