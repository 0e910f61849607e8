package dev.polycodec.cli;

import java.io.IOException;

/** Values somewhere, each under a name. */
interface Store extends AutoCloseable {

  /** What became of a value that should be replaced. */
  enum Outcome {
    REPLACED,
    /** Somebody else has changed it, and it stays. */
    CHANGED,
    /** Somebody else has changed it, and the visitor gets it again. */
    AGAIN
  }

  /** Where a value is. */
  interface Place {

    /** Returns what no other value has, and this one in the next run, too. */
    byte[] key();

    /** Replaces the value, if it is still the same. */
    Outcome replace(byte[] bytes);
  }

  /** Takes the values. */
  interface Visitor {

    /** Takes a value. */
    void visit(String name, byte[] bytes, Place place);

    /** Takes notice of what is no value, and why. */
    void skip(String name, String reason);
  }

  /** Returns about how many values there are. */
  int size() throws IOException;

  /** Passes on the values. */
  void forEach(Visitor visitor) throws IOException;

  @Override
  default void close() throws IOException {}
}
