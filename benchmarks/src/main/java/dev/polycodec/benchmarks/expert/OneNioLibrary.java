package dev.polycodec.benchmarks.expert;

import dev.polycodec.benchmarks.Contender;
import one.nio.serial.Serializer;

/** The library's static methods, with the schemas in the bytes or without. */
enum OneNioLibrary implements Contender {
  SERIALIZE {
    @Override
    public byte[] encode(Object value) throws Exception {
      return Serializer.serialize(value);
    }
  },
  PERSIST {
    @Override
    public byte[] encode(Object value) throws Exception {
      return Serializer.persist(value);
    }
  };

  @Override
  public Object decode(byte[] bytes) throws Exception {
    return Serializer.deserialize(bytes);
  }
}
