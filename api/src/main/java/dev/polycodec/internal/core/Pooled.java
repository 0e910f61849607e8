package dev.polycodec.internal.core;

/** Something that one thread uses at a time, and that a pool keeps for the next use. */
abstract class Pooled {

  /** Whether it belongs to one thread; read and written by that thread only. */
  boolean bound;

  /** Whether it is in use; of a bound one only. */
  boolean busy;

  /** Drops what would keep too much memory until the next use. */
  abstract void trim();
}
