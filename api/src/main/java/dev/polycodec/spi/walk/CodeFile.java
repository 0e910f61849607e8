package dev.polycodec.spi.walk;

import static dev.polycodec.spi.walk.Instructions.AALOAD;
import static dev.polycodec.spi.walk.Instructions.ALOAD;
import static dev.polycodec.spi.walk.Instructions.ASTORE;
import static dev.polycodec.spi.walk.Instructions.CHECKCAST;
import static dev.polycodec.spi.walk.Instructions.DUP;
import static dev.polycodec.spi.walk.Instructions.GETSTATIC;
import static dev.polycodec.spi.walk.Instructions.INVOKESPECIAL;
import static dev.polycodec.spi.walk.Instructions.INVOKESTATIC;
import static dev.polycodec.spi.walk.Instructions.LDC_W;
import static dev.polycodec.spi.walk.Instructions.NEW;
import static dev.polycodec.spi.walk.Instructions.PUTSTATIC;
import static dev.polycodec.spi.walk.Instructions.RETURN;
import static dev.polycodec.spi.walk.Instructions.SIPUSH;
import static java.lang.invoke.MethodType.methodType;

import dev.polycodec.spi.walk.ClassFile.Section;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;

/** The class file of an {@link ObjectCode}: its methods, and constants that are any objects. */
final class CodeFile {

  private static final int ACC_PUBLIC = 1;
  private static final int ACC_PRIVATE_STATIC_FINAL = 0x1A;
  private static final int ACC_STATIC = 8;
  private static final int LOCALS = 5;

  /** What a field needs: the interpreter takes it from the thread's stack for each call. */
  private static final int STACK = 8;

  private final ClassFile file;
  private final List<Object> constants = new ArrayList<>();
  private final List<String> descriptors = new ArrayList<>();

  /** Begins the file of a nest mate of a class. */
  CodeFile(Class<?> mate) {
    this.file = new ClassFile(internal(mate) + "$$Walk", internal(ObjectCode.class));
  }

  /** Returns what the static fields of the class are set to. */
  Object[] constants() {
    return constants.toArray();
  }

  /** Adds a method that needs more of the stack than usual. */
  void add(String method, MethodType type, int more, Section code) {
    add(ACC_PUBLIC, method, type.descriptorString(), STACK + more, code);
  }

  private void add(int access, String method, String descriptor, int stack, Section code) {
    file.addMethod(access, method, descriptor, stack, LOCALS, code);
  }

  static void load(Section code, int variable) {
    code.u1(ALOAD).u1(variable);
  }

  void constant(Section code, Object value, String descriptor) {
    int index = constants.indexOf(value);
    if (index < 0) {
      index = constants.size();
      constants.add(value);
      descriptors.add(descriptor);
    }
    code.u1(GETSTATIC).u2(file.field(file.name(), "c" + index, descriptor));
  }

  void cast(Section code, Class<?> type) {
    cast(code, internal(type));
  }

  private void cast(Section code, String type) {
    code.u1(CHECKCAST).u2(file.type(type));
  }

  void make(Section code, Class<?> type) {
    code.u1(NEW).u2(file.type(internal(type))).u1(DUP);
  }

  void field(Section code, int instruction, Class<?> owner, Field field) {
    code.u1(instruction)
        .u2(file.field(internal(owner), field.getName(), field.getType().descriptorString()));
  }

  void call(Section code, int instruction, Class<?> type, String method, String descriptor) {
    code.u1(instruction).u2(file.method(internal(type), method, descriptor));
  }

  byte[] toBytes() {
    Section code = new Section();
    load(code, 0);
    call(code, INVOKESPECIAL, ObjectCode.class, "<init>", "()V");
    code.u1(RETURN);
    add(ACC_PUBLIC, "<init>", "()V", STACK, code);
    addInitializer();
    return file.toBytes();
  }

  /** Sets the static fields, which the JVM then knows to be constant. */
  private void addInitializer() {
    Section code = new Section();
    Class<?> handles = MethodHandles.class;
    call(code, INVOKESTATIC, handles, "lookup", methodType(Lookup.class).descriptorString());
    code.u1(LDC_W).u2(file.string("_")).u1(LDC_W).u2(file.type(internal(Object[].class)));
    String data =
        methodType(Object.class, Lookup.class, String.class, Class.class).descriptorString();
    call(code, INVOKESTATIC, handles, "classData", data);
    cast(code, Object[].class);
    code.u1(ASTORE).u1(0);
    for (int i = 0; i < descriptors.size(); i++) {
      String descriptor = descriptors.get(i);
      load(code, 0);
      code.u1(SIPUSH).u2(i).u1(AALOAD);
      cast(code, descriptor.substring(1, descriptor.length() - 1));
      code.u1(PUTSTATIC).u2(file.field(file.name(), "c" + i, descriptor));
      file.addField(ACC_PRIVATE_STATIC_FINAL, "c" + i, descriptor);
    }
    code.u1(RETURN);
    add(ACC_STATIC, "<clinit>", "()V", STACK, code);
  }

  private static String internal(Class<?> type) {
    return type.getName().replace('.', '/');
  }
}
