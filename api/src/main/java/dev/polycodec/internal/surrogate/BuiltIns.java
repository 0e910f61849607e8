package dev.polycodec.internal.surrogate;

import dev.polycodec.Surrogate;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The surrogates of JDK classes, and the stable names of those that are implementation details. */
public final class BuiltIns {

  private static final Map<Class<?>, Surrogate<?, ?>> SURROGATES;
  private static final Map<Class<?>, String> ALIASES;
  private static final Map<String, Class<?>> CLASSES;

  static {
    FormTable rows = new FormTable();
    TimeForms.addTo(rows);
    ValueForms.addTo(rows);
    HolderForms.addTo(rows);
    EnumForms.addTo(rows);
    ComparatorForms.addTo(rows);
    SortedForms.addTo(rows);
    QueueForms.addTo(rows);
    ImmutableForms.addTo(rows);
    WrapperForms.addTo(rows);
    ViewForms.addTo(rows);
    if (ModuleLayer.boot().findModule("java.sql").isPresent()) {
      SqlForms.addTo(rows);
    }
    SURROGATES = Map.copyOf(rows.surrogates);
    ALIASES = Map.copyOf(rows.aliases);
    CLASSES = Map.copyOf(rows.classes);
  }

  private BuiltIns() {}

  /** Returns the surrogate of a class, or null if it has none. */
  public static @Nullable Surrogate<?, ?> find(Class<?> type) {
    return SURROGATES.get(type);
  }

  /** Returns the classes that have a surrogate. */
  public static Set<Class<?>> classes() {
    return SURROGATES.keySet();
  }

  /** Returns the stable name of an implementation class, or null if it needs none. */
  public static @Nullable String aliasOf(Class<?> type) {
    return ALIASES.get(type);
  }

  /** Returns a class that stands for all with this alias, or null if it is none. */
  public static @Nullable Class<?> classOf(String alias) {
    return CLASSES.get(alias);
  }
}
