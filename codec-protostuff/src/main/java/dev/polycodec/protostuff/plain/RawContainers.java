package dev.polycodec.protostuff.plain;

import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.spi.Shape;
import io.protostuff.CollectionSchema;
import io.protostuff.MapSchema;
import java.util.Collection;
import java.util.Map;

/** Makes the containers for which the library has no factory of its own. */
final class RawContainers {

  private RawContainers() {}

  record Collections(Shape shape) implements CollectionSchema.MessageFactory {

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

  record Maps(Shape shape) implements MapSchema.MessageFactory {

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
