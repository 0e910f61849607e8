package dev.polycodec.hazelcast;

import com.hazelcast.config.Config;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.core.HazelcastInstanceAware;
import com.hazelcast.nio.serialization.ByteArraySerializer;
import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.TypedCodec;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Encodes objects for Hazelcast: as the global serializer, those of all classes that have no other
 * one; or those of one declared class. Safe for use by any number of threads.
 *
 * <p>What configures a global serializer are the properties of the member, and then those of the
 * system and the class path: see {@link dev.polycodec.CodecBuilder#properties}.
 *
 * @param <T> the type of the objects
 */
public final class PolycodecSerializer<T>
    implements ByteArraySerializer<T>, HazelcastInstanceAware {

  /** What stands for the global serializer in Hazelcast's bytes. */
  public static final int GLOBAL_TYPE_ID = 20_559;

  /** Without them a member could not answer that it failed, and the caller would wait. */
  private static final String FAILURES = "META-INF/polycodec/hazelcast-failures.txt";

  private final int typeId;
  private @Nullable HazelcastInstance instance;
  private volatile @Nullable TypedCodec<T> values;

  /** Creates the global serializer; Hazelcast does, by the name of the class. */
  public PolycodecSerializer() {
    typeId = GLOBAL_TYPE_ID;
  }

  /** Creates a global serializer with a codec that the application has built, and closes. */
  @SuppressWarnings("unchecked") // it serves all classes
  public PolycodecSerializer(Codec codec) {
    this(codec, (Class<T>) Object.class, GLOBAL_TYPE_ID);
  }

  /**
   * Creates the serializer of a class.
   *
   * @param typeId what stands for the class in Hazelcast's bytes: positive, the same on all members
   */
  public PolycodecSerializer(Codec codec, Class<T> type, int typeId) {
    this.typeId = typeId;
    this.values = codec.forType(type);
  }

  @Override
  public int getTypeId() {
    return typeId;
  }

  @Override
  public void setHazelcastInstance(HazelcastInstance hazelcast) {
    instance = hazelcast;
  }

  @Override
  public byte[] write(T object) {
    return values().encode(object);
  }

  @Override
  public @Nullable T read(byte[] buffer) {
    return values().decode(buffer);
  }

  /** Built when it is first used, as the instance has no configuration before it has started. */
  @SuppressWarnings("unchecked") // what the bytes hold is Hazelcast's word
  private TypedCodec<T> values() {
    TypedCodec<T> known = values;
    if (known == null) {
      known = (TypedCodec<T>) configured().build().forType(Object.class);
      values = known;
    }
    return known;
  }

  /** The loader is that of the member: the thread that comes first may be of anybody. */
  private CodecBuilder configured() {
    CodecBuilder builder = Codecs.builder().allowFrom(FAILURES);
    Map<?, ?> properties = Map.of();
    try {
      if (instance != null) {
        Config member = instance.getConfig();
        properties = member.getProperties();
        Optional.ofNullable(member.getClassLoader()).ifPresent(builder::classLoader);
      }
    } catch (UnsupportedOperationException e) {
      properties = Map.of(); // a client does not show its configuration
    }
    return builder.properties(properties);
  }
}
