package dev.polycodec.spark;

import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.Limits;
import java.io.Serializable;
import java.util.HashMap;
import java.util.Map;
import org.apache.spark.SparkConf;
import org.apache.spark.SparkEnv;
import org.apache.spark.serializer.Serializer;
import org.apache.spark.serializer.SerializerInstance;
import org.jspecify.annotations.Nullable;
import scala.Tuple2;

/**
 * Encodes what Spark shuffles, caches, broadcasts and returns: {@code
 * spark.serializer=dev.polycodec.spark.PolycodecSerializer}. Safe for use by any number of threads.
 *
 * <p>What configures it are the properties of {@link CodecBuilder#properties} with {@code spark.}
 * before them. There are no envelopes unless {@code spark.polycodec.envelope} says so, as nothing
 * here outlives the application; and a message may be as large as an array, because one is all that
 * a task returns.
 */
public final class PolycodecSerializer extends Serializer implements Serializable {

  private static final long serialVersionUID = 1;

  private static final String PREFIX = "polycodec.";
  private static final Limits LIMITS =
      Limits.defaults()
          .withMaxBytes(Integer.MAX_VALUE - 8)
          .withMaxObjects(Integer.MAX_VALUE)
          .withMaxElements(Integer.MAX_VALUE);

  private final HashMap<String, String> properties = new HashMap<>();
  private transient volatile @Nullable Codec codec;

  /**
   * Builds the codec; Spark does, by the name of the class.
   *
   * @throws IllegalArgumentException if a property is wrong
   * @throws dev.polycodec.NoCodecException if no codec, or more than one, is a candidate
   */
  public PolycodecSerializer(SparkConf conf) {
    properties.put(PREFIX + "envelope", "false");
    for (Tuple2<String, String> property : conf.getAllWithPrefix("spark." + PREFIX)) {
      properties.put(PREFIX + property._1(), property._2());
    }
    codec = build(null);
  }

  private Codec build(@Nullable ClassLoader loader) {
    CodecBuilder builder = Codecs.builder().limits(LIMITS);
    builder = loader == null ? builder : builder.classLoader(loader);
    return builder.properties(Map.copyOf(properties)).build();
  }

  /** Sets the loader of the application's classes; an executor does, once it has one. */
  @Override
  public synchronized Serializer setDefaultClassLoader(ClassLoader loader) {
    codec = null;
    return super.setDefaultClassLoader(loader);
  }

  @Override
  public SerializerInstance newInstance() {
    return new CodecInstance(this, codec());
  }

  /** Each record is a message of its own, so records may be sorted as bytes. */
  @Override
  public boolean supportsRelocationOfSerializedObjects() {
    return true;
  }

  private Codec codec() {
    Codec known = codec;
    return known == null ? made() : known;
  }

  private synchronized Codec made() {
    Codec known = codec;
    if (known == null) {
      PolycodecSerializer same = ofThisProcess();
      known = same == null ? build(loader()) : same.codec();
      codec = known;
    }
    return known;
  }

  /**
   * Returns the serializer of this JVM, if it has the same properties: a task comes with one of its
   * own, and to build a codec takes longer than most tasks.
   */
  private @Nullable PolycodecSerializer ofThisProcess() {
    SparkEnv env = SparkEnv.get();
    boolean same =
        env != null
            && loader() == null
            && env.serializer() instanceof PolycodecSerializer other
            && other != this
            && other.properties.equals(properties);
    return same ? (PolycodecSerializer) env.serializer() : null;
  }

  private @Nullable ClassLoader loader() {
    return defaultClassLoader().isEmpty() ? null : defaultClassLoader().get();
  }

  /** Returns a codec that finds classes elsewhere, for whoever closes it. */
  Codec ofLoader(ClassLoader loader) {
    return build(loader);
  }
}
