package dev.polycodec.benchmarks.pool;

/** Something that lends instances to threads. */
interface Lender {

  /** Lends an instance. */
  Object acquire();

  /** Takes it back. */
  void release(Object item);
}
