package dev.polycodec.benchmarks.tables;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/** Marks what reaches its bar and what does not, and counts both. */
final class Bars {

  private final Map<String, int[]> counts = new LinkedHashMap<>();

  /** Marks a speed: met if the interval reaches the bar, or the mean where there is none. */
  String atLeast(double bar, String kind, JsonNode ratio) {
    double reached = ratio.has("high") ? ratio.path("high").asDouble() : mean(ratio);
    return mark(kind, reached >= bar);
  }

  /** Marks a cost: met if the interval reaches down to the bar. */
  String atMost(double bar, String kind, JsonNode ratio) {
    double reached = ratio.has("low") ? ratio.path("low").asDouble() : mean(ratio);
    return mark(kind, reached <= bar);
  }

  /** Marks something that is what it should be, or not. */
  String mark(String kind, boolean met) {
    counts.computeIfAbsent(kind, key -> new int[2])[met ? 0 : 1]++;
    return met ? " ✓" : " ✗";
  }

  private static double mean(JsonNode ratio) {
    return ratio.isNumber() ? ratio.asDouble() : ratio.path("mean").asDouble();
  }

  /** Returns how many of each kind are met: a line. */
  String summary() {
    return counts.entrySet().stream()
        .map(kind -> "%s %d of %d".formatted(kind.getKey(), kind.getValue()[0], all(kind)))
        .collect(Collectors.joining("; ", "Bars met: ", ".\n\n"));
  }

  private static int all(Map.Entry<String, int[]> kind) {
    return kind.getValue()[0] + kind.getValue()[1];
  }
}
