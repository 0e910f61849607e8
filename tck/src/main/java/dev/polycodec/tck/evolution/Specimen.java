package dev.polycodec.tck.evolution;

import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A value of a class of which there are two versions, described without either.
 *
 * @param type the simple name of the class, such as {@code Fields$Renamed}
 * @param fields the values of its fields, which may be specimens, constants and lists of them; or
 *     of an enum, the name of the constant under the empty name
 */
record Specimen(String type, Map<String, @Nullable Object> fields) {

  private static final String CONSTANT = "";

  /** Returns an object, of names and values in turn. */
  static Specimen of(String type, @Nullable Object... namesAndValues) {
    Map<String, @Nullable Object> fields = new LinkedHashMap<>();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      fields.put(String.valueOf(namesAndValues[i]), namesAndValues[i + 1]);
    }
    return new Specimen(type, fields);
  }

  /** Returns a constant of an enum. */
  static Specimen constant(String type, String name) {
    return of(type, CONSTANT, name);
  }

  /** Creates the value from the classes of one version. */
  Object create(VersionLoader loader) {
    try {
      Class<?> owner = loader.type(type);
      if (owner.isEnum()) {
        return constant(owner, String.valueOf(fields.get(CONSTANT)));
      }
      return owner.isRecord() ? createRecord(owner, loader) : createObject(owner, loader);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("Cannot create " + this, e);
    }
  }

  /** Returns the classes of the specimens in this one. */
  Class<?>[] classes(VersionLoader loader) {
    Set<Class<?>> classes = new LinkedHashSet<>();
    collect(this, loader, classes);
    return classes.toArray(Class<?>[]::new);
  }

  private static void collect(@Nullable Object value, VersionLoader loader, Set<Class<?>> classes) {
    if (value instanceof Specimen specimen) {
      classes.add(loader.type(specimen.type));
      specimen.fields.values().forEach(field -> collect(field, loader, classes));
    } else if (value instanceof List<?> list) {
      list.forEach(element -> collect(element, loader, classes));
    }
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // an enum class is a Class of its own Enum
  private static Object constant(Class<?> owner, String name) {
    return Enum.valueOf((Class) owner, name);
  }

  private Object createRecord(Class<?> owner, VersionLoader loader)
      throws ReflectiveOperationException {
    RecordComponent[] components = owner.getRecordComponents();
    @Nullable Object[] values = new Object[components.length];
    Class<?>[] types = new Class<?>[components.length];
    for (int i = 0; i < values.length; i++) {
      types[i] = components[i].getType();
      values[i] = convert(fields.get(components[i].getName()), types[i], loader);
    }
    return owner.getConstructor(types).newInstance(values);
  }

  private Object createObject(Class<?> owner, VersionLoader loader)
      throws ReflectiveOperationException {
    Constructor<?> constructor = owner.getConstructor();
    Object object = constructor.newInstance();
    for (Map.Entry<String, @Nullable Object> entry : fields.entrySet()) {
      Field field = owner.getField(entry.getKey());
      field.set(object, convert(entry.getValue(), field.getType(), loader));
    }
    return object;
  }

  private static @Nullable Object convert(
      @Nullable Object value, Class<?> declared, VersionLoader loader) {
    if (value instanceof Specimen specimen) {
      return specimen.create(loader);
    } else if (value instanceof List<?> list) {
      return collection(
          list.stream().map(e -> convert(e, Object.class, loader)).toList(), declared);
    } else if (value instanceof Map<?, ?> map) {
      return map(map, declared, loader);
    }
    return value;
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // sets of enums only
  private static Object collection(List<?> values, Class<?> declared) {
    if (declared.isArray()) {
      Object array = Array.newInstance(declared.componentType(), values.size());
      for (int i = 0; i < values.size(); i++) {
        Array.set(array, i, values.get(i));
      }
      return array;
    }
    return declared == Set.class
        ? values.get(0) instanceof Enum
            ? EnumSet.copyOf((List) values)
            : new LinkedHashSet<>(values)
        : new ArrayList<>(values);
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // maps of enums only
  private static Map<?, ?> map(Map<?, ?> source, Class<?> declared, VersionLoader loader) {
    Map<@Nullable Object, @Nullable Object> made = new LinkedHashMap<>();
    source.forEach(
        (key, value) ->
            made.put(convert(key, Object.class, loader), convert(value, Object.class, loader)));
    return declared == EnumMap.class ? new EnumMap<>((Map) made) : made;
  }
}
