package dev.polycodec.spi.walk;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes a class file of methods without branches, which need no stack maps: see chapter 4 of the
 * Java Virtual Machine Specification, whose terms are used here.
 */
final class ClassFile {

  /** The version of Java 17. */
  private static final int MAJOR = 61;

  private static final int MAGIC = 0xCAFEBABE;
  private static final int UTF8 = 1;
  private static final int CLASS = 7;
  private static final int STRING = 8;
  private static final int FIELD = 9;
  private static final int METHOD = 10;
  private static final int NAME_AND_TYPE = 12;
  private static final int ACC_FINAL = 0x10;
  private static final int ACC_SUPER = 0x20;

  private final Map<List<Object>, Integer> constants = new HashMap<>();
  private final Section pool = new Section();
  private final Section fields = new Section();
  private final Section methods = new Section();
  private final String name;
  private final int self;
  private final int parent;
  private int fieldCount;
  private int methodCount;

  /** Begins a class of internal names. */
  ClassFile(String name, String parent) {
    this.name = name;
    this.self = type(name);
    this.parent = type(parent);
  }

  /** A growing part of the file. */
  static final class Section {

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    Section u1(int value) {
      bytes.write(value);
      return this;
    }

    Section u2(int value) {
      return u1(value >>> 8).u1(value);
    }

    Section u4(int value) {
      return u2(value >>> 16).u2(value);
    }

    Section utf(String value) {
      try {
        new DataOutputStream(bytes).writeUTF(value);
        return this;
      } catch (IOException e) {
        throw new UncheckedIOException("memory cannot fail", e);
      }
    }

    Section all(Section other) {
      bytes.writeBytes(other.toBytes());
      return this;
    }

    int size() {
      return bytes.size();
    }

    byte[] toBytes() {
      return bytes.toByteArray();
    }
  }

  String name() {
    return name;
  }

  int type(String internalName) {
    return constant(CLASS, utf8(internalName));
  }

  int string(String value) {
    return constant(STRING, utf8(value));
  }

  int field(String owner, String field, String descriptor) {
    return constant(FIELD, type(owner), nameAndType(field, descriptor));
  }

  int method(String owner, String method, String descriptor) {
    return constant(METHOD, type(owner), nameAndType(method, descriptor));
  }

  void addField(int access, String field, String descriptor) {
    fields.u2(access).u2(utf8(field)).u2(utf8(descriptor)).u2(0);
    fieldCount++;
  }

  /** Adds a method whose code has no branches. */
  void addMethod(
      int access, String method, String descriptor, int stack, int locals, Section code) {
    methods.u2(access).u2(utf8(method)).u2(utf8(descriptor)).u2(1);
    methods.u2(utf8("Code")).u4(12 + code.size()).u2(stack).u2(locals);
    methods.u4(code.size()).all(code).u2(0).u2(0);
    methodCount++;
  }

  byte[] toBytes() {
    Section file = new Section().u4(MAGIC).u2(0).u2(MAJOR);
    file.u2(constants.size() + 1).all(pool).u2(ACC_FINAL | ACC_SUPER).u2(self).u2(parent).u2(0);
    file.u2(fieldCount).all(fields).u2(methodCount).all(methods).u2(0);
    return file.toBytes();
  }

  private int nameAndType(String member, String descriptor) {
    return constant(NAME_AND_TYPE, utf8(member), utf8(descriptor));
  }

  private int utf8(String value) {
    Integer known = constants.get(List.of(UTF8, value));
    if (known != null) {
      return known;
    }
    pool.u1(UTF8).utf(value);
    return add(List.of(UTF8, value));
  }

  private int constant(int tag, int... references) {
    List<Object> key = new java.util.ArrayList<>(List.of(tag));
    for (int reference : references) {
      key.add(reference);
    }
    Integer known = constants.get(key);
    if (known != null) {
      return known;
    }
    pool.u1(tag);
    for (int reference : references) {
      pool.u2(reference);
    }
    return add(key);
  }

  private int add(List<Object> key) {
    constants.put(key, constants.size() + 1);
    return constants.size();
  }
}
