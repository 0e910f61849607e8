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
    Map<String, Class<?>> lowest = new HashMap<>();
    fields.forEach(field -> lowest.put(field.getName(), field.getDeclaringClass()));
    for (Field field : fields) {
      Class<?> hiding = lowest.getOrDefault(field.getName(), type);
      Type generic = Types.resolve(field.getGenericType(), arguments);
      shapes.add(new FieldShapeImpl(field, wireName(field, hiding), generic, registry));
    }
    return shapes;
  }

  private static String wireName(Field field, Class<?> hiding) {
    int depth = 0;
    for (Class<?> c = hiding; c != field.getDeclaringClass(); c = c.getSuperclass()) {
      depth++;
    }
    return depth == 0 ? field.getName() : field.getName() + "@" + depth;
  }
}
