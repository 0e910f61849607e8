package dev.polycodec.flink;

/** What a job keeps for a key; its class has several versions. */
public interface Tally {

  /** Adds a number. */
  void add(long number);

  /** Returns the sum, and what else is kept. */
  String text();
}
