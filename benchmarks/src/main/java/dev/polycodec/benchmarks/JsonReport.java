package dev.polycodec.benchmarks;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.polycodec.compare.Failure;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;

/** All figures of all forks, with what ran them. */
final class JsonReport {

  private static final ObjectMapper JSON =
      new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

  private JsonReport() {}

  static String render(Results results, List<String> arguments, long seconds) {
    ObjectNode root = JSON.createObjectNode();
    root.put("command", "./polycodec " + String.join(" ", arguments));
    root.put("seconds", seconds);
    root.set("environment", environment());
    ArrayNode cells = root.putArray("results");
    results.samples().forEach((cell, samples) -> cells.add(cell(cell, samples, results)));
    ObjectNode failures = root.putObject("failures");
    results.failures().forEach((cell, reason) -> failures.put(cell.toString(), reason));
    try {
      return JSON.writeValueAsString(root) + "\n";
    } catch (JsonProcessingException e) {
      throw new Failure("The figures cannot be written: " + e.getMessage(), e);
    }
  }

  private static ObjectNode environment() {
    ObjectNode environment = JSON.createObjectNode();
    environment.put("date", Instant.now().truncatedTo(ChronoUnit.SECONDS).toString());
    environment.put("java", System.getProperty("java.vm.name") + " " + Runtime.version());
    environment.put("os", System.getProperty("os.name") + " " + System.getProperty("os.arch"));
    environment.put("processors", Runtime.getRuntime().availableProcessors());
    return environment;
  }

  private static ObjectNode cell(Cell cell, List<Sample> samples, Results results) {
    ObjectNode node = JSON.createObjectNode();
    node.put("codec", cell.lane().codec());
    node.put("way", cell.lane().way());
    node.put("workload", cell.workload());
    node.put("operation", cell.operation().method());
    node.put("bytes", samples.get(0).messageBytes());
    node.put("deflatedBytes", samples.get(0).deflatedBytes());
    figure(node, "cpuNanos", samples, Sample::cpuNanos);
    figure(node, "wallNanos", samples, Sample::wallNanos);
    figure(node, "allocatedBytes", samples, Sample::allocatedBytes);
    results
        .oursBeside(cell, Sample::cpuNanos)
        .ifPresent(ratio -> node.set("oursByCpu", JSON.valueToTree(asMap(ratio))));
    results
        .oursBeside(cell, Sample::wallNanos)
        .ifPresent(ratio -> node.set("oursByWall", JSON.valueToTree(asMap(ratio))));
    return node;
  }

  private static void figure(
      ObjectNode node, String name, List<Sample> samples, ToDoubleFunction<Sample> figure) {
    ObjectNode values = node.putObject(name);
    values.put("median", rounded(Results.median(samples, figure)));
    ArrayNode forks = values.putArray("forks");
    samples.forEach(sample -> forks.add(rounded(figure.applyAsDouble(sample))));
  }

  /** The interval of a single fork is infinite, which JSON cannot say: it is left out. */
  private static Map<String, Double> asMap(Ratio ratio) {
    return Double.isInfinite(ratio.high())
        ? Map.of("mean", ratio.mean())
        : Map.of("mean", ratio.mean(), "low", ratio.low(), "high", ratio.high());
  }

  private static double rounded(double value) {
    return Math.round(value * 10) / 10.0;
  }
}
