package dev.polycodec.jackson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.EncodeException;
import dev.polycodec.TypeRef;
import dev.polycodec.TypedCodec;
import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.AbstractMap.SimpleEntry;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The page names what a mapper brings back and the plain codecs refuse. */
class RawMapperTest {

  private static final Path PAGE = Path.of("..", "docs", "results", "refused.md");

  private static final ObjectMapper MAPPER =
      JsonMapper.builder()
          .addModules(new JavaTimeModule(), new Jdk8Module())
          .visibility(PropertyAccessor.FIELD, Visibility.ANY)
          .build();

  /**
   * A value that is refused.
   *
   * @param row what the page calls it
   */
  private record Refused(String row, TypeRef<?> declared, Object value) {}

  private static Stream<Refused> refused() throws UnknownHostException {
    PriorityQueue<Integer> queue = new PriorityQueue<>(List.of(3, 1, 2));
    List<String> view = Collections.unmodifiableList(List.of("a"));
    return Stream.of(
        new Refused("a `SimpleEntry`", new TypeRef<Map.Entry<String, Integer>>() {}, entry("a", 1)),
        new Refused(
            "an `IdentityHashMap`",
            new TypeRef<IdentityHashMap<String, Integer>>() {},
            new IdentityHashMap<>(Map.of("a", 1))),
        new Refused("a `PriorityQueue`", new TypeRef<Queue<Integer>>() {}, queue),
        new Refused("an empty `Optional`", new TypeRef<Optional<String>>() {}, Optional.empty()),
        new Refused("an empty `OptionalInt`", new TypeRef<OptionalInt>() {}, OptionalInt.empty()),
        new Refused(
            "an empty `OptionalLong`", new TypeRef<OptionalLong>() {}, OptionalLong.empty()),
        new Refused(
            "an empty `OptionalDouble`", new TypeRef<OptionalDouble>() {}, OptionalDouble.empty()),
        new Refused(
            "a `Throwable` without a stack trace", new TypeRef<Exception>() {}, traceless()),
        new Refused(
            "an `InetAddress`",
            new TypeRef<InetAddress>() {},
            InetAddress.getByAddress(new byte[] {10, 0, 0, 1})),
        new Refused(
            "`List.of(...)`, `unmodifiableList(...)` and the like",
            TypeRef.of(view.getClass()),
            view));
  }

  private static Map.Entry<String, Integer> entry(String key, int value) {
    return new SimpleEntry<>(key, value);
  }

  private static Exception traceless() {
    Exception failure = new Exception("text");
    failure.setStackTrace(new StackTraceElement[0]);
    return failure;
  }

  @ParameterizedTest
  @MethodSource("refused")
  void aMapperBringsItBack(Refused refused) throws IOException {
    JavaType type = MAPPER.constructType(refused.declared().type());
    Object back = MAPPER.readValue(MAPPER.writerFor(type).writeValueAsBytes(refused.value()), type);
    assertThat(text(back)).isEqualTo(text(refused.value()));
  }

  /** Queues and failures have no equality of their own; order matters. */
  private static String text(Object value) {
    return value instanceof Queue<?> queue ? List.copyOf(queue).toString() : value.toString();
  }

  @ParameterizedTest
  @MethodSource("refused")
  @SuppressWarnings("unchecked") // the value is of the type
  void thePlainCodecsRefuseIt(Refused refused) {
    for (String name : List.of("json", "smile", "cbor")) {
      try (Codec codec = Codecs.builder().use(name).build()) {
        TypedCodec<Object> handle = (TypedCodec<Object>) codec.forType(refused.declared());
        assertThatThrownBy(() -> handle.encode(refused.value()))
            .isInstanceOf(EncodeException.class);
      }
    }
  }

  @Test
  void thePageListsThem() throws IOException {
    String page = Files.readString(PAGE);
    List<String> rows =
        page.substring(page.indexOf("## Of a mapper"))
            .lines()
            .filter(line -> line.startsWith("| ") && !line.startsWith("| Value |"))
            .map(line -> line.split(" \\| ")[0].substring(2))
            .toList();
    assertThat(rows).isEqualTo(refused().map(Refused::row).toList()).hasSizeLessThanOrEqualTo(10);
  }
}
