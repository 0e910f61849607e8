package dev.polycodec.protostuff.plain;

import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Shape;
import dev.polycodec.spi.Shapes;
import io.protostuff.CollectionSchema;
import io.protostuff.MapSchema;
import java.util.Collection;
import java.util.Map;

/**
 * Makes empty containers: with the application's factories, with those of the library for the JDK's
 * containers, and for others by their shape, where the library would run any constructor.
 */
final class PlainContainers {

  private final Registrations registered;
  private final Shapes shapes;

  PlainContainers(Registrations registered, Shapes shapes) {
    this.registered = registered;
    this.shapes = shapes;
  }

  CollectionSchema.MessageFactory collections(Class<?> type) {
    CollectionSchema.MessageFactory own = registered.collections().get(type);
    if (own != null) {
      return own;
    }
    String name = type.getSimpleName();
    return NamingIds.isOfJdk(type) && CollectionSchema.MessageFactories.accept(name)
        ? CollectionSchema.MessageFactories.valueOf(name)
        : new Collections(shapes.of(type));
  }

  /** Returns what makes the collections that bytes name, in short if they are the JDK's. */
  CollectionSchema.MessageFactory collections(String name, Message message) {
    if (isShort(name) && CollectionSchema.MessageFactories.accept(name)) {
      CollectionSchema.MessageFactory known = CollectionSchema.MessageFactories.valueOf(name);
      message.check(known.typeClass());
      return known;
    }
    return collections(checked(name, message));
  }

  MapSchema.MessageFactory maps(Class<?> type) {
    MapSchema.MessageFactory own = registered.maps().get(type);
    if (own != null) {
      return own;
    }
    String name = type.getSimpleName();
    return NamingIds.isOfJdk(type) && MapSchema.MessageFactories.accept(name)
        ? MapSchema.MessageFactories.valueOf(name)
        : new Maps(shapes.of(type));
  }

  /** Returns what makes the maps that bytes name, in short if they are the JDK's. */
  MapSchema.MessageFactory maps(String name, Message message) {
    if (isShort(name) && MapSchema.MessageFactories.accept(name)) {
      MapSchema.MessageFactory known = MapSchema.MessageFactories.valueOf(name);
      message.check(known.typeClass());
      return known;
    }
    return maps(checked(name, message));
  }

  private static boolean isShort(String name) {
    return name.indexOf('.') < 0;
  }

  private static Class<?> checked(String name, Message message) {
    Class<?> type = message.load(name);
    message.check(type);
    return type;
  }

  /** Returns an empty container of the class that is read in place of another. */
  Object empty(Class<?> type) {
    return Map.class.isAssignableFrom(type)
        ? maps(type).newMessage()
        : collections(type).newMessage();
  }

  private record Collections(Shape shape) implements CollectionSchema.MessageFactory {

    @Override
    @SuppressWarnings("unchecked") // the elements of a new container are any
    public <V> Collection<V> newMessage() {
      requireKind(shape, Shape.Kind.COLLECTION);
      return (Collection<V>) shape.newCollection(0);
    }

    @Override
    public Class<?> typeClass() {
      return shape.type();
    }
  }

  private record Maps(Shape shape) implements MapSchema.MessageFactory {

    @Override
    @SuppressWarnings("unchecked") // the entries of a new container are any
    public <K, V> Map<K, V> newMessage() {
      requireKind(shape, Shape.Kind.MAP);
      return (Map<K, V>) shape.newMap(0);
    }

    @Override
    public Class<?> typeClass() {
      return shape.type();
    }
  }

  private static void requireKind(Shape shape, Shape.Kind kind) {
    if (shape.kind() != kind) {
      throw new TypeNotAllowedException(
          shape.type().getName() + " is no container that can be created empty");
    }
  }
}
