package dev.polycodec.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.KryoSerializable;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.Evolution;
import dev.polycodec.Limits;
import dev.polycodec.TypeRef;
import dev.polycodec.TypedCodec;
import dev.polycodec.kryo.KryoOptions;
import dev.polycodec.kryo.KryoPlainOptions;
import dev.polycodec.stored.Envelopes;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Who searches the page for the words of a message finds them there. */
@Tag("once")
class TroubleshootingTest {

  private static final Pattern QUOTED = Pattern.compile("(?m)^```text\\n(.+)\\n```$");
  private static final Pattern LITERAL = Pattern.compile("\"((?:[^\"\\\\]|\\\\.)*)\"");

  static List<String> messages() throws IOException {
    String page = Files.readString(Page.ROOT.resolve("docs/troubleshooting.md"));
    return QUOTED.matcher(page).results().map(quote -> quote.group(1)).toList();
  }

  @Test
  void everyMessageIsInTheSources() throws IOException {
    List<String> sources = sources();
    assertThat(messages())
        .hasSizeGreaterThan(25)
        .filteredOn(
            message ->
                sources.stream().noneMatch(texts -> fragments(message).allMatch(texts::contains)))
        .isEmpty();
  }

  /** Returns the texts in each source file, those that are added to each other in one. */
  private static List<String> sources() throws IOException {
    try (Stream<Path> files =
        Files.find(Page.ROOT, 20, (file, attributes) -> file.toString().endsWith(".java"))) {
      return files
          .filter(file -> file.toString().replace('\\', '/').contains("/src/main/java/"))
          .map(TroubleshootingTest::texts)
          .toList();
    }
  }

  private static String texts(Path source) {
    String joined = String.join("\n", Page.of(source).lines()).replaceAll("\"\\s*\\+\\s*\"", "");
    return LITERAL
        .matcher(joined)
        .results()
        .map((MatchResult literal) -> literal.group(1).replace("\\\"", "\""))
        .collect(Collectors.joining("\n"));
  }

  private static Stream<String> fragments(String message) {
    return Pattern.compile("…").splitAsStream(message).filter(text -> !text.isEmpty());
  }

  @ParameterizedTest
  @MethodSource("failures")
  void everyFailureIsOnThePage(Executable failure) throws IOException {
    Throwable thrown = catchThrowable(failure::run);
    assertThat(thrown).isNotNull();
    assertThat(messages())
        .as(thrown.getMessage())
        .anyMatch(message -> pattern(message).matcher(thrown.getMessage()).matches());
  }

  private static Pattern pattern(String message) {
    return Pattern.compile(
        "(?s)" + Stream.of(message.split("…", -1)).map(Pattern::quote).collect(joiningWithAny()));
  }

  private static java.util.stream.Collector<CharSequence, ?, String> joiningWithAny() {
    return Collectors.joining(".*", "", ".*");
  }

  static Stream<Arguments> failures() {
    return Stream.of(
            failure("several codecs", Codecs::create),
            failure("a misspelt codec", () -> Codecs.builder().use("kyro").build()),
            failure("a misspelt setting", () -> properties("polycodec.alow")),
            failure("a package", () -> Codecs.builder().use("kryo").allow("com.acme").build()),
            failure("a class", () -> any(kryo()).encode(new Circle(1))),
            failure("a class denied", () -> denied().encode(new Circle(1))),
            failure("a class that is gone", TroubleshootingTest::gone),
            failure("a hook", () -> kryo().build().encode(new Hooked())),
            failure("of the JDK", () -> any(kryo()).encode(List.of(1).iterator())),
            failure("a lambda", () -> any(kryo()).encode((Runnable) () -> {})),
            failure("a hook of Kryo", () -> kryo().build().encode(new OfKryo())),
            failure("a polluted list", TroubleshootingTest::polluted),
            failure("a cycle", () -> json().encode(new Link())),
            failure("a list of links", TroubleshootingTest::deep),
            failure("another codec", () -> json("smile-typed").decode(stored(), Circle.class)),
            failure("a codec of somebody else", () -> decode(changed(1, 0x5A))),
            failure("more than a message", () -> decode(Arrays.copyOf(stored(), 99))),
            failure("a Java stream", () -> decode(stream())),
            failure("an envelope", () -> decode(enveloped())),
            failure("a setup", TroubleshootingTest::setUp),
            failure("a changed class", () -> decode(changed(table(), -1))),
            failure("another type argument", () -> integers().decode(longs())),
            failure("a strict message", () -> compatible().decode(stored(), Circle.class)),
            failure("a compatible one", () -> decode(compatible().encode(new Circle(1)))))
        .map(Arguments::of);
  }

