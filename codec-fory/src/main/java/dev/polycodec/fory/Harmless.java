package dev.polycodec.fory;

import java.util.Objects;
import java.util.Set;
import org.apache.fory.serializer.ArraySerializers;
import org.apache.fory.serializer.BigIntegerSerializer;
import org.apache.fory.serializer.BufferSerializers;
import org.apache.fory.serializer.DecimalSerializer;
import org.apache.fory.serializer.EnumSerializer;
import org.apache.fory.serializer.ExceptionSerializers;
import org.apache.fory.serializer.LocaleSerializer;
import org.apache.fory.serializer.NoneSerializer;
import org.apache.fory.serializer.ObjectSerializer;
import org.apache.fory.serializer.OptionalSerializers;
import org.apache.fory.serializer.PrimitiveArraySerializers;
import org.apache.fory.serializer.PrimitiveSerializers;
import org.apache.fory.serializer.Serializers;
import org.apache.fory.serializer.SqlTimeSerializers;
import org.apache.fory.serializer.StringSerializer;
import org.apache.fory.serializer.TimeSerializers;
import org.apache.fory.serializer.UnsignedSerializers;
import org.apache.fory.serializer.collection.ChildContainerSerializers;
import org.apache.fory.serializer.collection.CollectionSerializer;
import org.apache.fory.serializer.collection.CollectionSerializers;
import org.apache.fory.serializer.collection.CollectionSerializers.JDKCompatibleCollectionSerializer;
import org.apache.fory.serializer.collection.ImmutableCollectionSerializers;
import org.apache.fory.serializer.collection.MapSerializer;
import org.apache.fory.serializer.collection.MapSerializers;
import org.apache.fory.serializer.collection.MapSerializers.JDKCompatibleMapSerializer;
import org.apache.fory.serializer.collection.PrimitiveListSerializers;
import org.apache.fory.serializer.collection.SubListSerializers;
import org.apache.fory.serializer.collection.SynchronizedSerializers;
import org.apache.fory.serializer.collection.UnmodifiableSerializers;

/**
 * The serializers of Fory that do what they read themselves. All others, also those that a newer
 * Fory may bring, run hooks of Java serialization, which believe what bytes announce, name classes
 * in their own ways, or make proxies and lambdas.
 */
final class Harmless {

  /** They, and the classes in them. */
  private static final Set<Class<?>> HOMES =
      Set.of(
          ArraySerializers.class,
          BigIntegerSerializer.class,
          BufferSerializers.class,
          ChildContainerSerializers.class,
          CollectionSerializer.class,
          CollectionSerializers.class,
          DecimalSerializer.class,
          EnumSerializer.class,
          ExceptionSerializers.class,
          ImmutableCollectionSerializers.class,
          LocaleSerializer.class,
          MapSerializer.class,
          MapSerializers.class,
          NoneSerializer.class,
          ObjectSerializer.class,
          OptionalSerializers.class,
          PrimitiveArraySerializers.class,
          PrimitiveListSerializers.class,
          PrimitiveSerializers.class,
          Serializers.class,
          SqlTimeSerializers.class,
          StringSerializer.class,
          SubListSerializers.class,
          SynchronizedSerializers.class,
          TimeSerializers.class,
          UnmodifiableSerializers.class,
          UnsignedSerializers.class);

  /** What is in them all the same, with what extends it. */
  private static final Set<Class<?>> WITH_HOOKS =
      Set.of(JDKCompatibleCollectionSerializer.class, JDKCompatibleMapSerializer.class);

  private Harmless() {}

  /** Says whether a serializer is one of Fory's, and none of ours or the application's. */
  static boolean isOfFory(Class<?> serializer) {
    return serializer.getName().startsWith("org.apache.fory.");
  }

  /** Says whether a serializer of Fory is one of them. */
  static boolean is(Class<?> serializer) {
    Class<?> home = Objects.requireNonNullElse(serializer.getEnclosingClass(), serializer);
    return HOMES.contains(home)
        && WITH_HOOKS.stream().noneMatch(hooks -> hooks.isAssignableFrom(serializer));
  }
}
