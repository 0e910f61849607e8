package dev.polycodec.cli;

import dev.polycodec.Limits;
import dev.polycodec.cli.FileSources.Encoding;
import dev.polycodec.compare.Failure;
import dev.polycodec.internal.core.MessageInspector;
import dev.polycodec.internal.select.Nearest;
import dev.polycodec.spi.CodecProvider;
import dev.polycodec.spi.Variant;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import redis.clients.jedis.exceptions.JedisException;

/** Says what bytes are, and shows the value, without the classes of the application. */
@Command(
    name = "inspect",
    description =
        "Says what bytes are and shows the value, without the classes of the application: none is"
            + " loaded.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:All was read.",
      "1:There is nothing to read: no file, no server, no key.",
      "2:The invocation is wrong.",
      "3:Bytes are broken; the output says which.",
      "4:Something is missing to read all: a schema, a class, a key."
    })
final class InspectCommand implements Callable<Integer> {

  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(
      arity = "0..*",
      paramLabel = "FILE",
      description = "The files, or - for the standard input.")
  private List<String> files = new ArrayList<>();

  @Option(names = "--hex", description = "The files hold hexadecimal text.")
  private boolean hex;

  @Option(names = "--base64", description = "The files hold Base64.")
  private boolean base64;

  @Option(
      names = "--redis",
      paramLabel = "URI",
      description = "A Redis: redis://host:port/db, with --key.")
  private @Nullable String redis;

  @Option(names = "--key", paramLabel = "PATTERN", description = "A key, or a pattern of keys.")
  private @Nullable String key;

  @Option(
      names = "--limit",
      paramLabel = "N",
      defaultValue = "20",
      description = "The most keys of a pattern; default: ${DEFAULT-VALUE}.")
  private int limit;

  @Option(
      names = "--kafka",
      paramLabel = "HOST:PORT",
      description = "A Kafka, with --topic, --partition and --offset.")
  private @Nullable String kafka;

  @Option(names = "--topic", paramLabel = "NAME", description = "The topic of a record.")
  private @Nullable String topic;

  @Option(names = "--partition", paramLabel = "N", description = "Its partition; default: 0.")
  private int partition;

  @Option(names = "--offset", paramLabel = "N", description = "Its offset; default: 0.")
  private long offset;

  @Option(names = "--json", description = "Print a line of JSON for each source.")
  private boolean json;

  @Option(names = "--dump", description = "Print the bytes beside what they mean.")
  private boolean dump;

  @Option(
      names = "--as",
      paramLabel = "CODEC",
      description =
          "The codec whose bytes these are, where neither an envelope nor their beginning tells:"
              + " ${COMPLETION-CANDIDATES}.",
      completionCandidates = PlainCodecs.class)
  private @Nullable String as;

  @Option(
      names = "--schema",
      paramLabel = "PLACE",
      description =
          "Schemas of strict messages: a file of SchemaExchange.exportSchemas, or the registry of"
              + " the application: redis://host:port/db#key, kafka://host:port/topic, jdbc:URL."
              + " Of Avro: a file.")
  private List<String> schemas = new ArrayList<>();

  @Option(
      names = "--driver",
      paramLabel = "JAR",
      description = "The driver of the database that --schema names.")
  private List<Path> drivers = new ArrayList<>();

  @Option(
      names = "--numbers",
      paramLabel = "FILE",
      description = "The names of registered classes: lines of a number and a name.")
  private @Nullable Path numbers;

  @Override
  public Integer call() throws IOException {
    if (hex && base64) {
      throw Failure.ofUsage("--hex and --base64 exclude each other");
    }
    PlainKind kind = kind();
    List<Source> sources = sources();
    if (sources.isEmpty()) {
      throw Failure.ofUsage("name a file, - for the standard input, --redis or --kafka");
    }
    Schemas known = Schemas.read(schemas, drivers);
    PlainReader plain = new PlainReader(known.avro());
    MessageInspector inspector =
        new MessageInspector(known.classes(), readNumbers(), limits(sources), codecs());
    int code = 0;
    for (int i = 0; i < sources.size(); i++) {
      Source source = sources.get(i);
      try {
        Look look = Look.at(source, source.isKey() ? null : kind, inspector, plain);
        show(look, i > 0);
        code = Look.worse(code, look.code());
      } catch (OutOfMemoryError e) {
        throw FileSources.tooLarge(source.name(), e);
      }
    }
    return code;
  }

  private @Nullable PlainKind kind() {
    if (as == null) {
      return null;
    }
    PlainKind kind = PlainKind.ofCodec(as);
    if (kind != null) {
      return kind;
    } else if (codecs().stream().anyMatch(each -> each.name().equals(as))) {
      throw Failure.ofUsage("messages of '" + as + "' say what they are: leave --as out");
    }
    String meant = Nearest.of(as, PlainKind.allCodecs());
    throw Failure.ofUsage(
        "--as has no codec '"
            + as
            + (meant == null
                ? "', but: " + String.join(", ", PlainKind.allCodecs())
                : "'. Did you mean '" + meant + "'?"));
  }

  /** The names for {@code --as}, as the help lists them. */
  static final class PlainCodecs implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return PlainKind.allCodecs().iterator();
    }
  }

  static List<Variant> codecs() {
    return ServiceLoader.load(CodecProvider.class).stream()
        .flatMap(provider -> provider.get().variants().stream())
        .toList();
  }

  private List<Source> sources() {
    Encoding encoding = hex ? Encoding.HEX : base64 ? Encoding.BASE64 : Encoding.NONE;
    List<Source> sources = new ArrayList<>();
    files.forEach(file -> sources.add(FileSources.read(file, encoding)));
    if (redis != null) {
      sources.addAll(keys(redis));
    }
    if (kafka != null) {
      if (topic == null) {
        throw Failure.ofUsage("--kafka needs --topic");
      }
      sources.addAll(KafkaSources.read(kafka, topic, partition, offset));
    }
    return sources;
  }

  private List<Source> keys(String uri) {
    if (key == null) {
      throw Failure.ofUsage("--redis needs --key");
    }
    try (RedisClient client = new RedisClient(uri)) {
      return client.sources(key, limit);
    } catch (JedisException e) {
      throw new Failure("Redis failed: " + e.getMessage(), e);
    }
  }

  /** What is in memory already needs no limit of its own. */
  private static Limits limits(List<Source> sources) {
    Limits usual = Limits.defaults();
    int longest = sources.stream().mapToInt(source -> source.bytes().length).max().orElse(0);
    return usual.withMaxBytes(Math.max(usual.maxBytes(), longest));
  }

  private void show(Look look, boolean further) throws IOException {
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      JsonReport.print(out, look.name(), look.found(), look.plain());
    } else {
      if (further) {
        out.println();
      }
      new Report(out, dump).print(look.name(), look.found(), look.plain());
    }
  }

  private Map<Integer, String> readNumbers() {
    Map<Integer, String> read = new HashMap<>();
    if (numbers != null) {
      for (String line : text(numbers).lines().toList()) {
        String[] words = line.strip().split("\\s+", -1);
        if (words.length >= 2 && words[0].matches("[0-9]{1,5}")) {
          read.put(Integer.valueOf(words[0]), words[1]);
        } else if (!line.isBlank() && !line.startsWith("#")) {
          throw new Failure(numbers + " has a line that is no number and name");
        }
      }
    }
    return read;
  }

  private static String text(Path file) {
    byte[] bytes = FileSources.read(file.toString(), Encoding.NONE).bytes();
    return new String(bytes, StandardCharsets.UTF_8);
  }
}
