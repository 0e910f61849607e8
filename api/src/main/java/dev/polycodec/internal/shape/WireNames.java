package dev.polycodec.internal.shape;

import dev.polycodec.internal.surrogate.BuiltIns;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The names that stand for classes in messages, where they are not the classes' own: aliases of JDK
 * implementation classes, the old names of renamed application classes, and the public classes that
 * stand for all of a library that have the same surrogate; immutable.
 */
public final class WireNames {

  private final Map<String, Class<?>> oldNames;
  private final Map<Class<?>, String> renamed = new HashMap<>();
  private final Provided provided;

  private WireNames(Map<String, Class<?>> oldNames, Provided provided) {
    this.oldNames = Map.copyOf(oldNames);
    this.provided = provided;
    oldNames.forEach(
        (name, type) -> {
          if (type.isArray() || type.isPrimitive() || Jdk.owns(type)) {
            throw new IllegalArgumentException(
                "Only classes of the application can be renamed, not " + type.getName());
          }
          if (renamed.put(type, name) != null) {
            throw new IllegalArgumentException(type.getName() + " can have only one old name");
          }
        });
  }

  /**
   * Returns the names of classes, of which some keep the name that they had before.
   *
   * @param renamed the classes by their old names
   * @throws IllegalArgumentException if a class has two old names, or comes with the JDK
   */
  public static WireNames of(Map<String, Class<?>> renamed) {
    return of(renamed, Provided.NONE);
  }

  /** Like {@link #of(Map)}, with the surrogates that jars bring. */
  public static WireNames of(Map<String, Class<?>> renamed, Provided provided) {
    return new WireNames(renamed, provided);
  }

  /** Returns the renamed classes of the application by their old names. */
  public Map<String, Class<?>> renamed() {
    return oldNames;
  }

  /** Returns the surrogates that jars bring. */
  Provided provided() {
    return provided;
  }

  /** Returns the class that stands for all classes of the same name. */
  public Class<?> canonical(Class<?> type) {
    String alias = BuiltIns.aliasOf(type);
    if (alias != null) {
      return Objects.requireNonNull(BuiltIns.classOf(alias), "an alias stands for a class");
    }
    Class<?> parent = type.getSuperclass();
    return parent != null && parent.isEnum() ? parent : provided.family(type);
  }

  /**
   * Returns whether the name of a class stands for no other, as that of an enum may for the classes
   * of its constants, and that of {@code ZoneId} for {@code ZoneRegion}.
   */
  public boolean isDistinct(Class<?> type) {
    return !(Enum.class.isAssignableFrom(type)
        || BuiltIns.classOf(type.getName()) != null
        || BuiltIns.aliasOf(type) != null);
  }

  /** Returns whether a class has a surrogate of a jar, and so the name of all that share it. */
  public boolean isProvided(Class<?> type) {
    return provided.find(type) != null;
  }

  /** Returns the name that stands for a class: of a constant with a body, that of its enum. */
  public String nameOf(Class<?> type) {
    if (type.isArray()) {
      Class<?> component = type.getComponentType();
      return component.isPrimitive() ? type.getName() : "[" + descriptor(component);
    }
    String alias = BuiltIns.aliasOf(type);
    if (alias != null) {
      return alias;
    }
    Class<?> named = canonical(type);
    return renamed.getOrDefault(named, named.getName());
  }

  private String descriptor(Class<?> component) {
    String name = nameOf(component);
    return component.isArray() ? name : "L" + name + ";";
  }

  /**
   * Returns the class that a name stands for which is not the class's own, or null; nothing is
   * loaded. An array's name is looked up by its component.
   */
  public @Nullable Class<?> classOf(String name) {
    int dimensions = 0;
    while (dimensions < name.length() && name.charAt(dimensions) == '[') {
      dimensions++;
    }
    if (dimensions == 0) {
      Class<?> type = oldNames.get(name);
      return type != null ? type : BuiltIns.classOf(name);
    }
    return name.endsWith(";") && name.startsWith("L", dimensions)
        ? array(name.substring(dimensions + 1, name.length() - 1), dimensions)
        : null;
  }

  private @Nullable Class<?> array(String component, int dimensions) {
    Class<?> type = component.startsWith("[") || dimensions > 8 ? null : classOf(component);
    for (int i = 0; type != null && i < dimensions; i++) {
      type = type.arrayType();
    }
    return type;
  }
}
