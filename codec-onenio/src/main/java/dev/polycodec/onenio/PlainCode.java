package dev.polycodec.onenio;

import dev.polycodec.onenio.plain.PlainDelegate;
import java.util.Arrays;
import one.nio.mgt.Management;
import one.nio.serial.gen.DelegateGenerator;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.slf4j.Logger;

/**
 * Changes some calls of a copy of one-nio, so that it leaves the process alone: it registers
 * nothing, logs nothing of what bytes say, generates code that works beside another copy, and has
 * that code defined where it can be collected.
 */
final class PlainCode extends MethodVisitor {

  private static final String LOGGER = Type.getInternalName(Logger.class);
  private static final String MANAGEMENT = Type.getInternalName(Management.class);
  private static final String GENERATOR = Type.getInternalName(DelegateGenerator.class);
  private static final String STRATEGY = "GenerationStrategyFactory";

  private final String holder;

  private PlainCode(String holder, MethodVisitor next) {
    super(Opcodes.ASM9, next);
    this.holder = holder;
  }

  /** Returns the code of a class of the copy, or null of an annotation, which is not copied. */
  static byte @Nullable [] changed(byte[] code) {
    ClassReader reader = new ClassReader(code);
    if ((reader.getAccess() & Opcodes.ACC_ANNOTATION) != 0) {
      return null;
    }
    ClassWriter writer = new ClassWriter(0);
    reader.accept(visitor(reader.getClassName(), writer), 0);
    return writer.toByteArray();
  }

  private static ClassVisitor visitor(String holder, ClassWriter writer) {
    return new ClassVisitor(Opcodes.ASM9, writer) {
      @Override
      public MethodVisitor visitMethod(
          int access, String name, String type, String generic, String[] thrown) {
        return new PlainCode(holder, super.visitMethod(access, name, type, generic, thrown));
      }
    };
  }

  @Override
  public void visitMethodInsn(int code, String owner, String name, String type, boolean face) {
    if (owner.equals(LOGGER) && Type.getReturnType(type).equals(Type.VOID_TYPE)) {
      drop(type);
      super.visitInsn(Opcodes.POP);
    } else if (owner.equals(MANAGEMENT) && name.equals("registerMXBean")) {
      drop(type);
    } else if (holder.endsWith(STRATEGY) && name.equals("getProperty")) {
      drop(type);
      super.visitLdcInsn("method_handles");
    } else if (owner.equals(GENERATOR) && name.equals("instantiate")) {
      super.visitMethodInsn(code, Type.getInternalName(PlainDelegate.class), name, type, false);
    } else {
      super.visitMethodInsn(code, owner, name, type, face);
    }
  }

  /** Drops arguments, each of which is an object. */
  private void drop(String type) {
    Arrays.stream(Type.getArgumentTypes(type)).forEach(argument -> super.visitInsn(Opcodes.POP));
  }
}
