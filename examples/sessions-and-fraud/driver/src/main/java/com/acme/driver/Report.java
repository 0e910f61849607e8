package com.acme.driver;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What came of it. */
final class Report {

  private final Cluster cluster;
  private final Store store;
  private final Tally tally;
  private final Story story;

  Report(Cluster cluster, Store store, Tally tally, Story story) {
    this.cluster = cluster;
    this.store = store;
    this.tally = tally;
    this.story = story;
  }

  /** Says whether nothing was lost, and no schema was fetched twice by one process. */
  boolean isGood() {
    return failedReads() == 0
        && tally.failures.get() == 0
        && story.unjudged().isEmpty()
        && cluster.sum(Figures::fetches) <= maxFetches();
  }

  private long failedReads() {
    return cluster.sum(Figures::failedReads);
  }

  private long maxFetches() {
    return (long) cluster.started() * store.schemas();
  }

  /** Returns the report, one figure a line. */
  List<String> lines() {
    List<String> lines = new ArrayList<>();
    int again = tally.interrupted.get();
    add(lines, "requests", "%,d, of which %d died with their gateway", tally.requests.get(), again);
    add(
        lines,
        "values read",
        "%,d, of which %,d in the form of another codec",
        cluster.sum(Figures::reads),
        cluster.sum(Figures::oldReads));
    add(lines, "failed reads", "%,d", failedReads());
    add(lines, "wrong answers", "%,d", tally.failures.get());
    int unjudged = story.unjudged().size();
    add(lines, "payments", "%,d, of which %d not judged", tally.payments.size(), unjudged);
    add(lines, "JVMs", "%d, in 4 places", cluster.started());
    add(lines, "schemas", "%d, of %d bytes together", store.schemas(), store.schemaBytes());
    add(
        lines,
        "schema fetches",
        "%d; at most %d (JVMs x schemas)",
        cluster.sum(Figures::fetches),
        maxFetches());
    story.sizes().forEach(size -> add(lines, "bytes of a session", "%s", size));
    tally.examples.forEach(failure -> add(lines, "failure", "%s", failure));
    if (!isGood()) {
      add(lines, "logs", "%s", cluster.logs());
    }
    return lines;
  }

  private static void add(List<String> lines, String name, String format, Object... values) {
    lines.add(String.format("%-20s", name) + String.format(Locale.ROOT, format, values));
  }
}
