package dev.polycodec.internal.shape;

import dev.polycodec.spi.FieldShape;
import java.lang.reflect.Field;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Makes the field shapes of a class: with unique names, and generic types as its subclass sees
 * them.
 */
final class FieldShapes {

  private FieldShapes() {}

  static List<FieldShape> of(Class<?> type, ShapesImpl registry) {
    Map<TypeVariable<?>, Type> arguments = Types.inherited(type);
    List<FieldShape> shapes = new ArrayList<>();
    List<Field> fields = registry.state(type);
    Map<String, Class<?>> lowest = lowest(fields);
    for (Field field : fields) {
      String unique = wireName(field.getName(), field.getDeclaringClass(), lowest);
      Type generic = Types.resolve(Types.of(field), arguments);
      shapes.add(new FieldShapeImpl(field, unique, generic));
    }
    return shapes;
  }

  /** Returns the lowest class that has a field of a name. */
  static Map<String, Class<?>> lowest(List<Field> fields) {
    Map<String, Class<?>> lowest = new HashMap<>();
    for (Field field : fields) {
      lowest.put(field.getName(), field.getDeclaringClass());
    }
    return lowest;
  }

  static String wireName(String name, Class<?> owner, Map<String, Class<?>> lowest) {
    int depth = 0;
    for (Class<?> c = lowest.getOrDefault(name, owner); c != owner; c = c.getSuperclass()) {
      depth++;
    }
    return depth == 0 ? name : name + "@" + depth;
  }
}
