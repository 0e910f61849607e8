package dev.polycodec.benchmarks;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.function.ToDoubleFunction;

/** All figures of all forks, with what ran them. */
final class JsonReport {

  private JsonReport() {}

  static ObjectNode render(Results results, List<String> arguments, long seconds) {
    ObjectNode root = JsonFile.begin(arguments);
    root.put("seconds", seconds);
    ArrayNode cells = root.putArray("results");
    results.samples().forEach((cell, samples) -> cell(cells.addObject(), cell, samples, results));
    ObjectNode failures = root.putObject("failures");
    results.failures().forEach((cell, reason) -> failures.put(cell.toString(), reason));
    return root;
  }

  private static void cell(ObjectNode node, Cell cell, List<Sample> samples, Results results) {
    node.put("codec", cell.lane().codec());
    node.put("way", cell.lane().way());
    node.put("workload", cell.workload());
    node.put("operation", cell.operation().method());
    node.put("bytes", samples.get(0).messageBytes());
    figure(node, "cpuNanos", samples, Sample::cpuNanos);
    figure(node, "wallNanos", samples, Sample::wallNanos);
    figure(node, "allocatedBytes", samples, Sample::allocatedBytes);
    results.oursBeside(cell).ifPresent(ratio -> ratio.describe(node.putObject("oursByCpu")));
  }

  private static void figure(
      ObjectNode node, String name, List<Sample> samples, ToDoubleFunction<Sample> figure) {
    ObjectNode values = node.putObject(name);
    values.put("median", rounded(Results.median(samples, figure)));
    ArrayNode forks = values.putArray("forks");
    samples.forEach(sample -> forks.add(rounded(figure.applyAsDouble(sample))));
  }

  private static double rounded(double value) {
    return Math.round(value * 10) / 10.0;
  }
}
