package dev.polycodec.avro;

import dev.polycodec.CodecException;
import java.lang.reflect.Field;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.avro.Conversion;
import org.apache.avro.Schema;
import org.apache.avro.reflect.AvroEncode;
import org.apache.avro.reflect.ReflectData;

/** Makes schemas of plain classes as the library does, and keeps which class has which name. */
final class ReflectSchemas extends ReflectData {

  private static final Set<Schema.Type> NAMED =
      EnumSet.of(Schema.Type.RECORD, Schema.Type.ENUM, Schema.Type.FIXED);

  private final boolean allowNull;
  private final Map<String, String> names = new HashMap<>();

  private ReflectSchemas(ClassLoader loader, boolean allowNull) {
    super(loader);
    this.allowNull = allowNull;
    if (!allowNull) {
      addLogicalTypeConversions(this); // as ReflectData.get() has them, and AllowNull has not
    }
  }

  /**
   * Returns what is known of a root.
   *
   * @throws CodecException if the library has no schema of it
   */
  static AvroPlan plan(Class<?> root, ClassLoader loader, AvroOptions options) {
    ReflectSchemas schemas = new ReflectSchemas(loader, options.allowsNull);
    List<Conversion<?>> conversions = new ArrayList<>(schemas.getConversions());
    conversions.addAll(options.conversions);
    options.conversions.forEach(schemas::addLogicalTypeConversion);
    try {
      return new AvroPlan(schemas.getSchema(root), conversions, schemas.names);
    } catch (RuntimeException e) {
      if (e instanceof CodecException || e.getCause() instanceof CodecException) {
        throw e; // the core finds what it is
      }
      throw new CodecException(
          "Avro's reflection makes no schema of "
              + root.getTypeName()
              + " ("
              + e.getMessage()
              + "): declare its fields and elements by classes, or take a codec for objects of any"
              + " class, such as kryo");
    }
  }

  @Override
  protected Schema createSchema(Type type, Map<String, Schema> known) {
    Schema made = super.createSchema(type, known);
    if (type instanceof Class<?> raw) {
      requireUnencoded(raw);
      if (NAMED.contains(made.getType())) {
        name(made.getFullName(), raw.getName());
      }
    }
    return made;
  }

  private static void requireUnencoded(Class<?> type) {
    if (type.isAnnotationPresent(AvroEncode.class)) {
      throw new CodecException(
          type.getName()
              + " has an @AvroEncode, which is not used for whole classes: annotate the fields");
    }
  }

  private void name(String full, String type) {
    String other = names.putIfAbsent(full, type);
    if (other != null && !other.equals(type)) {
      throw new CodecException("Avro's reflection has one name for " + other + " and " + type);
    }
  }

  /** Makes schemas as {@link ReflectData.AllowNull} does, if that is wanted. */
  @Override
  protected Schema createFieldSchema(Field field, Map<String, Schema> known) {
    Schema made = super.createFieldSchema(field, known);
    return allowNull && !field.getType().isPrimitive() ? makeNullable(made) : made;
  }
}
