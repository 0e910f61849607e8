package dev.polycodec.internal.surrogate;

import dev.polycodec.Surrogate;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The surrogates of JDK classes, and the stable names of those that are implementation details. */
public final class BuiltIns {

  /** Public classes that stand for all their subclasses in the JDK. */
  private static final List<Class<?>> FAMILIES = List.of(Path.class, Charset.class);

  private static final FormGroup[] GROUPS = FormGroup.values();

  private static final FormTable ROWS = new FormTable();

  private BuiltIns() {}

  /** Returns the rows, with those of a class. */
  private static FormTable rows(Class<?> type) {
    if (!ROWS.sought.contains(type)) {
      rows(type.getName());
      if (type.getClassLoader() == null) { // those of others may be unloaded
        ROWS.sought.add(type);
      }
    }
    return ROWS;
  }

  /** Returns the rows, with those of a class of a name or of what stands for it. */
  private static FormTable rows(String name) {
    if (!name.startsWith("java") && !name.startsWith("sun.") && !name.startsWith("jdk.")) {
      return ROWS;
    }
    for (FormGroup group : GROUPS) {
      if (group.mayHave(name)) {
        group.addTo(ROWS);
      }
    }
    return ROWS;
  }

  /**
   * Returns the public class that stands for all its subclasses in the JDK, such as {@code Path};
   * for any other class itself.
   */
  public static Class<?> family(Class<?> type) {
    ClassLoader loader = type.getClassLoader();
    if (loader == null || loader == ClassLoader.getPlatformClassLoader()) { // as jdk.charsets
      for (Class<?> family : FAMILIES) {
        if (family.isAssignableFrom(type)) {
          return family;
        }
      }
    }
    return type;
  }

  /** Returns the surrogate of a class, or null if it has none. */
  public static @Nullable Surrogate<?, ?> find(Class<?> type) {
    Class<?> family = family(type);
    return rows(family).surrogates.get(family);
  }

  /** Returns whether a class of the JDK with a name has a surrogate. */
  public static boolean has(String name) {
    return rows(name).names.contains(name);
  }

  /** Returns all classes that have a surrogate. */
  public static Set<Class<?>> classes() {
    for (FormGroup group : GROUPS) {
      group.addTo(ROWS);
    }
    return ROWS.surrogates.keySet();
  }

  /** Returns the stable name of an implementation class, or null if it needs none. */
  public static @Nullable String aliasOf(Class<?> type) {
    Class<?> family = family(type);
    return family == type ? rows(type).aliases.get(type) : family.getName();
  }

  /** Returns a class that stands for all with this alias, or null if it is none. */
  public static @Nullable Class<?> classOf(String alias) {
    return rows(alias).classes.get(alias);
  }
}
