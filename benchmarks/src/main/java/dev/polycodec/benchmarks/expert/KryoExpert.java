package dev.polycodec.benchmarks.expert;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import com.esotericsoftware.kryo.serializers.DefaultSerializers;
import com.esotericsoftware.kryo.serializers.ImmutableCollectionsSerializers;
import com.esotericsoftware.kryo.util.DefaultInstantiatorStrategy;
import dev.polycodec.BytesConsumer;
import dev.polycodec.benchmarks.Contender;
import dev.polycodec.benchmarks.KnownClasses;
import java.net.URI;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import org.objenesis.strategy.StdInstantiatorStrategy;

/** One Kryo and its reused buffers for each thread. */
final class KryoExpert implements Contender {

  private static final int INITIAL = 4096;

  private final ThreadLocal<Own> own;

  /** Uses Kryo as it is set up. */
  KryoExpert(Supplier<Kryo> kryos, IntFunction<Output> outputs) {
    own = ThreadLocal.withInitial(() -> new Own(kryos.get(), outputs.apply(INITIAL)));
  }

  /** Registers all classes, and keeps references. */
  static KryoExpert tuned() {
    return new KryoExpert(KryoExpert::newKryo, size -> new Output(size, -1));
  }

  private static Kryo newKryo() {
    Kryo kryo = new Kryo();
    kryo.setReferences(true);
    kryo.setOptimizedGenerics(false);
    kryo.setInstantiatorStrategy(new DefaultInstantiatorStrategy(new StdInstantiatorStrategy()));
    ImmutableCollectionsSerializers.registerSerializers(kryo);
    kryo.addDefaultSerializer(URI.class, DefaultSerializers.URISerializer.class);
    KnownClasses.ALL.forEach(kryo::register);
    kryo.setRegistrationRequired(true);
    return kryo;
  }

  @Override
  public byte[] encode(Object value) {
    return own.get().write(value).toBytes();
  }

  @Override
  public void lend(Object value, BytesConsumer out) {
    Output output = own.get().write(value);
    out.accept(output.getBuffer(), 0, output.position());
  }

  @Override
  public Object decode(byte[] bytes) {
    return own.get().read(bytes);
  }

  @Override
  public void encodeOther(Object value) {
    own.get().write(value);
  }

  /** What a thread may not share. */
  private static final class Own {

    private final Kryo kryo;
    private final Output output;
    private final Input input = new Input();

    Own(Kryo kryo, Output output) {
      this.kryo = kryo;
      this.output = output;
    }

    Output write(Object value) {
      output.reset();
      kryo.writeClassAndObject(output, value);
      return output;
    }

    Object read(byte[] bytes) {
      input.setBuffer(bytes);
      return kryo.readClassAndObject(input);
    }
  }
}