  private static Named<Executable> failure(String name, Executable failure) {
    return Named.of(name, failure);
  }

  private static CodecBuilder kryo() {
    return Codecs.builder().use("kryo");
  }

  private static Codec compatible() {
    return kryo().evolution(Evolution.COMPATIBLE).build();
  }

  private static Codec json() {
    return json("json-typed");
  }

  private static Codec json(String name) {
    return Codecs.builder().use(name).build();
  }

  private static TypedCodec<Object> any(CodecBuilder builder) {
    return builder.build().forType(Object.class);
  }

  private static byte[] longs() {
    return kryo().build().forType(new TypeRef<List<Long>>() {}).encode(List.of(7L));
  }

  private static TypedCodec<List<Integer>> integers() {
    return kryo().build().forType(new TypeRef<List<Integer>>() {});
  }

  @Test
  void whatBothTypeArgumentsAreReadsEither() {
    TypedCodec<List<Number>> numbers = kryo().build().forType(new TypeRef<List<Number>>() {});
    assertThat(numbers.decode(longs())).isEqualTo(List.of(7L));
    assertThat(numbers.decode(integers().encode(List.of(7)))).isEqualTo(List.of(7));
  }

  private static Codec denied() {
    return kryo().deny(Circle.class.getName()).build();
  }

  private static void properties(String key) {
    Codecs.builder().properties(Map.of(key, "x")).build();
  }

  private static byte[] stored() {
    return kryo().build().encode(new Circle(1));
  }

  private static byte[] enveloped() {
    return kryo().envelope(Envelopes.defaults()).build().encode(new Circle(1));
  }

  private static void setUp() {
    KryoPlainOptions failing =
        KryoOptions.plain(
            kryo -> {
              throw new IllegalStateException("no licence");
            });
    Codecs.builder().use("kryo-plain").configure(failing).build();
  }

  private static void decode(byte[] bytes) {
    kryo().build().decode(bytes, Circle.class);
  }

  /** Returns the bytes of a value with one byte changed. */
  private static byte[] changed(int at, int mask) {
    byte[] bytes = stored();
    bytes[at] ^= (byte) mask;
    return bytes;
  }

  /**
   * Returns where the fingerprints are: behind the control byte, the codec, and the root's name.
   */
  private static int table() {
    return 3 + Circle.class.getName().length();
  }

  private static void gone() {
    TypedCodec<Object> codec = any(kryo().allow("dev.polycodec.it.*"));
    String text = new String(codec.encode(new Circle(1)), StandardCharsets.ISO_8859_1);
    codec.decode(text.replace("$Circle", "$Oblong").getBytes(StandardCharsets.ISO_8859_1));
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  private static void polluted() {
    List<Long> longs = new ArrayList<>();
    ((List) longs).add(1);
    kryo().build().encode(new Numbers(longs));
  }

  private static void deep() {
    Link link = null;
    for (int i = 0; i < 100; i++) {
      Link next = new Link();
      next.to = link;
      link = next;
    }
    kryo().limits(Limits.defaults().withMaxDepth(50)).build().encode(link);
  }

  private static byte[] stream() throws IOException {
    var bytes = new java.io.ByteArrayOutputStream();
    new ObjectOutputStream(bytes).writeObject(new ArrayList<>(List.of("a")));
    return bytes.toByteArray();
  }

  /** Something that fails. */
  interface Executable {
    void run() throws IOException;
  }

  record Circle(int radius) {}

  record Numbers(List<Long> list) {}

  /** Refers to itself unless it is told otherwise. */
  static final class Link {
    Link to = this;
  }

  /** Has a hook. */
  static final class Hooked implements Serializable {
    private static final long serialVersionUID = 1;
    int field = 1;

    private void writeObject(ObjectOutputStream out) throws IOException {
      out.writeInt(field);
    }
  }

  /** Writes itself. */
  static final class OfKryo implements KryoSerializable {
    @Override
    public void write(Kryo kryo, Output output) {}

    @Override
    public void read(Kryo kryo, Input input) {}
  }
}
