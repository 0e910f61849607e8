package dev.polycodec.spi.walk;

import static java.lang.invoke.MethodType.methodType;

import dev.polycodec.spi.Shape;
import dev.polycodec.spi.walk.ClassFile.Section;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;

/** Writes the class file of an {@link ObjectCode}, as a nest mate of the class of the fields. */
final class CodeWriter {

  private static final int ACC_PUBLIC = 1;
  private static final int ACC_PRIVATE_STATIC_FINAL = 0x1A;
  private static final int ACC_STATIC = 8;

  // Instructions.
  private static final int ACONST_NULL = 0x01;
  private static final int ICONST_0 = 0x03;
  private static final int LCONST_0 = 0x09;
  private static final int FCONST_0 = 0x0B;
  private static final int DCONST_0 = 0x0E;
  private static final int SIPUSH = 0x11;
  private static final int LDC_W = 0x13;
  private static final int ALOAD = 0x19;
  private static final int AALOAD = 0x32;
  private static final int ASTORE = 0x3A;
  private static final int POP = 0x57;
  private static final int DUP = 0x59;
  private static final int ARETURN = 0xB0;
  private static final int RETURN = 0xB1;
  private static final int GETSTATIC = 0xB2;
  private static final int PUTSTATIC = 0xB3;
  private static final int GETFIELD = 0xB4;
  private static final int PUTFIELD = 0xB5;
  private static final int INVOKEVIRTUAL = 0xB6;
  private static final int INVOKESPECIAL = 0xB7;
  private static final int INVOKESTATIC = 0xB8;
  private static final int NEW = 0xBB;
  private static final int CHECKCAST = 0xC0;

  // Local variables.
  private static final int WALK = 1;
  private static final int WIRE = 2;
  private static final int OWNER = 3;
  private static final int PARTS = 4;
  private static final int LOCALS = 5;

  /** Where the parts are of a record, of which there is no owner yet. */
  private static final int PARTS_OF_RECORD = OWNER;

  /** What a field needs: the interpreter takes it from the thread's stack for each call. */
  private static final int STACK = 8;

  private static final String HANDLE = MethodHandle.class.descriptorString();
  private static final String TYPE = ObjectType.class.descriptorString();
  private static final String CLASS = Class.class.descriptorString();

  private final Class<?> owner;
  private final Lookup lookup;
  private final FieldMover[] fields;
  private final ClassFile file;
  private final List<Object> constants = new ArrayList<>();
  private final List<String> descriptors = new ArrayList<>();

  CodeWriter(Class<?> owner, Lookup lookup, FieldMover[] fields) {
    this.owner = owner;
    this.lookup = lookup;
    this.fields = fields;
    this.file = new ClassFile(internal(owner) + "$$Walk", internal(ObjectCode.class));
  }

  /** Returns what the static fields of the class are set to. */
  Object[] constants() {
    return constants.toArray();
  }

  /** Returns the code of objects that exist when they are read. */
  byte[] ofObject() throws IllegalAccessException {
    addWrite();
    Section code = owner(new Section());
    for (FieldMover field : fields) {
      set(code, field);
    }
    code.u1(RETURN);
    add(
        "read",
        methodType(
            void.class, ObjectReader.class, WireReader.class, Object.class, Declared[].class),
        code);
    return finish();
  }

  /** Returns the code of a record. */
  byte[] ofRecord(Shape shape) {
    addWrite();
    Section code = new Section().u1(NEW).u2(file.type(internal(owner))).u1(DUP);
    StringBuilder types = new StringBuilder("(");
    for (RecordComponent component : owner.getRecordComponents()) {
      FieldMover given = given(component);
      if (given == null) {
        zero(code, component.getType());
      } else {
        take(code, given, PARTS_OF_RECORD);
      }
      types.append(component.getType().descriptorString());
    }
    call(code, INVOKESPECIAL, internal(owner), "<init>", types.append(")V").toString());
    code.u1(ARETURN);
    String construct =
        methodType(Object.class, ObjectReader.class, WireReader.class, Declared[].class)
            .descriptorString();
    int stack = STACK + 2 * owner.getRecordComponents().length;
    file.addMethod(ACC_PUBLIC, "construct", construct, stack, LOCALS, code);
    return finish();
  }

  private @org.jspecify.annotations.Nullable FieldMover given(RecordComponent component) {
    for (FieldMover field : fields) {
      if (field.field.name().equals(component.getName())) {
        return field;
      }
    }
    return null;
  }

  private void addWrite() {
    Section code = owner(new Section());
    for (FieldMover field : fields) {
      put(code, field);
    }
    code.u1(RETURN);
    add(
        "write",
        methodType(
            void.class, ObjectWriter.class, WireWriter.class, Object.class, Declared[].class),
        code);
  }

  /** Casts the owner once, for all fields. */
  private Section owner(Section code) {
    load(code, OWNER);
    return code.u1(CHECKCAST).u2(file.type(internal(owner))).u1(ASTORE).u1(OWNER);
  }

