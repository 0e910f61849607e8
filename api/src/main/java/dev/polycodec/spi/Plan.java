package dev.polycodec.spi;

/** The backend's state for one root type, such as a writer or a schema; immutable. */
public interface Plan {

  /** The plan of a backend that keeps no state for root types. */
  Plan NONE = new Plan() {};
}
