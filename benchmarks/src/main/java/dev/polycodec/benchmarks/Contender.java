package dev.polycodec.benchmarks;

import dev.polycodec.BytesConsumer;

/** A serializer, set up in one way for one workload; any number of threads may use it. */
public interface Contender extends AutoCloseable {

  /** Encodes a value into a new array. */
  byte[] encode(Object value) throws Exception;

  /** Encodes a value and lends the bytes: without a copy, where the library can. */
  default void lend(Object value, BytesConsumer out) throws Exception {
    byte[] bytes = encode(value);
    out.accept(bytes, 0, bytes.length);
  }

  /** Decodes what this contender encoded. */
  Object decode(byte[] bytes) throws Exception;

  /** Encodes a value of any class, or does nothing where the set-up is for one type only. */
  default void encodeOther(Object value) throws Exception {}

  @Override
  default void close() {}
}
