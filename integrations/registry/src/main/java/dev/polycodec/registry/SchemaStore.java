package dev.polycodec.registry;

import org.jspecify.annotations.Nullable;

/**
 * A place that all processes reach, and that keeps bytes by a number for longer than any message
 * lives. Safe for use by any number of threads.
 */
public interface SchemaStore {

  /**
   * Keeps bytes, unless there are some under the number.
   *
   * @return the bytes that are kept now
   * @throws Exception if the store cannot be reached
   */
  byte[] putIfAbsent(int number, byte[] bytes) throws Exception;

  /**
   * Returns the bytes under a number, or null.
   *
   * @throws Exception if the store cannot be reached
   */
  byte @Nullable [] find(int number) throws Exception;
}
