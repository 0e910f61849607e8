package dev.polycodec.onenio.plain;

import dev.polycodec.MalformedDataException;
import java.io.IOException;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;
import one.nio.serial.DataStream;
import one.nio.serial.GeneratedSerializer;
import one.nio.serial.PersistStream;
import one.nio.serial.Serializer;
import one.nio.serial.TypeDescriptor;

/**
 * Copies a schema for one-nio, which loads and initializes all that it names: the class has been
 * loaded, and the type of a field is one that a field of the class has, or a box, or it is copied
 * as an object of any class.
 */
final class SchemaCopy {

  private static final Set<String> KNOWN =
      WriteType.TEXTS.stream().map(Class::getName).collect(Collectors.toUnmodifiableSet());

  private static final int PRIMITIVES = 8;

  private SchemaCopy() {}

  static byte[] of(ReadType local, PlainInput in) throws IOException {
    PersistStream out = new PersistStream();
    out.writeByte((byte) Schemas.kindOf(local.serializer()).uid());
    out.writeUTF(TypeDescriptor.classDescriptor(local.type()));
    out.writeLong(0); // a number that no schema has
    if (local.serializer() instanceof GeneratedSerializer) {
      copyFields(in, out, local.fieldTypes());
    } else {
      copyConstants(in, out);
    }
    return out.toByteArray();
  }

  private static void copyFields(PlainInput in, PersistStream out, Set<String> types)
      throws IOException {
    int count = in.readUnsignedShort();
    out.writeShort(count);
    for (int i = 0; i < count; i++) {
      out.writeUTF(in.readUTF());
      int primitive = in.readByte();
      if (primitive >= PRIMITIVES) {
        throw new MalformedDataException("A field has a type that does not exist");
      }
      out.writeByte(Math.max(primitive, -1));
      if (primitive < 0) {
        out.writeUTF(known(in.readUTF(), types));
      }
    }
  }

  private static String known(String type, Set<String> types) {
    if (types.contains(type) || KNOWN.contains(type)) {
      return type;
    }
    return type.startsWith("[") ? "[Ljava.lang.Object;" : "java.lang.Object";
  }

  private static void copyConstants(PlainInput in, PersistStream out) throws IOException {
    int count = in.readUnsignedShort();
    out.writeShort(count);
    for (int i = 0; i < count; i++) {
      out.writeUTF(in.readUTF());
    }
  }

  /** Returns the names of the types of the fields that one-nio writes of a class. */
  static Set<String> fieldTypes(Serializer<?> local) throws IOException {
    PersistStream out = new PersistStream();
    local.writeExternal(out);
    DataStream in = new DataStream(out.toByteArray());
    in.readUTF();
    in.readLong();
    Set<String> types = new HashSet<>();
    for (int i = in.readUnsignedShort(); i > 0; i--) {
      in.readUTF();
      if (in.readByte() < 0) {
        types.add(in.readUTF());
      }
    }
    return types;
  }
}
