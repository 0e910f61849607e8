package dev.polycodec.spi;

/** The backend's state for one root type, such as a writer or a schema; immutable. */
public interface Plan {

  /** The plan of a backend that keeps no state for root types. */
  Plan NONE = new Plan() {};

  /**
   * Returns whether the backend itself decides what comes back of a root of a class, such as one
   * that a module of the application writes: of the policy's rules, only denials hold for it then.
   */
  default boolean decides(Class<?> rootClass) {
    return false;
  }
}
