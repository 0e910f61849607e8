package dev.polycodec.hessian.plain;

import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.Shape;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The fields of a class by their names, several where one hides another; not for threads. */
final class RawFields {

  private final Map<String, List<FieldShape>> byName = new HashMap<>();

  RawFields(Shape shape) {
    for (FieldShape field : shape.fields()) {
      // The shape has the fields of superclasses first, Hessian those of the class itself.
      byName.computeIfAbsent(field.name(), name -> new ArrayList<>(1)).add(0, field);
    }
    byName.values().forEach(fields -> fields.sort(Comparator.comparing(RawFields::isCompound)));
  }

  /** Says whether Hessian writes a field after those of simple types. */
  private static boolean isCompound(FieldShape field) {
    Class<?> type = field.type();
    return !type.isPrimitive()
        && (type == Object.class || !type.getName().startsWith("java.lang."));
  }

  /** Begins an object. */
  Cursor cursor() {
    return new Cursor();
  }

  /** Tells the fields of one object, whose names come in Hessian's order. */
  final class Cursor {

    private final Map<String, Integer> met = new HashMap<>();

    /** Returns the next field of a name, or null if the class has none. */
    @Nullable FieldShape next(String name) {
      List<FieldShape> fields = byName.get(name);
      if (fields == null) {
        return null;
      }
      int index = fields.size() == 1 ? 0 : met.merge(name, 1, Integer::sum) - 1;
      return index < fields.size() ? fields.get(index) : null;
    }
  }
}
