package dev.polycodec.jdk;

import java.util.Collection;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** How to look at what an object of a class holds, beside its fields. Asked once for each class. */
enum Content {
  NONE,
  COLLECTION,
  /** A collection whose elements are keys. */
  SET,
  MAP,
  ENTRY,
  ARRAY,
  REFERENCE,
  REFERENCES;

  /** Says whether the reader puts in what the owner holds by looking for what is equal. */
  boolean hasKeys() {
    return this == SET || this == MAP;
  }

  /** Looks at each object that the owner holds. */
  void forEach(Object owner, Consumer<@Nullable Object> look) {
    switch (this) {
      case NONE -> {}
      case COLLECTION, SET -> ((Collection<?>) owner).forEach(look);
      case MAP ->
          ((Map<?, ?>) owner)
              .forEach(
                  (key, value) -> {
                    look.accept(key);
                    look.accept(value);
                  });
      case ENTRY -> {
        Map.Entry<?, ?> entry = (Map.Entry<?, ?>) owner;
        look.accept(entry.getKey());
        look.accept(entry.getValue());
      }
      case ARRAY -> {
        for (Object element : (Object[]) owner) {
          look.accept(element);
        }
      }
      case REFERENCE -> look.accept(((AtomicReference<?>) owner).get());
      case REFERENCES -> {
        AtomicReferenceArray<?> array = (AtomicReferenceArray<?>) owner;
        for (int i = 0; i < array.length(); i++) {
          look.accept(array.get(i));
        }
      }
    }
  }

  static Content of(Class<?> type) {
    if (Collection.class.isAssignableFrom(type)) {
      return Set.class.isAssignableFrom(type) ? SET : COLLECTION;
    }
    if (Map.class.isAssignableFrom(type)) {
      return MAP;
    }
    if (Map.Entry.class.isAssignableFrom(type)) {
      return ENTRY;
    }
    if (Object[].class.isAssignableFrom(type)) {
      return ARRAY;
    }
    if (AtomicReference.class.isAssignableFrom(type)) {
      return REFERENCE;
    }
    return AtomicReferenceArray.class.isAssignableFrom(type) ? REFERENCES : NONE;
  }
}
