package dev.polycodec.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.Trait;
import dev.polycodec.spi.CodecProvider;
import dev.polycodec.spi.Variant;
import dev.polycodec.stored.Envelope;
import dev.polycodec.stored.Envelopes;
import java.io.File;
import java.io.IOException;
import java.io.Serializable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.DataFormatException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("once")
@DisplayName("Envelopes can be read by whoever has the document, in any language")
class EnvelopeBytesTest {

  private static final Path DOCUMENT = Path.of("..", "docs", "wire-format.md");

  /** Their root is an object. */
  private static final Set<String> WITHOUT_NULL =
      Set.of("protostuff-plain", "protostuff-protobuf-plain");

  /**
   * What is stored; some libraries carry no records, and others nothing that is not Serializable.
   */
  static final class Order implements Serializable {
    private static final long serialVersionUID = 1;

    String customer;
    int id;

    /** Kryo needs it. */
    @SuppressWarnings("unused") // by reflection
    private Order() {
      this("", 0);
    }

    Order(String customer, int id) {
      this.customer = customer;
      this.id = id;
    }
  }

  @TempDir private Path home;

  static List<String> codecs() {
    return ServiceLoader.load(CodecProvider.class).stream()
        .map(ServiceLoader.Provider::get)
        .flatMap(
            provider ->
                provider.variants().stream()
                    .filter(variant -> provider.jvmFlags(variant).isEmpty())
                    .filter(variant -> !variant.has(Trait.SCHEMA_FIRST)))
        .map(Variant::name)
        .filter(name -> !name.equals("avro-reflect")) // it needs a constructor for bytes
        .filter(name -> !name.equals("bson-plain")) // it needs accessors
        .toList();
  }

  private static Codec codec(String name, Envelope envelope) {
    CodecBuilder builder = Codecs.builder().use(name).renamed("Order", Order.class);
    return builder.trustedInput().envelope(envelope).build();
  }

  /** Returns an order in each kind of envelope, and null. */
  private static List<byte[]> messages(String name) {
    List<byte[]> messages = new ArrayList<>();
    Envelope plain = Envelopes.defaults();
    for (Envelope envelope :
        List.of(plain, plain.number(name, 7), plain.checksum(), plain.checksum().deflate(0))) {
      try (Codec codec = codec(name, envelope)) {
        messages.add(codec.encode(new Order("Ada", 7)));
        messages.add(codec.encode(new Order("a".repeat(500), 7)));
        if (!WITHOUT_NULL.contains(name)) {
          messages.add(codec.encode(null));
        }
      }
    }
    return messages;
  }

  @ParameterizedTest
  @MethodSource("codecs")
  void envelopesSayWhatTheDocumentSays(String name) throws DataFormatException {
    for (byte[] bytes : messages(name)) {
      EnvelopeReader.Header header = EnvelopeReader.read(bytes);
      assertThat(header.codec()).isIn(name, 7);
      assertThat(header.type()).isIn("Order", null);
    }
    assertThat(messages(name)).anyMatch(EnvelopeBytesTest::isCompressed);
  }

  private static boolean isCompressed(byte[] bytes) {
    return (bytes[2] & 4) != 0;
  }

  @Test
  void theExampleIsWhatIsWritten() throws IOException, DataFormatException {
    Envelope envelope = Envelopes.defaults().number("json", 3).checksum();
    byte[] bytes;
    try (Codec codec =
        Codecs.builder().use("json").register(Order.class, 7).envelope(envelope).build()) {
      bytes = codec.encode(new Order("Ada", 7));
    }
    assertThat(EnvelopeReader.read(bytes).text()).isEqualTo("{\"customer\":\"Ada\",\"id\":7}");
    String hex = HexFormat.ofDelimiter(" ").formatHex(bytes, 0, 10);
    assertThat(Files.readString(DOCUMENT).replaceAll("(?m)   .*$", "").replace('\n', ' '))
        .contains(hex);
  }

  /** Where there is no Python, the reader in Java has verified the same bytes. */
  @Test
  void theScriptSaysTheSame() throws IOException, DataFormatException {
    Optional<Path> python = python();
    if (python.isEmpty()) {
      return;
    }
    List<String> command = new ArrayList<>();
    command.add(python.get().toString());
    command.add(Path.of("inspect", "envelope.py").toAbsolutePath().toString());
    StringBuilder expected = new StringBuilder();
    for (String name : codecs()) {
      for (byte[] bytes : messages(name)) {
        Path file = Files.write(home.resolve(command.size() + ".message"), bytes);
        command.add(file.toString());
        expected.append(EnvelopeReader.read(bytes)).append('\n');
      }
    }
    assertThat(Run.of(command, home).printed().replace("\r", ""))
        .isEqualTo(expected.toString().strip());
    Path damaged = Files.write(home.resolve("damaged"), new byte[] {(byte) 0xD7, 0x21, 0x20, 1});
    Run run = Run.of(List.of(command.get(0), command.get(1), damaged.toString()), home);
    assertThat(run.err()).endsWith("ValueError: damaged flags, or another version\n");
    assertThatThrownBy(() -> EnvelopeReader.read(Files.readAllBytes(damaged)))
        .hasMessage("damaged flags");
  }

  private static Optional<Path> python() {
    return Pattern.compile(Pattern.quote(File.pathSeparator))
        .splitAsStream(Optional.ofNullable(System.getenv("PATH")).orElse(""))
        .flatMap(folder -> Stream.of(Path.of(folder, "python3")))
        .filter(Files::isExecutable)
        .findFirst();
  }
}
