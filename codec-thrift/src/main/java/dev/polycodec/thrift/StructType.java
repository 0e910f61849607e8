package dev.polycodec.thrift;

import dev.polycodec.CodecException;
import java.lang.reflect.Method;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apache.thrift.Option;
import org.apache.thrift.TBase;
import org.apache.thrift.TFieldIdEnum;
import org.apache.thrift.TFieldRequirementType;
import org.apache.thrift.TUnion;
import org.apache.thrift.meta_data.FieldMetaData;
import org.jspecify.annotations.Nullable;

/** The fields of a generated class, of a struct, a union or an exception. */
final class StructType {

  /** About what an object takes of the heap without its fields, in bytes. */
  private static final int HEADER = 24;

  /** About what a field takes of the heap in its object, in bytes. */
  private static final int PER_FIELD = 8;

  /**
   * A field of a generated class.
   *
   * @param place its name behind that of its class
   * @param index its place among the fields of its class
   * @param preset whether a new object has it already
   */
  record Field(
      String place, TFieldIdEnum key, int index, boolean required, boolean preset, Slot slot) {}

  final Class<?> type;
  final boolean union;

  /** Whether a hash table, too, sees that objects of the class have an order. */
  final boolean ordered;

  /** About what an object takes of the heap without what it holds, in bytes. */
  final int footprint;

  final Field[] required;

  /** The fields that objects have before anything is read. */
  final Field[] preset;

  /** The fields whose values are structs, or hold some. */
  final Field[] holders;

  /** An object without values, which finds the fields by their ids, and is copied. */
  private final TBase<?, ?> fresh;

  private final Map<TFieldIdEnum, Field> fields = new HashMap<>();

  private StructType(Class<?> type, TBase<?, ?> fresh, List<Field> all) {
    this.type = type;
    this.fresh = fresh;
    this.union = fresh instanceof TUnion;
    this.ordered = List.of(type.getInterfaces()).contains(Comparable.class);
    this.footprint = HEADER + (union ? 2 : all.size()) * PER_FIELD;
    this.required = all.stream().filter(Field::required).toArray(Field[]::new);
    this.preset = all.stream().filter(Field::preset).toArray(Field[]::new);
    this.holders = all.stream().filter(each -> each.slot().holds()).toArray(Field[]::new);
    all.forEach(field -> fields.put(field.key(), field));
  }

  /**
   * Finds out the fields of a class.
   *
   * @throws CodecException if it is none that the compiler generates
   */
  static StructType of(Class<?> type, Map<Class<?>, StructType> structs) {
    try {
      List<Field> fields = new ArrayList<>();
      TBase<?, ?> fresh = (TBase<?, ?>) type.getConstructor().newInstance();
      for (Map.Entry<TFieldIdEnum, FieldMetaData> each : metaData(type)) {
        FieldMetaData field = each.getValue();
        fields.add(
            new Field(
                type.getName() + "." + field.fieldName,
                each.getKey(),
                fields.size(),
                field.requirementType == TFieldRequirementType.REQUIRED,
                isSet(fresh, each.getKey()),
                new Slot(declared(type, field.fieldName), structs)));
      }
      return new StructType(type, fresh, fields);
    } catch (ReflectiveOperationException | RuntimeException e) { // the library throws any
      throw notGenerated(type);
    }
  }

  static CodecException notGenerated(Class<?> type) {
    return new CodecException(
        type.getName()
            + " is not as Thrift's compiler generates classes: encode an object of the generated"
            + " class itself, and not of one that extends it");
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // a class is a Class of its own
  private static Set<Map.Entry<TFieldIdEnum, FieldMetaData>> metaData(Class<?> type) {
    Map<TFieldIdEnum, FieldMetaData> known =
        FieldMetaData.getStructMetaDataMap((Class) type.asSubclass(TBase.class));
    return known.entrySet();
  }

  /** Returns the Java type of a field: in a union, of what makes one of it. */
  private static Type declared(Class<?> type, String name) throws NoSuchFieldException {
    if (!TUnion.class.isAssignableFrom(type)) {
      return type.getDeclaredField(name).getGenericType();
    }
    for (Method method : type.getDeclaredMethods()) {
      if (method.getName().equals(name)
          && method.getReturnType() == type
          && method.getParameterCount() == 1) {
        return method.getGenericParameterTypes()[0];
      }
    }
    throw new NoSuchFieldException(name);
  }

  TBase<?, ?> newInstance() {
    return fresh.deepCopy();
  }

  String name() {
    return type.getName();
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // the field is one of the class
  static boolean isSet(TBase object, TFieldIdEnum field) {
    return object.isSet(field);
  }

  /** Returns the value of a field, or null if it has none. */
  @SuppressWarnings({"unchecked", "rawtypes"}) // the field is one of the class
  static @Nullable Object get(TBase object, Field field) {
    return isSet(object, field.key()) ? bare(object.getFieldValue(field.key())) : null;
  }

  /** Takes a value out of what getters return it in if the compiler was given option_type. */
  private static @Nullable Object bare(@Nullable Object value) {
    if (value instanceof Optional<?> optional) {
      return optional.orElse(null);
    }
    return value instanceof Option<?> option && option.isDefined() ? option.get() : value;
  }

  /** Returns the field of an id, or null if the class has none. */
  @Nullable Field field(short id) {
    return fields.get(fresh.fieldForId(id));
  }
}
