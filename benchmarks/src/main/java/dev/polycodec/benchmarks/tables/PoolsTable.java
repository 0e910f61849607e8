package dev.polycodec.benchmarks.tables;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** What lending an engine costs beside other pools, and what a crowd of virtual threads keeps. */
final class PoolsTable {

  /** How many times the cost of ThreadLocal.get() it may be, by who asks. */
  private static final Map<String, Double> LENDING =
      Map.of("1 thread", 2.0, "1 virtual thread", 4.0);

  private static final int KEPT_BYTES = 20_000_000;
  private static final int ENGINES = 64;

  private final JsonNode root;
  private final Bars bars = new Bars();

  private PoolsTable(JsonNode root) {
    this.root = root;
  }

  static String render(JsonNode root) {
    return new PoolsTable(root).render();
  }

  private String render() {
    String tables = lending() + (root.has("crowd") ? crowd() : "");
    return Markdown.origin(root, root.path("forks").asInt()) + bars.summary() + tables;
  }

  /** The figures are named by pool and who asks: {@code kryo, 2 threads}. */
  private String lending() {
    JsonNode nanos = root.path("nanosToLend");
    Set<String> pools = new LinkedHashSet<>();
    Set<String> askers = new LinkedHashSet<>();
    for (String name : names(nanos)) {
      String[] parts = name.split(", ", 2);
      pools.add(parts[0]);
      askers.add(parts[1]);
    }
    List<String> titles = new ArrayList<>(List.of("ns (times `ThreadLocal.get()`)"));
    askers.forEach(asker -> titles.add(asker + ":"));
    List<List<String>> rows = new ArrayList<>();
    for (String pool : pools) {
      List<String> cells = new ArrayList<>(List.of("`" + pool + "`"));
      askers.forEach(asker -> cells.add(cell(pool, asker, nanos.path(pool + ", " + asker))));
      rows.add(cells);
    }
    return Markdown.table(titles, rows);
  }

  private String cell(String pool, String asker, JsonNode found) {
    double ratio = found.path("ratio").asDouble();
    Double bar = pool.equals("ours") ? LENDING.get(asker) : null;
    return Markdown.number(found.path("ns"))
        + String.format(Locale.ROOT, " (%.2f)", ratio)
        + (bar == null
            ? ""
            : bars.mark("lending", ratio <= bar) + String.format(Locale.ROOT, " (%.2f)", bar));
  }

  private String crowd() {
    JsonNode crowd = root.path("crowd");
    return Markdown.table(
        List.of("Virtual threads use", "CPU ms:", "bytes kept:", "engines:"),
        names(crowd).stream().map(way -> cells(way, crowd)).toList());
  }

  private List<String> cells(String way, JsonNode crowd) {
    JsonNode found = crowd.path(way);
    String kept = Markdown.number(found.path("bytes"));
    String engines = Markdown.number(found.path("engines"));
    if (way.equals("ours")) {
      long more = found.path("bytes").asLong() - crowd.at("/nothing/bytes").asLong();
      kept += bars.mark("memory", more <= KEPT_BYTES);
      engines += bars.mark("engines", found.path("engines").asInt() <= ENGINES);
    }
    return List.of("`" + way + "`", Markdown.number(found.path("cpuMillis")), kept, engines);
  }

  private static List<String> names(JsonNode node) {
    List<String> names = new ArrayList<>();
    Iterator<String> fields = node.fieldNames();
    fields.forEachRemaining(names::add);
    return names;
  }
}
