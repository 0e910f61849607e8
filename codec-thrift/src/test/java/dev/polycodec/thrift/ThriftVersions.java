package dev.polycodec.thrift;

import dev.polycodec.tck.evolution.SchemaVersions;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.apache.thrift.TBase;
import org.apache.thrift.TFieldIdEnum;
import org.apache.thrift.TUnion;
import org.apache.thrift.meta_data.FieldMetaData;
import org.jspecify.annotations.Nullable;

/** The structs of {@code v1.thrift} and {@code v2.thrift}. */
final class ThriftVersions implements SchemaVersions {

  @Override
  public String packageName() {
    return "dev.polycodec.thrift.generated.versions.v0.";
  }

  @Override
  @SuppressWarnings({"unchecked", "rawtypes"}) // a class is a TBase of its own fields
  public Object make(Class<?> type, Map<String, Object> fields) {
    try {
      TBase object = (TBase) type.getConstructor().newInstance();
      fields.forEach((name, value) -> object.setFieldValue(find(type, name), value));
      return object;
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static TFieldIdEnum find(Class<?> type, String name) {
    return metaData(type).keySet().stream()
        .filter(field -> field.getFieldName().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(name));
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // as above
  private static Map<TFieldIdEnum, FieldMetaData> metaData(Class<?> type) {
    return (Map) FieldMetaData.getStructMetaDataMap((Class) type.asSubclass(TBase.class));
  }

  @Override
  @SuppressWarnings({"unchecked", "rawtypes"}) // as above
  public Map<String, @Nullable Object> fields(Object object) {
    TBase struct = (TBase) object;
    Map<String, @Nullable Object> fields = new HashMap<>();
    for (TFieldIdEnum field : metaData(object.getClass()).keySet()) {
      if (!(object instanceof TUnion) || struct.isSet(field)) {
        fields.put(field.getFieldName(), struct.getFieldValue(field));
      }
    }
    return fields;
  }

  @Override
  public Set<String> lacks() {
    return Set.of(
        "a field added, without a default",
        "a field renamed, the old name declared",
        "a constant added, used, with a default for it",
        "a constant added to a closed enum, used",
        "int → float",
        "int → float, too long",
        "float → double",
        "double → float, too long",
        "double → float, too large",
        "int32 → sint32",
        "int → union with text",
        "union with text → int, a text",
        "fields become a oneof",
        "fields become a oneof, two set",
        "milliseconds → microseconds",
        "the class of a field renamed, the old name declared");
  }

  @Override
  public Map<String, String> misread() {
    return Map.of(
        "a number given to another field → newer", "{id=7 name='Ann' total=3}",
        "a number given to another field → older", "{count=3 id=7 name='Ann'}",
        "numbers of constants exchanged → newer", "{side=RIGHT}",
        "numbers of constants exchanged → older", "{side=RIGHT}");
  }
}
