package dev.polycodec.internal.surrogate;

import dev.polycodec.Surrogate;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The surrogates of JDK classes, and the stable names of those that are implementation details. */
public final class BuiltIns {

  private static final Map<Class<?>, Surrogate<?, ?>> SURROGATES;
  private static final List<Class<?>> FAMILIES;
  private static final Map<Class<?>, String> ALIASES;
  private static final Map<String, Class<?>> CLASSES;

  static {
    FormTable rows = new FormTable();
    TimeForms.addTo(rows);
    ChronologyForms.addTo(rows);
    ValueForms.addTo(rows);
    HolderForms.addTo(rows);
    EnumForms.addTo(rows);
    ComparatorForms.addTo(rows);
    SortedForms.addTo(rows);
    QueueForms.addTo(rows);
    ImmutableForms.addTo(rows);
    WrapperForms.addTo(rows);
    ViewForms.addTo(rows);
    SequencedForms.addTo(rows);
    ClassForm.addTo(rows);
    ZoneForms.addTo(rows);
    NameForms.addTo(rows);
    if (ModuleLayer.boot().findModule("java.sql").isPresent()) {
      SqlForms.addTo(rows);
    }
    if (ModuleLayer.boot().findModule("java.xml").isPresent()) {
      XmlForms.addTo(rows);
    }
    FAMILIES = List.copyOf(rows.families);
    SURROGATES = Map.copyOf(rows.surrogates);
    ALIASES = Map.copyOf(rows.aliases);
    CLASSES = Map.copyOf(rows.classes);
  }

  private BuiltIns() {}

  /**
   * Returns the public class that stands for all its subclasses in the JDK, such as {@code Path};
   * for any other class itself.
   */
  public static Class<?> family(Class<?> type) {
    if (type.getClassLoader() == null) {
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
    return SURROGATES.get(family(type));
  }

  /** Returns the classes that have a surrogate. */
  public static Set<Class<?>> classes() {
    return SURROGATES.keySet();
  }

  /** Returns the stable name of an implementation class, or null if it needs none. */
  public static @Nullable String aliasOf(Class<?> type) {
    Class<?> family = family(type);
    return family == type ? ALIASES.get(type) : family.getName();
  }

  /** Returns a class that stands for all with this alias, or null if it is none. */
  public static @Nullable Class<?> classOf(String alias) {
    return CLASSES.get(alias);
  }
}
