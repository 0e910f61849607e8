package dev.polycodec;

/**
 * Receives encoded bytes that are on loan: the array is valid, and only to be read, during the
 * call.
 */
@FunctionalInterface
public interface BytesConsumer {

  /** Takes the {@code length} bytes of {@code array} that start at {@code offset}. */
  void accept(byte[] array, int offset, int length);
}
