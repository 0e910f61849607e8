package dev.polycodec.jackson;

import com.fasterxml.jackson.databind.JavaType;
import dev.polycodec.spi.Shape;
import java.lang.reflect.Array;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Checks arrays, collections and maps, with the elements in them. */
final class ContainerCheck implements Fidelity.Check {

  private final Fidelity fidelity;
  private final JavaType declared;
  private final Class<?> raw;
  private final boolean stateless;

  ContainerCheck(Fidelity fidelity, JavaType declared, Shape shape) {
    this.fidelity = fidelity;
    this.declared = declared;
    raw = declared.getRawClass();
    stateless = NativeTypes.isContainer(shape);
  }

  @Override
  public void require(@Nullable Object value, Current current) {
    if (value == null) {
      return;
    }
    if (!isKept(value)) {
      throw Fidelity.refused(value, raw);
    }
    if (value instanceof Object[] array) {
      elements(Arrays.asList(array), value, current);
    } else if (value instanceof Map<?, ?> map) {
      keys(map);
      elements(map.values(), value, current);
    } else if (value instanceof Collection<?> collection) {
      elements(collection, value, current);
    } else {
      current.message().elements(Array.getLength(value), 1, Integer.MAX_VALUE);
    }
  }

  private boolean isKept(Object value) {
    if (declared.isArrayType()) {
      return value.getClass() == raw;
    }
    if (raw == EnumSet.class) {
      return declared.getContentType().getRawClass().isEnum();
    }
    if (raw == EnumMap.class && !declared.getKeyType().getRawClass().isEnum()) {
      return false;
    }
    if (!Modifier.isAbstract(raw.getModifiers())) {
      return stateless && value.getClass() == raw && !Containers.hasSettings(value);
    }
    return Containers.isSorted(raw)
        ? value.getClass().getClassLoader() == null && !Containers.hasSettings(value)
        : Containers.isOrdinary(value) && Containers.keepsContract(raw, value);
  }

  private void keys(Map<?, ?> map) {
    Class<?> keyType = declared.getKeyType().getRawClass();
    Class<?> expected = keyType == Object.class ? String.class : keyType;
    for (Object key : map.keySet()) {
      boolean kept =
          key != null
              && NativeTypes.isKey(expected)
              && (key instanceof Enum<?> e ? e.getDeclaringClass() : key.getClass()) == expected;
      if (!kept) {
        throw Fidelity.refused(key, keyType);
      }
    }
  }

  private void elements(Collection<?> elements, Object container, Current current) {
    current.message().elements(elements.size(), 1, Integer.MAX_VALUE);
    JavaType content = declared.getContentType();
    Fidelity.Check check = fidelity.of(content);
    if (check == Fidelity.NONE) {
      return;
    }
    current.enter(container);
    for (Object element : elements) {
      check.require(element, current);
    }
    current.exit();
  }
}
