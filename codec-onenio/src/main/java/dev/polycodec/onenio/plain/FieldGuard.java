package dev.polycodec.onenio.plain;

import one.nio.serial.DataStream;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Has the code that one-nio generates check each object that it reads for a field: by itself it
 * stores what it gets, where the field is final and its type not public.
 *
 * <p>The types are constants of the code, as it could not name those that are not public.
 */
final class FieldGuard extends ClassVisitor {

  private static final String DELEGATE = Type.getInternalName(PlainDelegate.class);
  private static final String STREAM = Type.getInternalName(DataStream.class);
  private static final String CLASS = Type.getDescriptor(Class.class);
  private static final String PREFIX = "guard$";

  private final Class<?>[] declared;
  private String owner = "";

  private FieldGuard(ClassVisitor next, Class<?>[] declared) {
    super(Opcodes.ASM9, next);
    this.declared = declared;
  }

  /** Returns the code for a schema, of which these are the types of what it reads, in turn. */
  static byte[] guarded(byte[] code, Class<?>[] declared) {
    ClassReader reader = new ClassReader(code);
    ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
    reader.accept(new FieldGuard(writer, declared), 0);
    return writer.toByteArray();
  }

  @Override
  public void visit(
      int version, int access, String name, String generic, String base, String[] faces) {
    owner = name;
    super.visit(version, access, name, generic, base, faces);
    for (int i = 0; i < declared.length; i++) {
      if (isGuarded(i)) {
        int constant = Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_FINAL;
        visitField(constant, PREFIX + i, CLASS, null, null);
      }
    }
  }

  private boolean isGuarded(int field) {
    return declared[field] != Object.class;
  }

  @Override
  public @Nullable MethodVisitor visitMethod(
      int access, String name, String type, String generic, String[] thrown) {
    MethodVisitor next = super.visitMethod(access, name, type, generic, thrown);
    return switch (name) {
      case "<clinit>" -> new Constants(next);
      case "read" -> new Reads(next);
      default -> next;
    };
  }

  /** Sets the types before anything else. */
  private final class Constants extends MethodVisitor {

    Constants(MethodVisitor next) {
      super(Opcodes.ASM9, next);
    }

    @Override
    public void visitCode() {
      super.visitCode();
      for (int i = 0; i < declared.length; i++) {
        if (isGuarded(i)) {
          visitLdcInsn(Type.getObjectType(owner));
          visitLdcInsn(i);
          visitMethodInsn(
              Opcodes.INVOKESTATIC, DELEGATE, "declared", "(" + CLASS + "I)" + CLASS, false);
          visitFieldInsn(Opcodes.PUTSTATIC, owner, PREFIX + i, CLASS);
        }
      }
    }
  }

  /** Checks each object that was read. */
  private final class Reads extends MethodVisitor {

    private static final String OBJECT = "Ljava/lang/Object;";

    private int next;

    Reads(MethodVisitor next) {
      super(Opcodes.ASM9, next);
    }

    @Override
    public void visitMethodInsn(int code, String holder, String name, String type, boolean face) {
      super.visitMethodInsn(code, holder, name, type, face);
      if (holder.equals(STREAM) && name.equals("readObject") && isGuarded(next++)) {
        visitVarInsn(Opcodes.ALOAD, 1);
        visitFieldInsn(Opcodes.GETSTATIC, owner, PREFIX + (next - 1), CLASS);
        String sound = "(" + OBJECT + "L" + STREAM + ";" + CLASS + ")" + OBJECT;
        super.visitMethodInsn(Opcodes.INVOKESTATIC, DELEGATE, "sound", sound, false);
      }
    }
  }
}
