package dev.polycodec.tck.model;

/** A plain enum. */
public enum Color {
  RED,
  GREEN,
  BLUE
}
