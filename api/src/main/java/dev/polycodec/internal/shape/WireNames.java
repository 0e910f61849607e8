package dev.polycodec.internal.shape;

import dev.polycodec.internal.surrogate.BuiltIns;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The names that stand for classes in messages, where they are not the classes' own: aliases of JDK
 * implementation classes, and the old names of renamed application classes; immutable.
 */
public final class WireNames {

  private static final WireNames DEFAULTS = new WireNames(Map.of());

  private final Map<String, Class<?>> oldNames;
  private final Map<Class<?>, String> renamed;

  private WireNames(Map<String, Class<?>> oldNames) {
    this.oldNames = Map.copyOf(oldNames);
    Map<Class<?>, String> names = new HashMap<>();
    oldNames.forEach((name, type) -> names.put(type, name));
    this.renamed = Map.copyOf(names);
  }

  /** Returns the names without renamed classes. */
  public static WireNames defaults() {
    return DEFAULTS;
  }

  /**
   * Returns these names, with a class that goes by another name on the wire, usually the one it had
   * before.
   *
   * @throws IllegalArgumentException if the class or the name has been given already, or the class
   *     is none of the application's own
   */
  public WireNames renamed(String oldName, Class<?> type) {
    if (type.isArray() || type.isPrimitive() || Jdk.owns(type)) {
      throw new IllegalArgumentException(
          "Only classes and interfaces of the application can be renamed, not " + type.getName());
    }
    Map<String, Class<?>> names = new HashMap<>(oldNames);
    if (renamed.containsKey(type) || names.put(oldName, type) != null) {
      throw new IllegalArgumentException(
          "The name " + oldName + " or " + type + " has been given already");
    }
    return new WireNames(names);
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
    Class<?> parent = type.getSuperclass();
    return own(parent != null && parent.isEnum() ? parent : type);
  }

  private String own(Class<?> type) {
    return renamed.getOrDefault(type, type.getName());
  }

  private String descriptor(Class<?> component) {
    String name = nameOf(component);
    return component.isArray() ? name : "L" + name + ";";
  }

  /**
   * Returns the class that a name stands for which is not the class's own, or null; nothing is
   * loaded. An array's name is looked up by its component.
   */
  public @Nullable Class<?> resolve(String name) {
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
    Class<?> type = component.startsWith("[") || dimensions > 8 ? null : resolve(component);
    for (int i = 0; type != null && i < dimensions; i++) {
      type = type.arrayType();
    }
    return type;
  }
}
