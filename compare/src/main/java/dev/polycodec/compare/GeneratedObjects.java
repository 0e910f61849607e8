package dev.polycodec.compare;

import dev.polycodec.Trait;
import dev.polycodec.TypeRef;
import dev.polycodec.compare.workload.Workload;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Data sets as objects of the classes that a compiler generates of a schema, for codecs that take
 * no other. They are made before anything is measured.
 */
final class GeneratedObjects {

  /** The data sets that there are schemas of. */
  static final List<String> DATA_SETS = List.of("message", "mixed", "longs", "strings");

  private final String classes;
  private final Maker maker;

  private GeneratedObjects(String library, Maker maker) {
    this.classes = Workload.class.getPackageName() + ".generated." + library + ".";
    this.maker = maker;
  }

  /** Makes an object of a generated class, with values by the names of their fields. */
  private interface Maker {
    Object make(Class<?> type, Map<String, Object> values) throws ReflectiveOperationException;
  }

  /** Says whether a codec takes any class, or a data set has generated ones. */
  static boolean suit(CodecInfo codec, String dataSet) {
    return !codec.variant().has(Trait.SCHEMA_FIRST) || DATA_SETS.contains(dataSet);
  }

  /** Returns a data set as a codec takes it, if there is such a form of it. */
  static Workload suited(CodecInfo codec, Workload plain) {
    if (!DATA_SETS.contains(plain.name())) {
      return plain;
    }
    return switch (codec.name()) {
      case "protobuf", "protobuf-json" ->
          new GeneratedObjects("protobuf", ProtobufObjects::make).of(plain);
      case "avro" -> new GeneratedObjects("avro", AvroObjects::make).of(plain);
      case "thrift-binary", "thrift-compact" ->
          new GeneratedObjects("thrift", ThriftObjects::make).of(plain);
      default -> plain;
    };
  }

  private Workload of(Workload plain) {
    try {
      Object message = object(plain.messages().get(0));
      TypeRef<?> type = TypeRef.of(message.getClass());
      return new Workload(
          plain.name(), plain.description(), type, List.of(message), plain.objects());
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("The schema does not fit " + plain.name(), e);
    }
  }

  /** Makes one object of one, or one that holds all of a list. */
  private Object object(Object plain) throws ReflectiveOperationException {
    if (!(plain instanceof List<?> list)) {
      return make(plain.getClass().getSimpleName(), values(plain));
    }
    List<Object> rows = new ArrayList<>();
    for (Object row : list) {
      rows.add(object(row));
    }
    return make(rows.get(0).getClass().getSimpleName() + "s", Map.of("rows", rows));
  }

  private Object make(String name, Map<String, Object> values) throws ReflectiveOperationException {
    return maker.make(Class.forName(classes + name), values);
  }

  private static Map<String, Object> values(Object plain) throws ReflectiveOperationException {
    Map<String, Object> values = new HashMap<>();
    for (Field field : plain.getClass().getFields()) {
      Object value = Modifier.isStatic(field.getModifiers()) ? null : field.get(plain);
      if (value != null) {
        values.put(field.getName(), value);
      }
    }
    return values;
  }
}
