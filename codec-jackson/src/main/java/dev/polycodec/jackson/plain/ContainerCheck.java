package dev.polycodec.jackson.plain;

import com.fasterxml.jackson.databind.JavaType;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Shape;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import org.jspecify.annotations.Nullable;

/** Checks arrays, collections and maps, with the elements in them. */
final class ContainerCheck implements Fidelity.Check {

  private final Fidelity fidelity;
  private final JavaType declared;
  private final Class<?> raw;
  private final Shape shape;
  private final boolean rebuilt;
  private final @Nullable Class<?> keyType;
  private final ModuleCheck modules;

  /** Whether a module knows the keys, so that the whole map is tried. */
  private final boolean keyed;

  private Fidelity.@Nullable Check content;

  /** What was found of the last container; most in a place are of one class. */
  private @Nullable Kept usual;

  /** A class of containers that is kept, and whether the message must know of each element. */
  private record Kept(Class<?> type, boolean keyed) {}

  ContainerCheck(Fidelity fidelity, JavaType declared, Shape shape) {
    this.fidelity = fidelity;
    this.declared = declared;
    raw = declared.getRawClass();
    this.shape = shape;
    rebuilt = NativeTypes.isContainer(shape);
    fidelity.requireReadable(declared);
    keyType = declared.isMapLikeType() ? keyType(declared.getKeyType().getRawClass()) : null;
    modules = fidelity.modules(declared);
    keyed = keyType == null && modules.hasForeignKeys();
  }

  private static @Nullable Class<?> keyType(Class<?> declared) {
    Class<?> type = declared == Object.class ? String.class : declared;
    return NativeTypes.isKey(type) ? type : null;
  }

  @Override
  public void require(@Nullable Object value, Current current) {
    if (value == null) {
      return;
    }
    Kept kept = usual;
    if (kept == null || kept.type != value.getClass()) {
      kept = kept(value);
    }
    if (kept == null || keyed) {
      modules.require(value, current, () -> Fidelity.refused(value, raw));
      return;
    }
    if (rebuilt) {
      shape.requireRefilled(value);
    }
    if (value instanceof Collection<?> collection) {
      keys(kept, collection, collection, current);
      elements(collection, value, current);
    } else if (value instanceof Map<?, ?> map) {
      entries(kept, map, current);
    } else if (value instanceof Object[] array) {
      elements(Arrays.asList(array), value, current);
    } else if (value.getClass().isArray()) {
      current.enter(value);
      current.exit();
    }
  }

  private static void keys(Kept kept, Object container, Collection<?> keys, Current current) {
    if (kept.keyed) {
      keys.forEach(key -> current.message().key(container, key));
    }
  }

  private @Nullable Kept kept(Object value) {
    if (!isKept(value.getClass()) || Containers.hasSettings(value) || !isOfTexts(value)) {
      return null;
    }
    Kept kept = new Kept(value.getClass(), fidelity.isKeyed(value.getClass()));
    if (!Containers.mayHaveSettings(value)) {
      usual = kept;
    }
    return kept;
  }

  /** Properties may hold anything, and are read as texts. */
  private boolean isOfTexts(Object value) {
    return raw != Properties.class
        || ((Properties) value).stringPropertyNames().size() == ((Properties) value).size();
  }

  private boolean isKept(Class<?> type) {
    if (declared.isArrayType()) {
      return type == raw;
    }
    if (raw == EnumSet.class) {
      return declared.getContentType().getRawClass().isEnum();
    }
    if (raw == EnumMap.class && !declared.getKeyType().getRawClass().isEnum()) {
      return false;
    }
    return Modifier.isAbstract(raw.getModifiers())
        ? Containers.isKept(raw, type)
        : rebuilt && type == raw;
  }

  private void key(@Nullable Object key) {
    boolean kept =
        key != null
            && (key.getClass() == keyType
                || (key instanceof Enum<?> constant && constant.getDeclaringClass() == keyType));
    if (!kept) {
      throw Fidelity.refused(key, declared.getKeyType().getRawClass());
    }
    if (keyType == Locale.class) {
      fidelity.requireText(key);
    }
  }

  /** Goes through a map once, as that takes longer than to look at what is in it. */
  private void entries(Kept kept, Map<?, ?> map, Current current) {
    Message message = current.message();
    message.elements(map.size(), 1, Integer.MAX_VALUE);
    Fidelity.Check check = content();
    boolean keyed = kept.keyed;
    current.enter(map);
    map.forEach(
        (key, value) -> {
          key(key);
          if (keyed) {
            message.key(map, key);
          }
          check.require(value, current);
        });
    current.exit();
  }

  private void elements(Collection<?> elements, Object container, Current current) {
    current.message().elements(elements.size(), 1, Integer.MAX_VALUE);
    Fidelity.Check check = content();
    current.enter(container);
    if (check != Fidelity.NONE) {
      for (Object element : elements) {
        check.require(element, current);
      }
    }
    current.exit();
  }

  /** Found late, for a type may contain itself. */
  private Fidelity.Check content() {
    Fidelity.Check found = content;
    if (found == null) {
      found = fidelity.of(declared.getContentType());
      content = found;
    }
    return found;
  }
}
