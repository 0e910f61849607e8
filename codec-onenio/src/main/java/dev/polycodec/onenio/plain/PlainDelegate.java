package dev.polycodec.onenio.plain;

import dev.polycodec.SchemaMismatchException;
import java.io.IOException;
import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import one.nio.serial.CalcSizeStream;
import one.nio.serial.DataStream;
import one.nio.serial.FieldDescriptor;
import one.nio.serial.JsonReader;
import one.nio.serial.Repository;
import one.nio.serial.gen.Delegate;
import one.nio.serial.gen.DelegateGenerator;
import one.nio.util.JavaInternals;
import org.jspecify.annotations.Nullable;

/** Code that one-nio has generated for a schema with fields that the class does not have. */
public final class PlainDelegate implements Delegate {

  private final Delegate code;
  private final Class<?> type;
  private final List<String> dropped;

  /** A name that several fields of the schema have, but fewer of the class; or null. */
  private final @Nullable String ambiguous;

  private PlainDelegate(
      Delegate code, Class<?> type, List<String> dropped, @Nullable String ambiguous) {
    this.code = code;
    this.type = type;
    this.dropped = dropped;
    this.ambiguous = ambiguous;
  }

  /**
   * Defines code where it is collected with its schema, and where it checks what fields get;
   * one-nio calls this in place of its own method.
   */
  public static Delegate instantiate(Class<?> type, FieldDescriptor[] fields, byte[] code) {
    Class<?>[] declared =
        Arrays.stream(fields)
            .filter(field -> !field.type().resolve().isPrimitive())
            .map(PlainDelegate::declared)
            .toArray(Class<?>[]::new);
    List<String> dropped =
        Arrays.stream(fields)
            .filter(field -> field.ownField() == null)
            .map(FieldDescriptor::name)
            .toList();
    Delegate defined = define(type, fields, declared, code);
    return dropped.isEmpty()
        ? defined
        : new PlainDelegate(defined, type, dropped, ambiguous(fields, dropped));
  }

  /** A schema does not say which class has a field, and one-nio takes the first of a name. */
  private static @Nullable String ambiguous(FieldDescriptor[] fields, List<String> dropped) {
    return Arrays.stream(fields)
        .filter(field -> field.ownField() != null)
        .map(FieldDescriptor::name)
        .filter(dropped::contains)
        .findFirst()
        .orElse(null);
  }

  private static Delegate define(
      Class<?> type, FieldDescriptor[] fields, Class<?>[] declared, byte[] code) {
    try {
      return (Delegate)
          CodeLoader.define(type, declared, code)
              .getConstructor(Map.class)
              .newInstance(
                  Repository.hasOptions(type, Repository.PROVIDE_GET_FIELD)
                      ? byName(fields)
                      : null);
    } catch (ReflectiveOperationException e) {
      throw new IllegalArgumentException("Cannot instantiate the code for " + type.getName(), e);
    }
  }

  private static Map<String, Field> byName(FieldDescriptor[] fields) {
    Map<String, Field> byName = new HashMap<>();
    for (FieldDescriptor each : fields) {
      Field field = each.ownField();
      if (field != null) {
        JavaInternals.setAccessible(field);
        byName.put(field.getName(), field);
      }
    }
    return byName;
  }

  /** Returns what may be read for a field: what it holds, or what one-nio turns into that. */
  private static Class<?> declared(FieldDescriptor field) {
    Class<?> written = field.type().resolve();
    if (DelegateGenerator.isNotSerial(field.ownField())) {
      return Object.class;
    }
    Class<?> own = Objects.requireNonNull(field.ownField()).getType();
    return written.isAssignableFrom(own) ? own : written;
  }

  /** Returns the type of a field that code reads; the code calls this once. */
  public static Class<?> declared(Class<?> code, int field) {
    return ((CodeLoader) code.getClassLoader()).declared()[field];
  }

  /** Checks what a field gets; the code calls this. */
  public static @Nullable Object sound(@Nullable Object value, DataStream in, Class<?> declared) {
    return value == null || declared.isInstance(value)
        ? value
        : ((PlainInput) in).message().sound(value, declared);
  }

  @Override
  public @Nullable Object read(DataStream in) throws IOException, ClassNotFoundException {
    if (ambiguous != null) {
      throw new SchemaMismatchException(
          "The class "
              + type.getName()
              + " has changed since the bytes were written: of its fields named "
              + ambiguous
              + ", one hides another in one version only");
    }
    for (String name : dropped) {
      ((PlainInput) in).message().dropped(type, name);
    }
    return code.read(in);
  }

  @Override
  public void write(Object value, DataStream out) throws IOException {
    code.write(value, out);
  }

  @Override
  public void calcSize(Object value, CalcSizeStream out) throws IOException {
    code.calcSize(value, out);
  }

  @Override
  public void skip(DataStream in) throws IOException, ClassNotFoundException {
    code.skip(in);
  }

  @Override
  public void toJson(Object value, StringBuilder out) throws IOException {
    code.toJson(value, out);
  }

  @Override
  public Object fromJson(JsonReader in) throws IOException, ClassNotFoundException {
    return code.fromJson(in);
  }
}
