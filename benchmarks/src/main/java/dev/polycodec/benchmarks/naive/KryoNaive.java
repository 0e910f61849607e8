package dev.polycodec.benchmarks.naive;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import com.esotericsoftware.kryo.serializers.DefaultSerializers;
import com.esotericsoftware.kryo.util.DefaultInstantiatorStrategy;
import com.esotericsoftware.kryo.util.Pool;
import dev.polycodec.benchmarks.Contender;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.net.URI;
import org.objenesis.strategy.StdInstantiatorStrategy;

/** Kryo with its pool, and new streams for each message. */
final class KryoNaive implements Contender {

  private static final Pool<Kryo> POOL =
      new Pool<>(true, false, 16) {
        @Override
        protected Kryo create() {
          return newKryo();
        }
      };

  private static Kryo newKryo() {
    Kryo kryo = new Kryo();
    kryo.setReferences(true);
    kryo.setRegistrationRequired(false);
    kryo.setInstantiatorStrategy(new DefaultInstantiatorStrategy(new StdInstantiatorStrategy()));
    kryo.addDefaultSerializer(URI.class, DefaultSerializers.URISerializer.class);
    return kryo;
  }

  private static byte[] write(Kryo kryo, Object value) {
    ByteArrayOutputStream stream = new ByteArrayOutputStream();
    Output output = new Output(stream);
    kryo.writeClassAndObject(output, value);
    output.close();
    return stream.toByteArray();
  }

  private static Object read(Kryo kryo, byte[] bytes) {
    Input input = new Input(new ByteArrayInputStream(bytes));
    Object value = kryo.readClassAndObject(input);
    input.close();
    return value;
  }

  @Override
  public byte[] encode(Object value) {
    Kryo kryo = POOL.obtain();
    try {
      return write(kryo, value);
    } finally {
      POOL.free(kryo);
    }
  }

  @Override
  public Object decode(byte[] bytes) {
    Kryo kryo = POOL.obtain();
    try {
      return read(kryo, bytes);
    } finally {
      POOL.free(kryo);
    }
  }
}
