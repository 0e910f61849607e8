package dev.polycodec.tck.model.versions;

/** The first version. */
public enum Level1 {
  LOW,
  HIGH
}
