package dev.polycodec.flink;

import java.lang.reflect.Modifier;
import java.util.Objects;
import org.apache.flink.api.common.serialization.SerializerConfig;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.apache.flink.api.common.typeutils.TypeSerializer;
import org.jspecify.annotations.Nullable;

/**
 * The type of values that Polycodec encodes, for streams and state; immutable.
 *
 * <p>What configures the codec are system properties and each {@code polycodec.properties} on the
 * class path of the job, as {@link dev.polycodec.CodecBuilder#properties} has them: not code, as a
 * job that is restored reads state before it says how.
 *
 * @param <T> the declared type of the values
 */
public final class PolycodecTypeInformation<T> extends TypeInformation<T> {

  private static final long serialVersionUID = 1;

  private final Class<T> type;
  private final @Nullable String codec;

  private PolycodecTypeInformation(Class<T> type, @Nullable String codec) {
    this.type = Objects.requireNonNull(type, "type");
    this.codec = codec;
  }

  /** Returns the type of the values of a class, by the codec that properties name. */
  public static <T> PolycodecTypeInformation<T> of(Class<T> type) {
    return new PolycodecTypeInformation<>(type, null);
  }

  /** Returns the type of the values of a class, by the codec of a name. */
  public static <T> PolycodecTypeInformation<T> of(Class<T> type, String codec) {
    return new PolycodecTypeInformation<>(type, Objects.requireNonNull(codec, "codec"));
  }

  /**
   * Returns the serializer.
   *
   * @throws dev.polycodec.CodecException when it is first used, if there is no such codec, or it
   *     cannot encode values of the class
   */
  @Override
  public TypeSerializer<T> createSerializer(SerializerConfig config) {
    return new PolycodecTypeSerializer<>(ClassCodec.ofValues(type, codec));
  }

  @Override
  public Class<T> getTypeClass() {
    return type;
  }

  @Override
  public boolean isBasicType() {
    return false;
  }

  @Override
  public boolean isTupleType() {
    return false;
  }

  @Override
  public int getArity() {
    return 1;
  }

  @Override
  public int getTotalFields() {
    return 1;
  }

  /**
   * Keys are compared by their hash and by equals; of state on disk, by their bytes. The hash also
   * says which task has a key, so one that is another in each process will not do: that of arrays,
   * enums, and classes without a {@code hashCode}. {@code keyBy} does not ask for this.
   */
  @Override
  public boolean isKeyType() {
    return !type.isArray() && !Enum.class.isAssignableFrom(type) && !hasHashOfIdentity();
  }

  /** Subclasses may have another one, so what nobody makes objects of is taken. */
  private boolean hasHashOfIdentity() {
    try {
      return type != Object.class
          && !Modifier.isAbstract(type.getModifiers())
          && type.getMethod("hashCode").getDeclaringClass() == Object.class;
    } catch (NoSuchMethodException e) {
      return false; // a primitive
    }
  }

  @Override
  public String toString() {
    return "Polycodec<" + type.getName() + ">";
  }

  @Override
  public boolean canEqual(@Nullable Object other) {
    return other instanceof PolycodecTypeInformation<?>;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof PolycodecTypeInformation<?> same
        && type == same.type
        && Objects.equals(codec, same.codec);
  }

  @Override
  public int hashCode() {
    return Objects.hash(type, codec);
  }
}
