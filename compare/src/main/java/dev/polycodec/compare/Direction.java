package dev.polycodec.compare;

/** What is measured. */
enum Direction {
  ENCODE,
  DECODE
}
