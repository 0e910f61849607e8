package dev.polycodec.jdk;

import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Shape;
import java.io.ObjectStreamClass;
import java.util.Collection;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
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

  /** Refuses a complete object, of a class with a shape, that holds one. */
  static void refuseIn(Object owner, Shape shape, Message message) {
    for (FieldShape field : shape.fields()) {
      if (mayHold(field.type())) {
        refuse(field.get(owner), message);
      }
    }
    if (owner instanceof Collection<?> collection) {
      collection.forEach(element -> refuse(element, message));
    } else if (owner instanceof Map<?, ?> map) {
      map.forEach((key, value) -> refuseIn(key, value, message));
    } else if (owner instanceof Map.Entry<?, ?> entry) {
      refuseIn(entry.getKey(), entry.getValue(), message);
    } else if (owner instanceof Object[] array) {
      refuseAll(array, message);
    } else if (owner instanceof AtomicReference<?> reference) {
      refuse(reference.get(), message);
    } else if (owner instanceof AtomicReferenceArray<?> array) {
      for (int i = 0; i < array.length(); i++) {
        refuse(array.get(i), message);
      }
    }
  }

  private static void refuseIn(@Nullable Object key, @Nullable Object value, Message message) {
    refuse(key, message);
    refuse(value, message);
  }

  private static void refuseAll(Object[] array, Message message) {
    if (mayHold(array.getClass().componentType())) {
      for (Object element : array) {
        refuse(element, message);
      }
    }
  }

  private static boolean mayHold(Class<?> declared) {
    return declared.isAssignableFrom(Class.class)
        || declared.isAssignableFrom(Properties.class)
        || declared.isAssignableFrom(ObjectStreamClass.class);
  }
}
