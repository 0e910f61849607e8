package dev.polycodec.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import com.acme.peers.Order;
import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.avro.AvroOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("once")
@DisplayName("Programs in other languages, with their own libraries, write and read the bytes")
class PeersTest {

  /** What each peer prints of the example, but for spaces and how it escapes. */
  private static final String PRINTED =
      "{\"big\":1099511627776,\"customer\":\"Ann \u00e9\u20ac\",\"id\":7,"
          + "\"lines\":[{\"count\":1,\"item\":\"a\"},{\"count\":2,\"item\":\"b\"}],"
          + "\"notes\":{\"k\":\"v\"},\"nothing\":null,\"open\":true,\"total\":12.5}";

  @TempDir private Path directory;

  /** These both write and read. */
  private static Stream<Arguments> both() {
    return Stream.of(
        arguments(Peer.PYTHON, "documents.py", List.of("avro"), "avro"),
        arguments(Peer.PYTHON, "documents.py", List.of("bson"), "bson4jackson"),
        arguments(Peer.PYTHON, "documents.py", List.of("cbor"), "cbor"),
        arguments(Peer.NODE, "documents.js", List.of("cbor"), "cbor"),
        arguments(Peer.PYTHON, "documents.py", List.of("json"), "json"),
        arguments(Peer.NODE, "documents.js", List.of("json"), "json"),
        arguments(Peer.PYTHON, "documents.py", List.of("msgpack"), "msgpack"),
        arguments(Peer.NODE, "documents.js", List.of("msgpack"), "msgpack"),
        arguments(Peer.PYTHON, "protobuf_peer.py", List.of("binary"), "protobuf"),
        arguments(Peer.PYTHON, "protobuf_peer.py", List.of("json"), "protobuf-json"),
        arguments(Peer.PYTHON, "protobuf_peer.py", List.of("binary"), "protostuff-protobuf-plain"),
        arguments(Peer.PYTHON, "thrift_peer.py", List.of("binary"), "thrift-binary"),
        arguments(Peer.PYTHON, "thrift_peer.py", List.of("compact"), "thrift-compact"),
        arguments(Peer.PYTHON, "hessian.py", List.of("1"), "hessian1-plain"),
        arguments(Peer.NODE, "hessian.js", List.of("1"), "hessian1-plain"),
        arguments(Peer.NODE, "hessian.js", List.of("2"), "hessian-plain"));
  }

  /** No package for Smile does both. */
  static Stream<Arguments> writers() {
    return Stream.concat(
        both(), Stream.of(arguments(Peer.PYTHON, "documents.py", List.of("smile"), "smile")));
  }

  /** Some packages only read: that for Python the second version of Hessian. */
  static Stream<Arguments> readers() {
    return Stream.concat(
        both(),
        Stream.of(
            arguments(Peer.PYTHON, "hessian.py", List.of("2"), "hessian-plain"),
            arguments(Peer.NODE, "documents.js", List.of("smile"), "smile")));
  }

  private static Codec codec(String name) {
    CodecBuilder builder = Codecs.builder().use(name);
    if (name.equals("avro")) {
      builder.configure(AvroOptions.builder().schema(SchemaOrders.AVRO).build());
    }
    return builder.build();
  }

  /** Returns the example as what the codec takes. */
  private static Object example(String codec) {
    return switch (codec) {
      case "avro" -> SchemaOrders.avro();
      case "protobuf", "protobuf-json" -> SchemaOrders.protobuf();
      case "thrift-binary", "thrift-compact" -> SchemaOrders.thrift();
      default -> Order.example();
    };
  }

  private static String[] args(String direction, List<String> version, Path file) {
    return Stream.of(List.of(direction), version, List.of(file.toString()))
        .flatMap(List::stream)
        .toArray(String[]::new);
  }

  @ParameterizedTest(name = "{0} reads {3}")
  @MethodSource("readers")
  void peersReadWhatIsEncoded(Peer peer, String script, List<String> version, String name)
      throws IOException {
    Path file = directory.resolve("message");
    try (Codec codec = codec(name)) {
      Files.write(file, codec.encode(example(name)));
    }
    String printed = peer.run(script, args("read", version, file));
    assertThat(unescaped(printed)).isEqualTo(PRINTED);
  }

  private static String unescaped(String printed) {
    return printed
        .replace("\\u00e9", "\u00e9")
        .replace("\\u20ac", "\u20ac")
        .replace(": ", ":")
        .replace(", ", ",");
  }

  @ParameterizedTest(name = "{0} writes {3}")
  @MethodSource("writers")
  void whatPeersWriteIsDecoded(Peer peer, String script, List<String> version, String name)
      throws IOException {
    Path file = directory.resolve("message");
    peer.run(script, args("write", version, file));
    Object expected = example(name);
    try (Codec codec = codec(name)) {
      assertThat((Object) codec.decode(Files.readAllBytes(file), expected.getClass()))
          .isEqualTo(expected);
    }
  }
}
