package dev.polycodec.compare;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.util.DefaultInstantiatorStrategy;
import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.Limits;
import dev.polycodec.kryo.KryoPlainOptions;
import dev.polycodec.spi.Trust;
import dev.polycodec.spi.Variant;
import org.objenesis.strategy.StdInstantiatorStrategy;

/** How each codec is set up to be compared: as it is, and a library as applications use it. */
public final class SetUps {

  /** The largest workloads are beyond the default limits, which are meant for messages. */
  private static final Limits LIMITS =
      Limits.defaults()
          .withMaxBytes(512 << 20)
          .withMaxDepth(500)
          .withMaxObjects(50_000_000)
          .withMaxElements(10_000_000);

  /** By itself, Kryo asks for a registration of each class and for constructors. */
  private static final KryoPlainOptions KRYO =
      KryoPlainOptions.builder().setup(SetUps::setUp).build();

  private SetUps() {}

  /** Returns a builder of the codec that takes all data of the comparison. */
  public static CodecBuilder builder(Variant variant) {
    return of(variant).limits(LIMITS);
  }

  /** Returns a builder of the codec with the default limits. */
  public static CodecBuilder of(Variant variant) {
    CodecBuilder builder = Codecs.builder().use(variant.name());
    if (variant.trust() == Trust.TRUSTED_INPUT_ONLY) {
      builder.trustedInput();
    }
    return variant.name().equals("kryo-plain") ? builder.configure(KRYO) : builder;
  }

  private static void setUp(Kryo kryo) {
    kryo.setRegistrationRequired(false);
    kryo.setReferences(true);
    kryo.setInstantiatorStrategy(new DefaultInstantiatorStrategy(new StdInstantiatorStrategy()));
  }
}
