package dev.polycodec.benchmarks.peers;

import dev.polycodec.benchmarks.Contender;
import dev.polycodec.benchmarks.KnownClasses;
import org.springframework.integration.codec.kryo.KryoClassListRegistrar;
import org.springframework.integration.codec.kryo.PojoCodec;

/** Spring Integration's codec of any object, which is Kryo in its pool. */
record SpringLayer(PojoCodec codec, Class<?> type) implements Contender {

  /** It asks for registered classes by default; references are on. */
  static SpringLayer registered(Class<?> type) {
    return new SpringLayer(new PojoCodec(new KryoClassListRegistrar(KnownClasses.ALL), true), type);
  }

  @Override
  public byte[] encode(Object value) throws Exception {
    return codec.encode(value);
  }

  @Override
  public Object decode(byte[] bytes) throws Exception {
    return codec.decode(bytes, type);
  }
}
