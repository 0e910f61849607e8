package dev.polycodec.jdk;

import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Shape;
import java.io.ObjectStreamClass;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Refuses classes and their descriptors as values. The stream has forms for them, and asks nobody;
 * only sets and maps of the JDK may hold the class of their keys, where nothing else sees it.
 */
final class Meta {

  private Meta() {}

  /** Refuses a value that is one. */
  static void refuse(@Nullable Object value, Message message) {
    if (value instanceof Class || value instanceof ObjectStreamClass) {
      message.check(value.getClass());
    } else if (value != null) {
      StandIns.refuse(value);
    }
  }

  /** Refuses an object, of a class with a shape, that holds one. */
  static void refuseIn(Object owner, Shape shape, Message message) {
    for (FieldShape field : shape.fields()) {
      if (mayHold(field.type())) {
        refuse(field.get(owner), message);
      }
    }
    if (!(owner instanceof Object[]) || mayHold(owner.getClass().componentType())) {
      forEachIn(owner, element -> refuse(element, message));
    }
  }

  /** Returns the fields that may hold one. */
  static List<FieldShape> suspects(Shape shape) {
    return shape.fields().stream().filter(field -> mayHold(field.type())).toList();
  }

  /** Looks at what a container holds. */
  static void forEachIn(Object owner, Consumer<@Nullable Object> look) {
    if (owner instanceof Collection<?> collection) {
      collection.forEach(look);
    } else if (owner instanceof Map<?, ?> map) {
      map.forEach((key, value) -> both(key, value, look));
    } else if (owner instanceof Map.Entry<?, ?> entry) {
      both(entry.getKey(), entry.getValue(), look);
    } else if (owner instanceof Object[] array) {
      Arrays.stream(array).forEach(look);
    } else if (owner instanceof AtomicReference<?> reference) {
      look.accept(reference.get());
    } else if (owner instanceof AtomicReferenceArray<?> array) {
      for (int i = 0; i < array.length(); i++) {
        look.accept(array.get(i));
      }
    }
  }

  private static void both(
      @Nullable Object key, @Nullable Object value, Consumer<@Nullable Object> look) {
    look.accept(key);
    look.accept(value);
  }

  private static boolean mayHold(Class<?> declared) {
    return declared.isAssignableFrom(Class.class)
        || declared.isAssignableFrom(Properties.class)
        || declared.isAssignableFrom(ObjectStreamClass.class);
  }
}
