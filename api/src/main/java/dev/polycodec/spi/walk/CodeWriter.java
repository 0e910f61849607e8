package dev.polycodec.spi.walk;

import static dev.polycodec.spi.walk.Instructions.AALOAD;
import static dev.polycodec.spi.walk.Instructions.ACONST_NULL;
import static dev.polycodec.spi.walk.Instructions.ARETURN;
import static dev.polycodec.spi.walk.Instructions.ASTORE;
import static dev.polycodec.spi.walk.Instructions.DCONST_0;
import static dev.polycodec.spi.walk.Instructions.FCONST_0;
import static dev.polycodec.spi.walk.Instructions.GETFIELD;
import static dev.polycodec.spi.walk.Instructions.ICONST_0;
import static dev.polycodec.spi.walk.Instructions.INVOKESPECIAL;
import static dev.polycodec.spi.walk.Instructions.INVOKEVIRTUAL;
import static dev.polycodec.spi.walk.Instructions.LCONST_0;
import static dev.polycodec.spi.walk.Instructions.POP;
import static dev.polycodec.spi.walk.Instructions.PUTFIELD;
import static dev.polycodec.spi.walk.Instructions.RETURN;
import static dev.polycodec.spi.walk.Instructions.SIPUSH;
import static java.lang.invoke.MethodType.methodType;

import dev.polycodec.spi.walk.ClassFile.Section;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.util.stream.Stream;

/**
 * Writes the class file of an {@link ObjectCode}. A nest mate of the class of the fields moves them
 * by itself. Another class need not even see it: constant handles move what is an {@code Object} to
 * them.
 */
final class CodeWriter {

  // Local variables.
  private static final int WALK = 1;
  private static final int WIRE = 2;
  private static final int OWNER = 3;
  private static final int PARTS = 4;

  /** Where the parts are of a record, of which there is no owner yet. */
  private static final int PARTS_OF_RECORD = OWNER;

  private static final String HANDLE = MethodHandle.class.descriptorString();
  private static final String TYPE = ObjectType.class.descriptorString();
  private static final String CLASS = Class.class.descriptorString();

  private final Class<?> owner;
  private final Lookup lookup;

  /** Whether the code is of a nest mate. */
  private final boolean near;

  private final FieldMover[] fields;
  private final CodeFile file;

  CodeWriter(Class<?> owner, Lookup lookup, FieldMover[] fields) {
    this.owner = owner;
    this.lookup = lookup;
    this.near = lookup.lookupClass() == owner;
    this.fields = fields;
    this.file = new CodeFile(lookup.lookupClass());
  }

  /** Returns what the static fields of the class are set to. */
  Object[] constants() {
    return file.constants();
  }

  /** Returns the code of objects that exist when they are read. */
  byte[] ofObject() throws IllegalAccessException {
    addWrite();
    Section code = owner(new Section());
    for (FieldMover field : fields) {
      set(code, field);
    }
    code.u1(RETURN);
    file.add(
        "read",
        methodType(
            void.class, ObjectReader.class, WireReader.class, Object.class, Declared[].class),
        0,
        code);
    return file.toBytes();
  }

  /** Returns the code of a record. */
  byte[] ofRecord() throws ReflectiveOperationException {
    addWrite();
    RecordComponent[] components = owner.getRecordComponents();
    Class<?>[] types = Stream.of(components).map(RecordComponent::getType).toArray(Class[]::new);
    Section code = new Section();
    if (near) {
      file.make(code, owner);
    } else {
      Constructor<?> canonical = owner.getDeclaredConstructor(types);
      canonical.setAccessible(true);
      handle(code, lookup.unreflectConstructor(canonical).asFixedArity());
    }
    for (RecordComponent component : components) {
      FieldMover given = given(component);
      if (given == null) {
        zero(code, component.getType());
      } else {
        take(code, given, PARTS_OF_RECORD);
      }
    }
    if (near) {
      String descriptor = methodType(void.class, types).descriptorString();
      file.call(code, INVOKESPECIAL, owner, "<init>", descriptor);
    } else {
      invoke(code, methodType(owner, types));
    }
    code.u1(ARETURN);
    MethodType construct =
        methodType(Object.class, ObjectReader.class, WireReader.class, Declared[].class);
    file.add("construct", construct, 2 * components.length, code);
    return file.toBytes();
  }

  private @org.jspecify.annotations.Nullable FieldMover given(RecordComponent component) {
    for (FieldMover field : fields) {
      if (field.field.name().equals(component.getName())) {
        return field;
      }
    }
    return null;
  }