  private void put(Section code, FieldMover field) {
    FieldKind kind = field.kind;
    load(code, kind == null ? WALK : WIRE);
    load(code, OWNER);
    field(code, GETFIELD, field.field.field());
    if (kind != null) {
      String descriptor = methodType(void.class, kind.type).descriptorString();
      call(code, INVOKEVIRTUAL, internal(WireWriter.class), kind.writerMethod(), descriptor);
      return;
    }
    constant(code, field.expected(), TYPE);
    MethodType write = methodType(ObjectType.class, Object.class, ObjectType.class);
    if (field.generic) {
      part(code, field, PARTS);
      write = write.appendParameterTypes(Declared.class);
    }
    call(code, INVOKEVIRTUAL, internal(ObjectWriter.class), "write", write.descriptorString());
    code.u1(POP);
  }

  /** Loads what is declared of a field at the place of its owner. */
  private static void part(Section code, FieldMover field, int parts) {
    load(code, parts);
    code.u1(SIPUSH).u2(field.index).u1(AALOAD);
  }

  private void set(Section code, FieldMover field) throws IllegalAccessException {
    Field target = field.field.field();
    boolean settable = !Modifier.isFinal(target.getModifiers());
    if (!settable) { // only a handle may, and is as fast if it is a constant
      constant(code, lookup.unreflectSetter(target), HANDLE);
    }
    load(code, OWNER);
    take(code, field, PARTS);
    if (settable) {
      field(code, PUTFIELD, target);
    } else {
      String descriptor = methodType(void.class, owner, target.getType()).descriptorString();
      call(code, INVOKEVIRTUAL, internal(MethodHandle.class), "invokeExact", descriptor);
    }
  }

  /** Reads a value of the type of a field. */
  private void take(Section code, FieldMover field, int parts) {
    FieldKind kind = field.kind;
    if (kind != null) {
      load(code, WIRE);
      String descriptor = methodType(kind.type).descriptorString();
      call(code, INVOKEVIRTUAL, internal(WireReader.class), kind.readerMethod(), descriptor);
      return;
    }
    Class<?> type = field.field.type();
    load(code, WALK);
    constant(code, field.expected(), TYPE);
    constant(code, type, CLASS);
    MethodType read = methodType(Object.class, ObjectType.class, Class.class);
    if (field.generic) {
      part(code, field, parts);
      read = read.appendParameterTypes(Declared.class);
    }
    call(code, INVOKEVIRTUAL, internal(ObjectReader.class), "read", read.descriptorString());
    code.u1(CHECKCAST).u2(file.type(internal(type)));
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

  /** Sets the static fields, which the JVM then knows to be constant. */
  private void addInitializer() {
    Section code = new Section();
    String handles = internal(MethodHandles.class);
    call(code, INVOKESTATIC, handles, "lookup", methodType(Lookup.class).descriptorString());
    code.u1(LDC_W).u2(file.string("_")).u1(LDC_W).u2(file.type(internal(Object[].class)));
    String data =
        methodType(Object.class, Lookup.class, String.class, Class.class).descriptorString();
    call(code, INVOKESTATIC, handles, "classData", data);
    code.u1(CHECKCAST).u2(file.type(internal(Object[].class))).u1(ASTORE).u1(0);
    for (int i = 0; i < descriptors.size(); i++) {
      String descriptor = descriptors.get(i);
      load(code, 0);
      code.u1(SIPUSH).u2(i).u1(AALOAD).u1(CHECKCAST).u2(file.type(internal(descriptor)));
      code.u1(PUTSTATIC).u2(file.field(file.name(), "c" + i, descriptor));
      file.addField(ACC_PRIVATE_STATIC_FINAL, "c" + i, descriptor);
    }
    code.u1(RETURN);
    file.addMethod(ACC_STATIC, "<clinit>", "()V", STACK, LOCALS, code);
  }

  private byte[] finish() {
    Section code = new Section();
    load(code, 0);
    call(code, INVOKESPECIAL, internal(ObjectCode.class), "<init>", "()V");
    code.u1(RETURN);
    file.addMethod(ACC_PUBLIC, "<init>", "()V", STACK, LOCALS, code);
    addInitializer();
    return file.toBytes();
  }

  private void add(String method, MethodType type, Section code) {
    file.addMethod(ACC_PUBLIC, method, type.descriptorString(), STACK, LOCALS, code);
  }

  private void constant(Section code, Object value, String descriptor) {
    int index = constants.indexOf(value);
    if (index < 0) {
      index = constants.size();
      constants.add(value);
      descriptors.add(descriptor);
    }
    code.u1(GETSTATIC).u2(file.field(file.name(), "c" + index, descriptor));
  }

  private void field(Section code, int instruction, Field field) {
    code.u1(instruction)
        .u2(file.field(internal(owner), field.getName(), field.getType().descriptorString()));
  }

  private void call(Section code, int instruction, String type, String method, String descriptor) {
    code.u1(instruction).u2(file.method(type, method, descriptor));
  }

  private static void load(Section code, int variable) {
    code.u1(ALOAD).u1(variable);
  }

  private static String internal(Class<?> type) {
    return type.getName().replace('.', '/');
  }

  private static String internal(String descriptor) {
    return descriptor.substring(1, descriptor.length() - 1);
  }
}
