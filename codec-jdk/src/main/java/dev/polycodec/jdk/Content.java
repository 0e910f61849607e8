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
  NONE {
    @Override
    void forEach(Object owner, Consumer<@Nullable Object> look) {}
  },

  COLLECTION {
    @Override
    void forEach(Object owner, Consumer<@Nullable Object> look) {
      ((Collection<?>) owner).forEach(look);
    }
  },

  /** A collection whose elements are keys. */
  SET {
    @Override
    void forEach(Object owner, Consumer<@Nullable Object> look) {
      ((Set<?>) owner).forEach(look);
    }
  },

  MAP {
    @Override
    void forEach(Object owner, Consumer<@Nullable Object> look) {
      ((Map<?, ?>) owner)
          .forEach(
              (key, value) -> {
                look.accept(key);
                look.accept(value);
              });
    }
  },

  ENTRY {
    @Override
    void forEach(Object owner, Consumer<@Nullable Object> look) {
      Map.Entry<?, ?> entry = (Map.Entry<?, ?>) owner;
      look.accept(entry.getKey());
      look.accept(entry.getValue());
    }
  },

  ARRAY {
    @Override
    void forEach(Object owner, Consumer<@Nullable Object> look) {
      for (Object element : (Object[]) owner) {
        look.accept(element);
      }
    }
  },

  REFERENCE {
    @Override
    void forEach(Object owner, Consumer<@Nullable Object> look) {
      look.accept(((AtomicReference<?>) owner).get());
    }
  },

  REFERENCES {
    @Override
    void forEach(Object owner, Consumer<@Nullable Object> look) {
      AtomicReferenceArray<?> array = (AtomicReferenceArray<?>) owner;
      for (int i = 0; i < array.length(); i++) {
        look.accept(array.get(i));
      }
    }
  };

  /** Says whether the reader puts in what the owner holds by looking for what is equal. */
  boolean hasKeys() {
    return this == SET || this == MAP;
  }

  /** Looks at each object that the owner holds. */
  abstract void forEach(Object owner, Consumer<@Nullable Object> look);

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
