package dev.polycodec.compare;

import java.util.Map;
import org.apache.thrift.TBase;
import org.apache.thrift.TFieldIdEnum;

/** Makes objects of classes that Thrift's compiler generates. */
final class ThriftObjects {

  private ThriftObjects() {}

  static Object make(Class<?> type, Map<String, Object> values)
      throws ReflectiveOperationException {
    TBase<?, ?> made = (TBase<?, ?>) type.getConstructor().newInstance();
    fill(made, values);
    return made;
  }

  private static <F extends TFieldIdEnum> void fill(TBase<?, F> made, Map<String, Object> values) {
    int id = 1;
    for (F field = made.fieldForId(id); field != null; field = made.fieldForId(++id)) {
      Object value = values.get(field.getFieldName());
      if (value != null) {
        made.setFieldValue(field, value instanceof Float f ? f.doubleValue() : value);
      }
    }
  }
}
