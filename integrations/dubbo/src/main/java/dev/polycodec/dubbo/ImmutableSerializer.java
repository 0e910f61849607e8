package dev.polycodec.dubbo;

import com.caucho.hessian.io.AbstractHessianOutput;
import com.caucho.hessian.io.AbstractSerializer;
import java.io.IOException;
import java.util.Collection;
import java.util.Map;
import java.util.Set;

/**
 * Writes what {@link java.util.List#of}, {@link java.util.Collections#unmodifiableList} and the
 * like return. Hessian would need their private parts; Dubbo's copy writes the elements.
 */
final class ImmutableSerializer extends AbstractSerializer {

  private static final String PREFIX = "java.util.ImmutableCollections$";

  /** They have hooks that Hessian cannot call, and Dubbo writes what those return. */
  private static final Map<String, String> VIEWS =
      Map.of(
          "java.util.Collections$SynchronizedRandomAccessList",
          "java.util.Collections$SynchronizedList",
          "java.util.Collections$UnmodifiableRandomAccessList",
          "java.util.Collections$UnmodifiableList");

  static boolean takes(Class<?> type) {
    boolean immutable =
        type.getName().startsWith(PREFIX)
            && (Collection.class.isAssignableFrom(type) || Map.class.isAssignableFrom(type));
    return immutable || VIEWS.containsKey(type.getName());
  }

  @Override
  public void writeObject(Object value, AbstractHessianOutput out) throws IOException {
    if (out.addRef(value)) {
      return;
    }
    if (value instanceof Map<?, ?> map) {
      writeMap(map, out);
    } else {
      writeAll((Collection<?>) value, out);
    }
  }

  private static void writeMap(Map<?, ?> map, AbstractHessianOutput out) throws IOException {
    out.writeMapBegin(null);
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      out.writeObject(entry.getKey());
      out.writeObject(entry.getValue());
    }
    out.writeMapEnd();
  }

  private static void writeAll(Collection<?> values, AbstractHessianOutput out) throws IOException {
    String type =
        values instanceof Set ? "java.util.HashSet" : VIEWS.get(values.getClass().getName());
    boolean hasEnd = out.writeListBegin(values.size(), type);
    for (Object value : values) {
      out.writeObject(value);
    }
    if (hasEnd) {
      out.writeListEnd();
    }
  }
}