  private void addWrite() throws IllegalAccessException {
    Section code = owner(new Section());
    for (FieldMover field : fields) {
      put(code, field);
    }
    code.u1(RETURN);
    file.add(
        "write",
        methodType(
            void.class, ObjectWriter.class, WireWriter.class, Object.class, Declared[].class),
        0,
        code);
  }

  /** Casts the owner once, for all fields. */
  private Section owner(Section code) {
    CodeFile.load(code, OWNER);
    cast(code, owner);
    return code.u1(ASTORE).u1(OWNER);
  }

  private void put(Section code, FieldMover field) throws IllegalAccessException {
    FieldKind kind = field.kind;
    CodeFile.load(code, kind == null ? WALK : WIRE);
    get(code, field.field.field());
    if (kind != null) {
      String descriptor = methodType(void.class, kind.type).descriptorString();
      file.call(code, INVOKEVIRTUAL, WireWriter.class, kind.writerMethod(), descriptor);
      return;
    }
    file.constant(code, field.expected(), TYPE);
    MethodType write = methodType(ObjectType.class, Object.class, ObjectType.class);
    if (field.generic) {
      part(code, field, PARTS);
      write = write.appendParameterTypes(Declared.class);
    }
    file.call(code, INVOKEVIRTUAL, ObjectWriter.class, "write", write.descriptorString());
    code.u1(POP);
  }

  /** Loads what is declared of a field at the place of its owner. */
  private static void part(Section code, FieldMover field, int parts) {
    CodeFile.load(code, parts);
    code.u1(SIPUSH).u2(field.index).u1(AALOAD);
  }

  private void get(Section code, Field from) throws IllegalAccessException {
    if (near) {
      CodeFile.load(code, OWNER);
      file.field(code, GETFIELD, owner, from);
    } else {
      handle(code, lookup.unreflectGetter(from));
      CodeFile.load(code, OWNER);
      invoke(code, methodType(from.getType(), owner));
    }
  }

  private void set(Section code, FieldMover field) throws IllegalAccessException {
    Field target = field.field.field();
    boolean settable = near && !Modifier.isFinal(target.getModifiers());
    if (!settable) { // only a handle may, and is as fast if it is a constant
      handle(code, lookup.unreflectSetter(target));
    }
    CodeFile.load(code, OWNER);
    take(code, field, PARTS);
    if (settable) {
      file.field(code, PUTFIELD, owner, target);
    } else {
      invoke(code, methodType(void.class, owner, target.getType()));
    }
  }

  private void handle(Section code, MethodHandle handle) {
    file.constant(code, handle.asType(seen(handle.type())), HANDLE);
  }

  private void invoke(Section code, MethodType type) {
    String descriptor = seen(type).descriptorString();
    file.call(code, INVOKEVIRTUAL, MethodHandle.class, "invokeExact", descriptor);
  }

  /** Returns a type of a handle with no classes but those that the code sees. */
  private MethodType seen(MethodType type) {
    MethodType seen = type.changeReturnType(seen(type.returnType()));
    for (int i = 0; i < type.parameterCount(); i++) {
      seen = seen.changeParameterType(i, seen(type.parameterType(i)));
    }
    return seen;
  }

  private Class<?> seen(Class<?> type) {
    return near || type == void.class || FieldKind.of(type) != null ? type : Object.class;
  }

  private void cast(Section code, Class<?> type) {
    file.cast(code, seen(type));
  }

  /** Reads a value of the type of a field. */
  private void take(Section code, FieldMover field, int parts) {
    FieldKind kind = field.kind;
    if (kind != null) {
      CodeFile.load(code, WIRE);
      String descriptor = methodType(kind.type).descriptorString();
      file.call(code, INVOKEVIRTUAL, WireReader.class, kind.readerMethod(), descriptor);
      return;
    }
    Class<?> type = field.field.type();
    CodeFile.load(code, WALK);
    file.constant(code, field.expected(), TYPE);
    file.constant(code, type, CLASS);
    MethodType read = methodType(Object.class, ObjectType.class, Class.class);
    if (field.generic) {
      part(code, field, parts);
      read = read.appendParameterTypes(Declared.class);
    }
    file.call(code, INVOKEVIRTUAL, ObjectReader.class, "read", read.descriptorString());
    cast(code, type);
  }

  private static void zero(Section code, Class<?> type) {
    int instruction =
        !type.isPrimitive()
            ? ACONST_NULL
            : type == long.class
                ? LCONST_0
                : type == double.class ? DCONST_0 : type == float.class ? FCONST_0 : ICONST_0;
    code.u1(instruction);
  }
}
