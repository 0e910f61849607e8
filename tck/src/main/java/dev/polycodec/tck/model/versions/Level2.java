package dev.polycodec.tck.model.versions;

/** Has one more constant, before another. */
public enum Level2 {
  LOW,
  MIDDLE,
  HIGH
}
