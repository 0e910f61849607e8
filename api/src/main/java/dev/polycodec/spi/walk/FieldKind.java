package dev.polycodec.spi.walk;

import dev.polycodec.spi.FieldShape;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The fields whose values need no class on the wire, because the declared one says it all. */
enum FieldKind {
  BOOLEAN(boolean.class),
  BYTE(byte.class),
  SHORT(short.class),
  CHAR(char.class),
  INT(int.class),
  LONG(long.class),
  FLOAT(float.class),
  DOUBLE(double.class),
  TEXT(String.class),
  BOXED_BOOLEAN(Boolean.class),
  BOXED_BYTE(Byte.class),
  BOXED_SHORT(Short.class),
  BOXED_CHAR(Character.class),
  BOXED_INT(Integer.class),
  BOXED_LONG(Long.class),
  BOXED_FLOAT(Float.class),
  BOXED_DOUBLE(Double.class);

  private static final Map<Class<?>, FieldKind> BY_CLASS = new HashMap<>();
  private static final Map<String, FieldKind> BY_NAME = new HashMap<>();

  static {
    for (FieldKind kind : values()) {
      BY_NAME.put(kind.type.getName(), kind);
      BY_CLASS.put(kind.type, kind);
    }
  }

  /** The declared class. */
  final Class<?> type;

  FieldKind(Class<?> type) {
    this.type = type;
  }

  /** Returns the kind of a declared class, or null if a value may have another class. */
  static @Nullable FieldKind of(Class<?> declared) {
    return BY_CLASS.get(declared);
  }

  /** Returns the kind of a declared class with a name, or null. */
  static @Nullable FieldKind named(String declared) {
    return BY_NAME.get(declared);
  }

  /** Writes the value of a field. */
  void write(WireWriter out, FieldShape field, Object owner) throws IOException {
    switch (this) {
      case BOOLEAN -> out.writeBoolean(field.getBits(owner) != 0);
      case BYTE -> out.writeByte((byte) field.getBits(owner));
      case SHORT -> out.writeShort((short) field.getBits(owner));
      case CHAR -> out.writeChar((char) field.getBits(owner));
      case INT -> out.writeInt((int) field.getBits(owner));
      case LONG -> out.writeLong(field.getBits(owner));
      case FLOAT -> out.writeFloat(Float.intBitsToFloat((int) field.getBits(owner)));
      case DOUBLE -> out.writeDouble(Double.longBitsToDouble(field.getBits(owner)));
      case TEXT -> out.writeText((String) field.get(owner));
      case BOXED_BOOLEAN -> out.writeBoxed((Boolean) field.get(owner));
      case BOXED_BYTE -> out.writeBoxed((Byte) field.get(owner));
      case BOXED_SHORT -> out.writeBoxed((Short) field.get(owner));
      case BOXED_CHAR -> out.writeBoxed((Character) field.get(owner));
      case BOXED_INT -> out.writeBoxed((Integer) field.get(owner));
      case BOXED_LONG -> out.writeBoxed((Long) field.get(owner));
      case BOXED_FLOAT -> out.writeBoxed((Float) field.get(owner));
      case BOXED_DOUBLE -> out.writeBoxed((Double) field.get(owner));
    }
  }

  /** Reads a value. */
  @Nullable Object read(WireReader in) throws IOException {
    return switch (this) {
      case BOOLEAN -> in.readBoolean();
      case BYTE -> in.readByte();
      case SHORT -> in.readShort();
      case CHAR -> in.readChar();
      case INT -> in.readInt();
      case LONG -> in.readLong();
      case FLOAT -> in.readFloat();
      case DOUBLE -> in.readDouble();
      case TEXT -> in.readText();
      case BOXED_BOOLEAN -> in.readBoxedBoolean();
      case BOXED_BYTE -> in.readBoxedByte();
      case BOXED_SHORT -> in.readBoxedShort();
      case BOXED_CHAR -> in.readBoxedChar();
      case BOXED_INT -> in.readBoxedInt();
      case BOXED_LONG -> in.readBoxedLong();
      case BOXED_FLOAT -> in.readBoxedFloat();
      case BOXED_DOUBLE -> in.readBoxedDouble();
    };
  }

  /** Reads a value of a primitive type as the bits that a {@link FieldShape} sets. */
  long readBits(WireReader in) throws IOException {
    return switch (this) {
      case BOOLEAN -> in.readBoolean() ? 1 : 0;
      case BYTE -> in.readByte();
      case SHORT -> in.readShort();
      case CHAR -> in.readChar();
      case INT -> in.readInt();
      case LONG -> in.readLong();
      case FLOAT -> Float.floatToRawIntBits(in.readFloat());
      case DOUBLE -> Double.doubleToRawLongBits(in.readDouble());
      default -> throw new IllegalStateException("A " + type.getName() + " may be null");
    };
  }

  /** Returns the name of the method of {@link WireWriter} that writes such values. */
  String writerMethod() {
    return this == TEXT ? "writeText" : type.isPrimitive() ? "write" + word() : "writeBoxed";
  }

  /** Returns the name of the method of {@link WireReader} that reads such values. */
  String readerMethod() {
    return this == TEXT ? "readText" : type.isPrimitive() ? "read" + word() : "readBoxed" + word();
  }

  /** {@code Int} of {@code BOXED_INT}. */
  private String word() {
    String word = name().substring(name().indexOf('_') + 1);
    return word.charAt(0) + word.substring(1).toLowerCase(java.util.Locale.ROOT);
  }
}
