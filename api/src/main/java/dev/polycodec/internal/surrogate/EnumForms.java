package dev.polycodec.internal.surrogate;

import static dev.polycodec.internal.surrogate.Form.objects;
import static dev.polycodec.internal.surrogate.Form.require;
import static dev.polycodec.spi.SurrogateProvider.entries;
import static dev.polycodec.spi.SurrogateProvider.keys;
import static dev.polycodec.spi.SurrogateProvider.part;
import static dev.polycodec.spi.SurrogateProvider.values;

import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Sets and maps of enum constants. A typed array of the constants carries the enum, so that an
 * empty set or map keeps it.
 */
@SuppressWarnings({"unchecked", "rawtypes"}) // no type variable can stand for an unknown enum
final class EnumForms {

  private EnumForms() {}

  static void addTo(FormTable rows) {
    Form<EnumSet, Object[]> set = objects(EnumSet.class, EnumForms::form, EnumForms::set);
    rows.add(set);
    rows.add(set, "java.util.RegularEnumSet", "java.util.JumboEnumSet");
    rows.add(objects(EnumMap.class, EnumForms::form, EnumForms::map));
  }

  private static Object[] form(EnumSet set) {
    Class<?> type = set.isEmpty() ? emptyType(set) : declaringClass(set.iterator().next());
    return new Object[] {set.toArray(constants(type, 0))};
  }

  private static Class<?> emptyType(EnumSet set) {
    EnumSet all = EnumSet.complementOf(set);
    return all.isEmpty() ? Peek.type(set) : declaringClass(all.iterator().next());
  }

  private static EnumSet set(@Nullable Object[] form) {
    Enum[] constants = part(form, 0, 1, Enum[].class);
    EnumSet set = EnumSet.noneOf(enumType(constants));
    set.addAll(Arrays.asList(constants));
    require(set.size() == constants.length);
    return set;
  }

  private static Object[] form(EnumMap map) {
    @Nullable Object[] entries = entries(map);
    Class<?> type =
        entries.length == 0 ? Peek.type(map) : declaringClass(Objects.requireNonNull(entries[0]));
    return new Object[] {
      keys(entries, 0).toArray(constants(type, 0)), values(entries, 0).toArray()
    };
  }

  private static EnumMap map(@Nullable Object[] form) {
    Enum[] keys = part(form, 0, 2, Enum[].class);
    Object[] values = part(form, 1, 2, Object[].class);
    require(keys.length == values.length);
    EnumMap map = new EnumMap(enumType(keys));
    for (int i = 0; i < keys.length; i++) {
      map.put(keys[i], values[i]);
    }
    require(map.size() == keys.length);
    return map;
  }

  private static Class<?> declaringClass(Object constant) {
    return ((Enum) constant).getDeclaringClass();
  }

  private static Object[] constants(Class<?> type, int length) {
    return (Object[]) Array.newInstance(type, length);
  }

  private static Class enumType(Enum[] constants) {
    Class type = constants.getClass().getComponentType();
    require(type.isEnum());
    return type;
  }
}
