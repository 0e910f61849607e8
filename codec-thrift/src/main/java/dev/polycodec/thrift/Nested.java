package dev.polycodec.thrift;

import dev.polycodec.EncodeException;
import dev.polycodec.Limits;
import java.util.Map;
import org.apache.thrift.TBase;
import org.jspecify.annotations.Nullable;

/**
 * Looks at an object and those in it before they are written: Thrift writes each as if it were of
 * the class that is declared, and says nothing of the causes of an exception.
 */
final class Nested {

  private final int maxDepth;
  private final int maxObjects;
  private int objects;

  Nested(Limits limits) {
    maxDepth = limits.maxDepth();
    maxObjects = limits.maxObjects();
  }

  /**
   * Requires that all come back.
   *
   * @throws EncodeException if one would lose something
   */
  void require(TBase<?, ?> root, Slot declared) {
    objects = 0;
    look(root, declared, 0);
  }

  /** Looks no further than the limits reach, as the message ends there. */
  private void look(@Nullable Object value, Slot slot, int depth) {
    if (value instanceof TBase<?, ?> object) {
      if (++objects <= maxObjects && depth <= maxDepth) {
        look(object, slot, depth);
      }
    } else if (value instanceof Map<?, ?> map) {
      lookAll(map.keySet(), slot.key, depth);
      lookAll(map.values(), slot.element, depth);
    } else if (value instanceof Iterable<?> elements) {
      lookAll(elements, slot.element, depth);
    }
  }

  private void lookAll(Iterable<?> values, @Nullable Slot slot, int depth) {
    if (slot != null && slot.holds()) {
      for (Object value : values) {
        look(value, slot, depth);
      }
    }
  }

  private void look(TBase<?, ?> object, Slot slot, int depth) {
    if (object.getClass() != slot.type) {
      throw StructType.notGenerated(object.getClass());
    }
    if (object instanceof Throwable failure) {
      requireAlone(failure);
    }
    StructType struct = slot.struct();
    requireAbsent(object, struct);
    for (StructType.Field field : struct.holders) {
      look(StructType.get(object, field), field.slot(), depth + 1);
    }
  }

  /** Requires that what is not written is not in a new object, either. */
  private static void requireAbsent(TBase<?, ?> object, StructType struct) {
    for (StructType.Field field : struct.preset) {
      if (!StructType.isSet(object, field.key())) {
        throw new EncodeException(
            "The field "
                + field.place()
                + " is not set, and would come back as its default, as Thrift has no bytes for"
                + " that: set it, or declare it without a default");
      }
    }
  }

  private static void requireAlone(Throwable failure) {
    if (failure.getCause() != null || failure.getSuppressed().length > 0) {
      throw new EncodeException(
          "Thrift writes neither the cause of a "
              + failure.getClass().getName()
              + " nor what it suppresses: encode one without, and these beside it");
    }
  }
}
