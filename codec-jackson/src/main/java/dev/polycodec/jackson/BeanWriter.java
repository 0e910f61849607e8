package dev.polycodec.jackson;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import com.fasterxml.jackson.databind.ser.BeanSerializer;
import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.Shape;
import java.io.IOException;
import java.util.List;

/**
 * Gets all fields of a bean at once, by its shape, and then writes them in databind's order: which
 * takes a fraction of getting one by one.
 */
final class BeanWriter extends BeanSerializer {

  private static final long serialVersionUID = 1;

  private final transient Shape shape;
  private final transient int[] indexes;

  private BeanWriter(BeanSerializer base, Shape shape, int[] indexes) {
    super(base);
    this.shape = shape;
    this.indexes = indexes;
  }

  /** Returns a writer in the place of another, or that if some property is not a field. */
  static BeanSerializer of(BeanSerializer base, Shape shape) {
    BeanWriter writer = new BeanWriter(base, shape, new int[0]);
    return writer.isOfFields() ? new BeanWriter(base, shape, writer.order()) : base;
  }

  private boolean isOfFields() {
    if (_filteredProps != null || _props.length == 0) {
      return false;
    }
    for (BeanPropertyWriter property : _props) {
      if (!(property instanceof PropertyWriter writer) || writer.field() == null) {
        return false;
      }
    }
    return true;
  }

  private int[] order() {
    List<FieldShape> fields = shape.fields();
    int[] order = new int[_props.length];
    for (int i = 0; i < order.length; i++) {
      order[i] = fields.indexOf(((PropertyWriter) _props[i]).field());
    }
    return order;
  }

  @Override
  protected void serializeFields(Object bean, JsonGenerator out, SerializerProvider provider)
      throws IOException {
    Current current = Current.of(out, provider);
    FieldValues values = current.values();
    int base = values.push(shape, bean);
    int next = 0;
    try {
      for (; next < indexes.length; next++) {
        Object value = values.get(base + indexes[next]);
        ((PropertyWriter) _props[next]).serialize(bean, value, out, provider, current);
      }
    } catch (Exception e) {
      wrapAndThrow(provider, e, bean, _props[next].getName());
    }
    values.pop(base);
  }
}
