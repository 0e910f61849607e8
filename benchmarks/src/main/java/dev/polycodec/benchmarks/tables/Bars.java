package dev.polycodec.benchmarks.tables;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/** Marks what reaches its bar, what may be on either side of it, and what does not; and counts. */
final class Bars {

  /** How a figure stands to its bar. */
  private enum Mark {
    MET(" ✓"),
    WITHIN_THE_NOISE(" ≈"),
    MISSED(" ✗");

    private final String sign;

    Mark(String sign) {
      this.sign = sign;
    }
  }

  private final Map<String, Map<Mark, Integer>> counts = new LinkedHashMap<>();

  /** Marks a speed: within the noise if only its interval reaches the bar. */
  String atLeast(double bar, String kind, JsonNode ratio) {
    return mark(kind, mean(ratio) >= bar, ratio.path("high").asDouble() >= bar);
  }

  /** Marks a cost: within the noise if only its interval reaches down to the bar. */
  String atMost(double bar, String kind, JsonNode ratio) {
    return mark(kind, mean(ratio) <= bar, ratio.has("low") && ratio.path("low").asDouble() <= bar);
  }

  /** Marks something that is what it should be, or not. */
  String mark(String kind, boolean met) {
    return mark(kind, met, false);
  }

  private String mark(String kind, boolean met, boolean reached) {
    Mark mark = met ? Mark.MET : reached ? Mark.WITHIN_THE_NOISE : Mark.MISSED;
    counts.computeIfAbsent(kind, key -> new EnumMap<>(Mark.class)).merge(mark, 1, Integer::sum);
    return mark.sign;
  }

  private static double mean(JsonNode ratio) {
    return ratio.isNumber() ? ratio.asDouble() : ratio.path("mean").asDouble();
  }

  /** Returns how many of each kind are met: a line. */
  String summary() {
    return counts.entrySet().stream()
        .map(kind -> kind.getKey() + " " + told(kind.getValue()))
        .collect(Collectors.joining("; ", "Bars met: ", ".\n\n"));
  }

  private static String told(Map<Mark, Integer> marks) {
    int all = marks.values().stream().mapToInt(Integer::intValue).sum();
    String met = marks.getOrDefault(Mark.MET, 0) + " of " + all;
    Integer near = marks.get(Mark.WITHIN_THE_NOISE);
    return near == null ? met : met + " (" + near + " within the noise ≈)";
  }
}
