package dev.polycodec.avro;

import dev.polycodec.CodecException;
import dev.polycodec.EncodeException;
import dev.polycodec.LimitExceededException;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.Message;
import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.Type;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Objects;
import org.apache.avro.Schema;
import org.apache.avro.reflect.AvroEncode;
import org.apache.avro.reflect.CustomEncoding;
import org.apache.avro.reflect.ReflectData;
import org.jspecify.annotations.Nullable;

/**
 * Avro's reflection on the objects of one root. Its classes are those that the schema was made of,
 * each asked of the message by name: the library would look for them by the names in schemas.
 */
final class ReflectModel extends ReflectData implements RootModel {

  private final BackendConfig config;
  private final boolean allowNull;
  private final Map<String, String> names;
  private final Map<String, Class<?>> classes = new HashMap<>();
  private final Map<Schema, RootWriter> writers = new IdentityHashMap<>();
  private final Map<Schema, RootReader> readers = new IdentityHashMap<>();
  private final BoundedDecoder written = new BoundedDecoder();
  private final @Nullable Schema schema;
  private @Nullable Message message;
  private boolean trying;

  private ReflectModel(
      @Nullable Schema schema,
      Map<String, String> names,
      BackendConfig config,
      AvroOptions options) {
    super(config.loader());
    this.schema = schema;
    this.names = new HashMap<>(names);
    this.config = config;
    this.allowNull = options.allowsNull();
    if (!allowNull) {
      addLogicalTypeConversions(this); // as ReflectData.get() has them, and AllowNull has not
    }
    options.conversions().forEach(this::addLogicalTypeConversion);
    setFastReaderEnabled(false); // its objects cannot be counted
  }

  ReflectModel(AvroPlan plan, BackendConfig config, AvroOptions options) {
    this(plan.schema(), plan.names(), config, options);
  }

  /**
   * Returns what is known of a root.
   *
   * @throws CodecException if the library has no schema of it
   */
  static AvroPlan plan(Class<?> root, BackendConfig config, AvroOptions options) {
    ReflectModel model = new ReflectModel(null, Map.of(), config, options);
    try {
      return AvroPlan.reflected(model.getSchema(root), model.names);
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
    if (type instanceof Class<?> raw && raw.isAnnotationPresent(AvroEncode.class)) {
      throw new CodecException(
          raw.getName()
              + " has an @AvroEncode, which is not used for whole classes: annotate the fields");
    }
    Schema made = super.createSchema(type, known);
    if (type instanceof Class<?> raw && isNamed(made)) {
      name(made.getFullName(), declaring(raw).getName());
    }
    return made;
  }

  /** Returns the class that the library takes for an anonymous one, such as that of a constant. */
  private static Class<?> declaring(Class<?> type) {
    return type.isAnonymousClass() ? declaring(type.getSuperclass()) : type;
  }

  private void name(String full, String type) {
    String other = names.putIfAbsent(full, type);
    if (other != null && !other.equals(type) && schema == null) {
      throw new CodecException("Avro's reflection has one name for " + other + " and " + type);
    }
  }

  private static boolean isNamed(Schema schema) {
    return switch (schema.getType()) {
      case RECORD, ENUM, FIXED -> true;
      default -> false;
    };
  }

  /** Makes schemas as {@link ReflectData.AllowNull} does, if that is wanted. */
  @Override
  protected Schema createFieldSchema(Field field, Map<String, Schema> known) {
    Schema made = super.createFieldSchema(field, known);
    return allowNull && !field.getType().isPrimitive() ? makeNullable(made) : made;
  }

  @Override
  public void begin(Message next) {
    message = next;
  }

  @Override
  public void end() {
    message = null;
  }

  Message message() {
    return Objects.requireNonNull(message, "there is no message");
  }

  void enter(Class<?> type) {
    if (!trying) {
      message().enter(type);
    }
  }

  void exit() {
    if (!trying) {
      message().exit();
    }
  }

  /** Counts a key or an element before a container looks at it. */
  void key(Object container, @Nullable Object key) {
    if (!trying && config.shapes().of(container.getClass()).keyed()) {
      message().key(container, key);
    }
  }

  @Override
  public RootWriter writer(Schema written) {
    return RootModel.kept(writers, written, each -> new ReflectWriter(each, this));
  }

  @Override
  public RootReader reader(Schema actual) {
    Schema own = Objects.requireNonNull(schema, "a root has a schema");
    return RootModel.kept(readers, actual, each -> new ReflectReader(each, own, this));
  }

  /** Returns the class that the schema of a record, an enum or a fixed was made of, or null. */
  @Override
  @SuppressWarnings("rawtypes") // as in the library
  public @Nullable Class getClass(Schema of) {
    String name = isNamed(of) ? names.get(of.getFullName()) : null;
    return name == null ? null : load(name);
  }

  /** Checks what a field was set to, of whatever class the library made it. */
  void admit(Object record, Schema.Field field, @Nullable Object state) {
    Object value = getField(record, field.name(), field.pos(), state);
    if (value != null) {
      message().admit(value.getClass());
    }
  }

  /** Returns a class by its name, which is in a schema that was made here. */
  Class<?> load(String name) {
    Class<?> known = classes.get(name);
    if (known == null) {
      known = message().load(name);
      classes.put(name, known);
    }
    message().admit(known);
    return known;
  }

  @Override
  public @Nullable CustomEncoding getCustomEncoding(Schema of) {
    return null; // those of fields are found by the field
  }

  @Override
  public void requireKept(Object value, byte[] bytes, int offset, int length) {
    trying = true;
    try {
      written.begin(message(), bytes, offset, length);
      Object back = reader(Objects.requireNonNull(schema)).readRoot(written);
      String difference = config.difference(value, back);
      if (difference != null) {
        throw lost(value, difference, null);
      }
    } catch (LimitExceededException | EncodeException e) {
      throw e;
    } catch (IOException | RuntimeException e) {
      throw lost(value, "what is written of it cannot be read", e);
    } finally {
      trying = false;
      written.clear();
    }
  }

  static EncodeException lost(Object value, String why, @Nullable Exception cause) {
    return new EncodeException(
        "Avro's reflection does not bring back an object of "
            + value.getClass().getTypeName()
            + ": "
            + why
            + "; declare its fields as Avro takes them (AvroOptions.allowNull, @Union, a"
            + " no-argument constructor), or take a codec for objects of any class, such as kryo",
        null,
        null,
        cause);
  }
}
