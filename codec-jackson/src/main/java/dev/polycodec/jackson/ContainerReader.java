package dev.polycodec.jackson;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Shape.Kind;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads arrays, collections and maps. */
final class ContainerReader {

  private final TypedReader values;
  private final ClassPlans plans;
  private final Message message;
  private final JsonParser in;

  ContainerReader(TypedReader values, ClassPlans plans, Message message, JsonParser in) {
    this.values = values;
    this.plans = plans;
    this.message = message;
    this.in = in;
  }

  /** Reads the array that begins with the current token. */
  Object read(ClassPlan plan) throws Exception {
    return switch (plan.kind) {
      case ARRAY -> array(plan);
      case COLLECTION -> elements(plan);
      case MAP -> pairs(plan);
      default -> throw values.unexpected();
    };
  }

  private Object array(ClassPlan plan) throws Exception {
    Class<?> component = plan.type.getComponentType();
    if (component.isPrimitive()) {
      return PrimitiveArrays.read(in, component);
    }
    ClassPlan slot = plan.inner();
    List<@Nullable Object> elements = new ArrayList<>();
    while (in.nextToken() != JsonToken.END_ARRAY) {
      message.elements(elements.size() + 1, 1, Integer.MAX_VALUE);
      elements.add(values.read(slot));
    }
    return elements.toArray((Object[]) Array.newInstance(component, elements.size()));
  }

  private Object elements(ClassPlan plan) throws Exception {
    Collection<@Nullable Object> elements = plan.shape.newCollection(0);
    ClassPlan slot = plans.any();
    boolean keyed = plan.shape.keyed();
    for (int size = 1; in.nextToken() != JsonToken.END_ARRAY; size++) {
      message.elements(size, 1, Integer.MAX_VALUE);
      Object element = values.read(slot);
      if (keyed) {
        message.key(elements, element);
      }
      if (!elements.add(element)) {
        throw new MalformedDataException("The bytes hold an element of a set twice");
      }
    }
    return elements;
  }

  /** Reads a map whose first key was read. */
  Object map(ClassPlan plan, @Nullable String first) throws Exception {
    Map<@Nullable Object, @Nullable Object> map = newMap(plan);
    ClassPlan slot = plans.any();
    int size = 0;
    for (String name = first; name != null; name = values.nextName()) {
      message.elements(++size, 2, Integer.MAX_VALUE);
      in.nextToken();
      String key = name.startsWith(TypedWriter.TYPE) ? name.substring(1) : name;
      put(map, key, values.read(slot));
    }
    return map;
  }

  private Object pairs(ClassPlan plan) throws Exception {
    Map<@Nullable Object, @Nullable Object> map = newMap(plan);
    ClassPlan slot = plans.any();
    for (int size = 1; in.nextToken() != JsonToken.END_ARRAY; size++) {
      message.elements(size, 2, Integer.MAX_VALUE);
      Object key = values.read(slot);
      in.nextToken();
      put(map, key, values.read(slot));
    }
    return map;
  }

  private static Map<@Nullable Object, @Nullable Object> newMap(ClassPlan plan) {
    if (plan.kind != Kind.MAP) {
      throw new MalformedDataException(plan.type.getName() + " is not written as a map");
    }
    return plan.shape.newMap(0);
  }

  private void put(
      Map<@Nullable Object, @Nullable Object> map, @Nullable Object key, @Nullable Object value) {
    message.key(map, key);
    if (map.put(key, value) != null) {
      throw new MalformedDataException("The bytes hold a key of a map twice");
    }
  }
}
