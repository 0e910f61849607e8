package dev.polycodec.cli;

import java.io.IOException;

/** Values somewhere, each under a name. */
interface Store extends AutoCloseable {

  /** Puts other bytes in the place of a value. */
  interface Place {

    /** Returns whether it did, as the value was still the same. */
    boolean replace(byte[] bytes) throws IOException;
  }

  /** Takes the values. */
  interface Visitor {

    /** Takes a value. */
    void visit(String name, byte[] bytes, Place place) throws IOException;

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
