package dev.polycodec.dubbo;

import com.caucho.hessian.io.AbstractHessianOutput;
import com.caucho.hessian.io.AbstractSerializer;
import java.io.IOException;
import java.util.Collection;
import java.util.Map;
import java.util.Set;

/**
 * Writes what {@link java.util.List#of} and the like return. Hessian would need their private
 * fields; Dubbo's copy writes the elements.
 */
final class ImmutableSerializer extends AbstractSerializer {

  private static final String PREFIX = "java.util.ImmutableCollections$";

  static boolean takes(Class<?> type) {
    return type.getName().startsWith(PREFIX)
        && (Collection.class.isAssignableFrom(type) || Map.class.isAssignableFrom(type));
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
    String type = values instanceof Set ? "java.util.HashSet" : null;
    boolean hasEnd = out.writeListBegin(values.size(), type);
    for (Object value : values) {
      out.writeObject(value);
    }
    if (hasEnd) {
      out.writeListEnd();
    }
  }
}
