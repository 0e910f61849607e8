package dev.polycodec.tck.evolution;

import static java.util.Map.entry;

import dev.polycodec.TypeRef;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.Period;
import java.time.Year;
import java.time.ZonedDateTime;
import java.util.BitSet;
import java.util.Collection;
import java.util.Date;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Writes the class file of a serializable class with one public field, {@code value}. Its name
 * tells the types of the field in both versions, such as {@code int_long}: see chapter 4 of the
 * Java Virtual Machine Specification, whose terms are used here.
 */
final class OneField {

  private static final Map<String, Type> TYPES =
      Map.ofEntries(
          entry("boolean", boolean.class),
          entry("byte", byte.class),
          entry("short", short.class),
          entry("char", char.class),
          entry("int", int.class),
          entry("long", long.class),
          entry("float", float.class),
          entry("double", double.class),
          entry("byteArray", byte[].class),
          entry("intArray", int[].class),
          entry("longArray", long[].class),
          entry("StringArray", String[].class),
          entry("Object", Object.class),
          entry("Character", Character.class),
          entry("Integer", Integer.class),
          entry("Long", Long.class),
          entry("Number", Number.class),
          entry("BigInteger", BigInteger.class),
          entry("BigDecimal", BigDecimal.class),
          entry("String", String.class),
          entry("Locale", Locale.class),
          entry("URI", URI.class),
          entry("UUID", UUID.class),
          entry("BitSet", BitSet.class),
          entry("Date", Date.class),
          entry("Duration", Duration.class),
          entry("Instant", Instant.class),
          entry("LocalDate", LocalDate.class),
          entry("LocalDateTime", LocalDateTime.class),
          entry("OffsetDateTime", OffsetDateTime.class),
          entry("Period", Period.class),
          entry("Year", Year.class),
          entry("ZonedDateTime", ZonedDateTime.class),
          entry("Collection", new TypeRef<Collection<String>>() {}.type()),
          entry("List", new TypeRef<List<String>>() {}.type()),
          entry("ListOfInteger", new TypeRef<List<Integer>>() {}.type()),
          entry("ListOfLong", new TypeRef<List<Long>>() {}.type()),
          entry("Set", new TypeRef<Set<String>>() {}.type()),
          entry("Optional", new TypeRef<Optional<String>>() {}.type()),
          entry("MapByInteger", new TypeRef<Map<Integer, String>>() {}.type()),
          entry("MapByString", new TypeRef<Map<String, String>>() {}.type()));

  private OneField() {}

  /**
   * Returns the class file for a version; null if the name is not that of such a class, as that of
   * a serializer that a library looks for.
   */
  static byte @Nullable [] of(String name, Version version) throws IOException {
    String simpleName = name.substring(name.lastIndexOf('.') + 1);
    int middle = simpleName.indexOf('_');
    Type older = TYPES.get(simpleName.substring(0, Math.max(0, middle)));
    Type newer = TYPES.get(simpleName.substring(middle + 1));
    if (older == null || newer == null) {
      return null;
    }
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    write(new DataOutputStream(bytes), name, version == Version.OLDER ? older : newer);
    return bytes.toByteArray();
  }

  private static void write(DataOutputStream file, String name, Type type) throws IOException {
    boolean generic = type instanceof ParameterizedType;
    file.writeInt(0xCAFEBABE);
    shorts(file, 0, 61); // the version of Java 17
    writeConstants(file, name, type);
    shorts(file, 0x31, 14, 15, 1, 16); // public final, extends and implements
    shorts(file, 2);
    shorts(file, 0x1A, 8, 9, 1, 10, 0, 2, 19); // private static final long serialVersionUID = 1
    shorts(file, 0x01, 4, 5, generic ? 1 : 0);
    if (generic) {
      shorts(file, 6, 0, 2, 7);
    }
    shorts(file, 1);
    shorts(file, 0x01, 11, 12, 1, 13, 0, 17, 1, 1, 0, 5); // a public constructor of five bytes
    file.write(new byte[] {0x2A, (byte) 0xB7, 0, 18, (byte) 0xB1}); // calls that of Object
    shorts(file, 0, 0, 0);
  }

  /** The numbers of the constants are those that are used above. */
  private static void writeConstants(DataOutputStream file, String name, Type type)
      throws IOException {
    List<String> texts =
        List.of(
            name.replace('.', '/'), // 1
            "java/lang/Object",
            "java/io/Serializable",
            "value", // 4
            raw(type).descriptorString(),
            "Signature",
            signature(type), // 7
            "serialVersionUID",
            "J",
            "ConstantValue", // 10
            "<init>",
            "()V",
            "Code"); // 13
    shorts(file, 21);
    for (String text : texts) {
      file.writeByte(1);
      file.writeUTF(text);
    }
    for (int text = 1; text <= 3; text++) { // 14 to 16: classes
      file.writeByte(7);
      shorts(file, text);
    }
    file.writeByte(12); // 17: a name and a type
    shorts(file, 11, 12);
    file.writeByte(10); // 18: a method
    shorts(file, 15, 17);
    file.writeByte(5); // 19 and 20: a long
    file.writeLong(1);
  }

  private static void shorts(DataOutputStream file, int... values) throws IOException {
    for (int value : values) {
      file.writeShort(value);
    }
  }

  private static Class<?> raw(Type type) {
    return (Class<?>) (type instanceof ParameterizedType generic ? generic.getRawType() : type);
  }

  private static String signature(Type type) {
    String raw = raw(type).descriptorString();
    return type instanceof ParameterizedType generic
        ? Stream.of(generic.getActualTypeArguments())
            .map(OneField::signature)
            .collect(Collectors.joining("", raw.replace(";", "<"), ">;"))
        : raw;
  }
}
