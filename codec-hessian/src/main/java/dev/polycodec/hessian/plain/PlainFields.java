package dev.polycodec.hessian.plain;

import dev.polycodec.hessian.plain.Classes.Place;
import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Shape;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The fields of a class by their names, several where one hides another; not for threads. */
final class PlainFields {

  private final Class<?> type;
  private final Map<String, List<Target>> byName = new HashMap<>();
  private final Target none;

  PlainFields(Shape shape, Classes classes) {
    type = shape.type();
    none = new Target(null, classes.any());
    for (FieldShape field : shape.fields()) {
      // The shape has the fields of superclasses first, Hessian those of the class itself.
      byName
          .computeIfAbsent(field.name(), name -> new ArrayList<>(1))
          .add(0, new Target(field, classes.place(field.type())));
    }
    byName.values().stream()
        .filter(fields -> fields.size() > 1)
        .forEach(fields -> fields.sort(Comparator.comparing(Target::isCompound)));
  }

  /** Where a value goes: to a field, or nowhere if the class has none of the name. */
  record Target(@Nullable FieldShape field, Place place) {

    /** Says whether Hessian writes a field after those of simple types. */
    private boolean isCompound() {
      Class<?> type = place.declared();
      return !type.isPrimitive()
          && (type == Object.class || !type.getName().startsWith("java.lang."));
    }

    void set(Object owner, @Nullable Object value) {
      if (field != null && !(value == null && place.declared().isPrimitive())) {
        field.set(owner, value);
      }
    }
  }

  /** Returns where the values go of objects whose names the bytes define. */
  Target[] targets(@Nullable Object[] names, Message message) {
    Cursor cursor = cursor(message);
    Target[] targets = new Target[names.length];
    for (int i = 0; i < names.length; i++) {
      targets[i] = cursor.next((String) names[i]);
    }
    return targets;
  }

  /** Begins an object of a message, which is told what the class has no field for. */
  Cursor cursor(Message message) {
    return new Cursor(message);
  }

  /** Tells the fields of one object, whose names come in Hessian's order. */
  final class Cursor {

    private final Message message;
    private @Nullable Map<String, Integer> met;

    private Cursor(Message message) {
      this.message = message;
    }

    Target next(String name) {
      List<Target> fields = byName.getOrDefault(name, List.of());
      int index = fields.size() < 2 ? 0 : count(name);
      if (index < fields.size()) {
        return fields.get(index);
      }
      message.dropped(type, name);
      return none;
    }

    /** Returns how often a name was met before. */
    private int count(String name) {
      if (met == null) {
        met = new HashMap<>();
      }
      return met.merge(name, 1, Integer::sum) - 1;
    }
  }
}
