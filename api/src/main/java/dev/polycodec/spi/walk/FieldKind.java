package dev.polycodec.spi.walk;

import dev.polycodec.spi.FieldShape;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The fields whose values need no class on the wire, because the declared one says it all. */
enum FieldKind {
  BOOLEAN(
      boolean.class, (out, f, o) -> out.writeBoolean(f.getBits(o) != 0), WireReader::readBoolean),
  BYTE(byte.class, (out, f, o) -> out.writeByte((byte) f.getBits(o)), WireReader::readByte),
  SHORT(short.class, (out, f, o) -> out.writeShort((short) f.getBits(o)), WireReader::readShort),
  CHAR(char.class, (out, f, o) -> out.writeChar((char) f.getBits(o)), WireReader::readChar),
  INT(int.class, (out, f, o) -> out.writeInt((int) f.getBits(o)), WireReader::readInt),
  LONG(long.class, (out, f, o) -> out.writeLong(f.getBits(o)), WireReader::readLong),
  FLOAT(
      float.class,
      (out, f, o) -> out.writeFloat(Float.intBitsToFloat((int) f.getBits(o))),
      WireReader::readFloat),
  DOUBLE(
      double.class,
      (out, f, o) -> out.writeDouble(Double.longBitsToDouble(f.getBits(o))),
      WireReader::readDouble),
  TEXT(String.class, (out, f, o) -> out.writeText((String) f.get(o)), WireReader::readText),
  BOXED_BOOLEAN(
      Boolean.class,
      (out, f, o) -> out.writeBoxed((Boolean) f.get(o)),
      WireReader::readBoxedBoolean),
  BOXED_BYTE(Byte.class, (out, f, o) -> out.writeBoxed((Byte) f.get(o)), WireReader::readBoxedByte),
  BOXED_SHORT(
      Short.class, (out, f, o) -> out.writeBoxed((Short) f.get(o)), WireReader::readBoxedShort),
  BOXED_CHAR(
      Character.class,
      (out, f, o) -> out.writeBoxed((Character) f.get(o)),
      WireReader::readBoxedChar),
  BOXED_INT(
      Integer.class, (out, f, o) -> out.writeBoxed((Integer) f.get(o)), WireReader::readBoxedInt),
  BOXED_LONG(Long.class, (out, f, o) -> out.writeBoxed((Long) f.get(o)), WireReader::readBoxedLong),
  BOXED_FLOAT(
      Float.class, (out, f, o) -> out.writeBoxed((Float) f.get(o)), WireReader::readBoxedFloat),
  BOXED_DOUBLE(
      Double.class, (out, f, o) -> out.writeBoxed((Double) f.get(o)), WireReader::readBoxedDouble);

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

  private final Writer writer;
  private final Reader reader;

  FieldKind(Class<?> type, Writer writer, Reader reader) {
    this.type = type;
    this.writer = writer;
    this.reader = reader;
  }

  /** Returns the kind of a declared class, or null if a value may have another class. */
  static @Nullable FieldKind of(Class<?> declared) {
    return BY_CLASS.get(declared);
  }

  /** Returns the kind of a declared class with a name, or null. */
  static @Nullable FieldKind named(String declared) {
    return BY_NAME.get(declared);
  }

  private interface Writer {
    void write(WireWriter out, FieldShape field, Object owner) throws IOException;
  }

  private interface Reader {
    @Nullable Object read(WireReader in) throws IOException;
  }

  /** Writes the value of a field. */
  void write(WireWriter out, FieldShape field, Object owner) throws IOException {
    writer.write(out, field, owner);
  }

  /** Reads a value. */
  @Nullable Object read(WireReader in) throws IOException {
    return reader.read(in);
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
