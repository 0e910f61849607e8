package dev.polycodec.kryo;

import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import com.esotericsoftware.kryo.unsafe.UnsafeUtil;
import com.esotericsoftware.kryo.util.Util;
import dev.polycodec.spi.FieldShape;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import sun.misc.Unsafe;

/**
 * Moves one field between an object and the wire, without boxing.
 *
 * <p>Primitives and strings are written as they are, any other field as a value that is expected to
 * have the field's class. The memory of the object is accessed as Kryo accesses it, but a reference
 * is checked against the field's type before it is stored. Where Kryo was told not to use {@code
 * Unsafe}, or the JVM denies it, the field is accessed through its shape.
 */
final class FieldAccess {

  private static final @Nullable Unsafe UNSAFE = unsafe();

  /** One class with a switch, because a call of one class is faster than of ten. */
  private enum Kind {
    INT,
    LONG,
    BOOLEAN,
    DOUBLE,
    FLOAT,
    SHORT,
    BYTE,
    CHAR,
    STRING,
    REFERENCE;

    static Kind of(Class<?> type) {
      if (type == String.class) {
        return STRING;
      }
      return type.isPrimitive() ? valueOf(type.getName().toUpperCase(Locale.ROOT)) : REFERENCE;
    }
  }

  private final KryoBackend backend;
  private final FieldShape field;
  private final Class<?> type;
  private final Kind kind;
  private final long offset;

  /** Found when first needed, since classes refer to each other; all threads find the same. */
  private @Nullable ShapeSerializer expected;

  FieldAccess(KryoBackend backend, FieldShape field) {
    this.backend = backend;
    this.field = field;
    this.type = field.type();
    this.kind = Kind.of(type);
    this.offset = UNSAFE == null ? 0 : UNSAFE.objectFieldOffset(field.field());
  }

  void write(KryoEngine engine, Output out, Object owner) {
    Unsafe memory = UNSAFE;
    if (memory == null) {
      write(engine, out, type, field.get(owner));
      return;
    }
    switch (kind) {
      case INT -> out.writeInt(memory.getInt(owner, offset), false);
      case LONG -> out.writeLong(memory.getLong(owner, offset), false);
      case BOOLEAN -> out.writeBoolean(memory.getBoolean(owner, offset));
      case DOUBLE -> out.writeLong(Double.doubleToRawLongBits(memory.getDouble(owner, offset)));
      case FLOAT -> out.writeInt(Float.floatToRawIntBits(memory.getFloat(owner, offset)));
      case SHORT -> out.writeShort(memory.getShort(owner, offset));
      case BYTE -> out.writeByte(memory.getByte(owner, offset));
      case CHAR -> out.writeChar(memory.getChar(owner, offset));
      case STRING -> out.writeString((String) memory.getObject(owner, offset));
      case REFERENCE -> engine.write(out, memory.getObject(owner, offset), expected());
    }
  }

  void read(KryoEngine engine, Input in, Object owner) {
    Unsafe memory = UNSAFE;
    if (memory == null) {
      field.set(owner, engine.message().sound(read(engine, in, type), type));
      return;
    }
    switch (kind) {
      case INT -> memory.putInt(owner, offset, in.readInt(false));
      case LONG -> memory.putLong(owner, offset, in.readLong(false));
      case BOOLEAN -> memory.putBoolean(owner, offset, in.readBoolean());
      case DOUBLE -> memory.putDouble(owner, offset, Double.longBitsToDouble(in.readLong()));
      case FLOAT -> memory.putFloat(owner, offset, Float.intBitsToFloat(in.readInt()));
      case SHORT -> memory.putShort(owner, offset, in.readShort());
      case BYTE -> memory.putByte(owner, offset, in.readByte());
      case CHAR -> memory.putChar(owner, offset, in.readChar());
      case STRING -> memory.putObject(owner, offset, in.readString());
      case REFERENCE -> {
        Object value = engine.read(in, expected());
        memory.putObject(owner, offset, engine.message().sound(value, type));
      }
    }
  }

  /** Writes a value that was taken from a field of a class. */
  static void write(KryoEngine engine, Output out, Class<?> declared, @Nullable Object value) {
    if (declared == String.class) {
      out.writeString((String) value);
    } else if (declared.isPrimitive()) {
      engine.serializer(declared).encode(engine, out, Objects.requireNonNull(value));
    } else {
      engine.write(out, value, engine.serializer(declared));
    }
  }

  /** Reads a value that goes into a field of a class; the caller checks its class. */
  static @Nullable Object read(KryoEngine engine, Input in, Class<?> declared) {
    if (declared == String.class) {
      return in.readString();
    }
    return declared.isPrimitive()
        ? engine.serializer(declared).decode(engine, in, References.NONE)
        : engine.read(in, engine.serializer(declared));
  }

  private ShapeSerializer expected() {
    ShapeSerializer found = expected;
    if (found == null) {
      found = backend.serializer(type);
      expected = found;
    }
    return found;
  }

  private static @Nullable Unsafe unsafe() {
    if (!Util.isUnsafeAvailable()) {
      return null;
    }
    try {
      UnsafeUtil.unsafe.objectFieldOffset(FieldAccess.class.getDeclaredField("offset"));
      return UnsafeUtil.unsafe;
    } catch (UnsupportedOperationException | NoSuchFieldException denied) {
      return null;
    }
  }
}
