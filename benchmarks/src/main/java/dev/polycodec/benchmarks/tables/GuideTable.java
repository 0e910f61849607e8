package dev.polycodec.benchmarks.tables;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.DoubleNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import dev.polycodec.Trait;
import dev.polycodec.compare.Serializers;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;

/** Which codec fits a need: the best by measure of those that can, from a run of compare. */
final class GuideTable {

  private static final String EXAMPLE = "user";
  private static final int RUNNERS_UP = 2;

  /** What can be measured about a result. */
  private enum Figure {
    FASTEST("fastest", result -> nanos(result)),
    ENCODES("fastest to encode", result -> result.path("encodeNanos").asDouble()),
    DECODES("fastest to decode", result -> result.path("decodeNanos").asDouble()),
    SMALLEST("smallest", result -> result.path("bytes").asDouble());

    private final String words;
    private final ToDoubleFunction<JsonNode> value;

    Figure(String words, ToDoubleFunction<JsonNode> value) {
      this.words = words;
      this.value = value;
    }

    private static double nanos(JsonNode result) {
      return result.path("encodeNanos").asDouble() + result.path("decodeNanos").asDouble();
    }
  }

  private record Need(String words, Figure figure, Set<Trait> traits, Set<String> trust) {}

  /** A codec that can, and how much it takes, as a geometric mean over the data sets. */
  private record Candidate(String codec, double figure) {}

  private static final Set<String> HARDENED = Set.of("hardened", "names no class");
  private static final Set<Trait> TYPES = Set.of(Trait.CARRIES_TYPES);

  private static final List<Need> NEEDS =
      List.of(
          new Need(
              "any object graph: shared references and cycles are kept",
              Figure.FASTEST,
              Set.of(Trait.CARRIES_TYPES, Trait.CYCLES, Trait.IDENTITY),
              HARDENED),
          new Need( // they refuse what the library loses
              "speed between services of one version, by a library's own serializers",
              Figure.FASTEST,
              Set.of(Trait.CARRIES_TYPES, Trait.CYCLES, Trait.IDENTITY, Trait.PLAIN),
              HARDENED),
          new Need(
              "any objects, written far more often than read", Figure.ENCODES, TYPES, HARDENED),
          new Need(
              "any objects, read far more often than written", Figure.DECODES, TYPES, HARDENED),
          new Need("any objects, in the fewest bytes", Figure.SMALLEST, TYPES, HARDENED),
          new Need("bytes from strangers", Figure.FASTEST, Set.of(), Set.of("names no class")),
          new Need(
              "text that people and other languages read",
              Figure.FASTEST,
              Set.of(Trait.TEXT, Trait.CROSS_LANGUAGE),
              HARDENED),
          new Need(
              "other languages, in the fewest bytes",
              Figure.SMALLEST,
              Set.of(Trait.CROSS_LANGUAGE),
              HARDENED),
          new Need(
              "readers of older and newer classes without a compatible mode",
              Figure.FASTEST,
              Set.of(Trait.READS_OLDER, Trait.READS_NEWER),
              HARDENED),
          new Need(
              "the same, with the classes of open fields",
              Figure.FASTEST,
              Set.of(Trait.READS_OLDER, Trait.READS_NEWER, Trait.CARRIES_TYPES),
              HARDENED),
          new Need(
              "containers that keep their exact class and settings",
              Figure.FASTEST,
              Set.of(Trait.EXACT_CONTAINERS),
              HARDENED),
          new Need(
              "classes with Java's own hooks (`writeObject`, `readResolve`)",
              Figure.FASTEST,
              Set.of(Trait.JAVA_HOOKS),
              HARDENED));

  private static final List<String> TITLES =
      List.of("You need", "Take", "Serializer", "Because", "`user`: encode, decode", "Bytes:");

  private final JsonNode root;
  private final List<JsonNode> results;

  private GuideTable(JsonNode root) {
    this.root = root;
    this.results =
        StreamSupport.stream(root.path("results").spliterator(), false)
            .filter(result -> result.path("outcome").asText().equals("equal"))
            .toList();
  }

  static String render(JsonNode root) {
    return new GuideTable(root).render();
  }

  private String render() {
    return Markdown.origin(root) + Markdown.table(TITLES, NEEDS.stream().map(this::cells).toList());
  }

  private List<String> cells(Need need) {
    List<Candidate> ranked = ranked(need);
    Candidate best = ranked.get(0);
    JsonNode example = result(best.codec(), EXAMPLE);
    return List.of(
        need.words(),
        "`" + best.codec() + "`",
        Serializers.of(best.codec()),
        because(need, ranked),
        Markdown.number(example.path("encodeNanos"))
            + ", "
            + Markdown.number(example.path("decodeNanos"))
            + " ns",
        bytesPerObject(example));
  }

  private static String bytesPerObject(JsonNode result) {
    double bytes = result.path("bytes").asDouble() / result.path("objects").asDouble();
    return Markdown.number(DoubleNode.valueOf(bytes));
  }

  private static String because(Need need, List<Candidate> ranked) {
    if (ranked.size() == 1) {
      return "the only one";
    }
    double best = ranked.get(0).figure();
    String next =
        ranked.stream()
            .skip(1)
            .limit(RUNNERS_UP)
            .map(c -> "`%s` %s ×".formatted(c.codec(), decimal(c.figure() / best)))
            .collect(Collectors.joining(", "));
    return "%s of %d; then %s".formatted(need.figure().words, ranked.size(), next);
  }

  private static String decimal(double value) {
    return String.format(Locale.ROOT, "%.2f", value);
  }

  /** Compares those that can, the best first, on the data sets that all of them carry. */
  private List<Candidate> ranked(Need need) {
    List<String> able = new ArrayList<>();
    root.path("codecs").fieldNames().forEachRemaining(able::add);
    able.removeIf(codec -> !fits(root.path("codecs").path(codec), need));
    List<String> common =
        dataSets().stream()
            .filter(data -> able.stream().noneMatch(c -> result(c, data).isMissingNode()))
            .toList();
    return able.stream()
        .map(codec -> new Candidate(codec, mean(codec, common, need.figure())))
        .sorted(Comparator.comparingDouble(Candidate::figure))
        .toList();
  }

  private static boolean fits(JsonNode codec, Need need) {
    Set<String> traits =
        StreamSupport.stream(codec.path("traits").spliterator(), false)
            .map(JsonNode::asText)
            .collect(Collectors.toSet());
    return !traits.contains(Trait.SCHEMA_FIRST.name()) // which carries no class of yours
        && (need.traits().contains(Trait.PLAIN) || !traits.contains(Trait.PLAIN.name()))
        && need.trust().contains(codec.path("trust").asText())
        && need.traits().stream().allMatch(trait -> traits.contains(trait.name()));
  }

  private double mean(String codec, List<String> dataSets, Figure figure) {
    return Math.exp(
        dataSets.stream()
            .mapToDouble(data -> Math.log(figure.value.applyAsDouble(result(codec, data))))
            .average()
            .orElse(Double.POSITIVE_INFINITY));
  }

  private List<String> dataSets() {
    return results.stream().map(result -> result.path("dataSet").asText()).distinct().toList();
  }

  private JsonNode result(String codec, String dataSet) {
    return results.stream()
        .filter(result -> result.path("codec").asText().equals(codec))
        .filter(result -> result.path("dataSet").asText().equals(dataSet))
        .findFirst()
        .orElse(MissingNode.getInstance());
  }
}
