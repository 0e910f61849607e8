package dev.polycodec.compare;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.serializers.DefaultSerializers;
import com.esotericsoftware.kryo.util.DefaultInstantiatorStrategy;
import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.Limits;
import dev.polycodec.compare.workload.MessageInfo;
import dev.polycodec.compare.workload.Workloads;
import dev.polycodec.fst.FstPlainOptions;
import dev.polycodec.kryo.KryoPlainOptions;
import dev.polycodec.onenio.OneNioPlainOptions;
import dev.polycodec.spi.Trust;
import dev.polycodec.spi.Variant;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.nustaq.serialization.FSTConfiguration;
import org.objenesis.strategy.StdInstantiatorStrategy;

/** How codecs are set up to be compared: as they are, and libraries as the articles set them up. */
public final class SetUps {

  /** The largest workloads are beyond the default limits, which are meant for messages. */
  private static final Limits LIMITS =
      Limits.defaults()
          .withMaxBytes(512 << 20)
          .withMaxObjects(50_000_000)
          .withMaxElements(10_000_000);

  private static final String NUMBERED = "onenio-plain";

  /** The bytes of one codec have numbers in place of these classes, and of the workloads'. */
  private static final Class<?>[] KNOWN = {
    BigDecimal.class, BigInteger.class, Instant.class, LocalDate.class, URI.class
  };

  private static final Map<String, Object> OPTIONS =
      Map.of(
          "kryo-plain",
          KryoPlainOptions.builder().setup(SetUps::setUp).build(),
          "kryo-plain-unsafe",
          KryoPlainOptions.builder().setup(SetUps::setUp).unsafe(true).build(),
          "fst-plain-unsafe",
          FstPlainOptions.builder().unsafe(true).build(),
          "kryo-plain-registered",
          KryoPlainOptions.builder().setup(SetUps::register).build(),
          "fst-plain-registered",
          FstPlainOptions.builder().setup(SetUps::register).build());

  private SetUps() {}

  /** Returns the names of the set-ups of a codec, of which the first is its own. */
  public static List<String> names(Variant variant) {
    String unsafe = variant.name() + "-unsafe";
    return OPTIONS.containsKey(unsafe) ? List.of(variant.name(), unsafe) : List.of(variant.name());
  }

  /** Returns these names, and those of set-ups that only rows of published tables have. */
  static List<String> namesWithTables(Variant variant) {
    List<String> names = new ArrayList<>(names(variant));
    String registered = variant.name() + "-registered";
    if (OPTIONS.containsKey(registered)) {
      names.add(registered);
    }
    return names;
  }

  /** Returns a builder of a codec, in one of its set-ups, that takes all data of the comparison. */
  public static CodecBuilder builder(String name, Variant variant) {
    return builder(name, variant, Set.of());
  }

  /**
   * Returns a builder of a codec that takes objects of the user's classes, too.
   *
   * @param classes those that their fields declare
   */
  static CodecBuilder builder(String name, Variant variant, Set<Class<?>> classes) {
    return withDefaultLimits(name, variant, classes).limits(LIMITS);
  }

  /** Returns a builder of a codec with the default limits. */
  public static CodecBuilder withDefaultLimits(Variant variant) {
    return withDefaultLimits(variant.name(), variant, Set.of());
  }

  private static CodecBuilder withDefaultLimits(
      String name, Variant variant, Set<Class<?>> classes) {
    CodecBuilder builder = Codecs.builder().use(variant.name());
    if (variant.trust() == Trust.TRUSTED_INPUT_ONLY) {
      builder.trustedInput();
    }
    Object options = name.equals(NUMBERED) ? numbered(classes) : OPTIONS.get(name);
    return options == null ? builder : builder.configure(options);
  }

  private static OneNioPlainOptions numbered(Set<Class<?>> classes) {
    OneNioPlainOptions.Builder options = OneNioPlainOptions.builder().preload(KNOWN);
    Workloads.classes().forEach(options::preload);
    classes.forEach(options::preload);
    return options.build();
  }

  /** Registers the classes of the table that has rows of registered classes. */
  private static void register(Kryo kryo) {
    setUp(kryo);
    kryo.register(MessageInfo.class);
    kryo.register(HashMap.class);
  }

  /** Does the same, and has FST look for no object that it has met. */
  private static void register(FSTConfiguration configuration) {
    configuration.registerClass(MessageInfo.class, HashMap.class);
    configuration.setShareReferences(false);
  }

  /** Sets Kryo up: by itself, it asks for constructors, fails on cycles, and knows no URI. */
  public static void setUp(Kryo kryo) {
    kryo.setRegistrationRequired(false);
    kryo.setReferences(true);
    kryo.setInstantiatorStrategy(new DefaultInstantiatorStrategy(new StdInstantiatorStrategy()));
    kryo.addDefaultSerializer(URI.class, DefaultSerializers.URISerializer.class);
  }
}
