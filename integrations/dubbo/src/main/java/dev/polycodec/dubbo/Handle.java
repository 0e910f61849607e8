package dev.polycodec.dubbo;

import com.caucho.hessian.io.AbstractDeserializer;
import com.caucho.hessian.io.AbstractHessianInput;
import com.caucho.hessian.io.AbstractHessianOutput;
import com.caucho.hessian.io.AbstractSerializer;
import com.caucho.hessian.io.Deserializer;
import com.caucho.hessian.io.Serializer;
import dev.polycodec.MalformedDataException;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The form of a class in Dubbo's copy of Hessian: an object of a class of that library.
 *
 * @param type the class
 * @param name that of the library's class
 * @param fields those of the library's class, in its order
 * @param split returns their values
 * @param join makes a value of them, or fails
 */
record Handle<T>(
    Class<? extends T> type,
    String name,
    List<String> fields,
    Function<T, List<?>> split,
    Function<Parts, T> join) {

  /** What the bytes hold of a value. */
  record Parts(Map<String, @Nullable Object> values) {

    int number(String field) {
      return Math.toIntExact(whole(field));
    }

    long whole(String field) {
      Object value = values.get(field);
      return value instanceof Integer number ? number : get(field, Long.class);
    }

    <P> P get(String field, Class<P> type) {
      Object value = values.get(field);
      if (!type.isInstance(value)) {
        throw new IllegalArgumentException(field);
      }
      return type.cast(value);
    }
  }

  Serializer serializer() {
    return new Writer<>(this);
  }

  Deserializer deserializer() {
    return new Reader<>(this);
  }

  private static final class Writer<T> extends AbstractSerializer {

    private final Handle<T> form;

    Writer(Handle<T> form) {
      this.form = form;
    }

    /** Writes the value each time: that is how Dubbo counts its objects. */
    @Override
    @SuppressWarnings("unchecked") // it is of the class
    public void writeObject(Object value, AbstractHessianOutput out) throws IOException {
      out.addRef(new Object());
      if (out.writeObjectBegin(form.name) == -1) {
        out.writeClassFieldLength(form.fields.size());
        for (String field : form.fields) {
          out.writeString(field);
        }
        out.writeObjectBegin(form.name);
      }
      for (Object part : form.split.apply((T) value)) {
        out.writeObject(part);
      }
    }
  }

  private static final class Reader<T> extends AbstractDeserializer {

    private final Handle<T> form;

    Reader(Handle<T> form) {
      this.form = form;
    }

    @Override
    public Class<?> getType() {
      return form.type;
    }

    @Override
    public Object readObject(AbstractHessianInput in, @Nullable Object[] fields)
        throws IOException {
      int reference = in.addRef(form); // which no part of it may be
      Map<String, @Nullable Object> parts = new HashMap<>();
      for (Object field : fields) {
        parts.put((String) field, in.readObject());
      }
      T value = join(new Parts(parts));
      in.setRef(reference, value);
      return value;
    }

    private T join(Parts parts) {
      try {
        return form.join.apply(parts);
      } catch (RuntimeException e) { // of several kinds, with what the bytes hold
        throw new MalformedDataException("The bytes hold no " + form.type.getName());
      }
    }
  }
}
