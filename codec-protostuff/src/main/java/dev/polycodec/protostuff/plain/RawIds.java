package dev.polycodec.protostuff.plain;

import dev.polycodec.MalformedDataException;
import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Shape;
import dev.polycodec.spi.Shapes;
import io.protostuff.CollectionSchema;
import io.protostuff.Input;
import io.protostuff.MapSchema;
import io.protostuff.Pipe;
import io.protostuff.Schema;
import io.protostuff.runtime.EnumIO;
import io.protostuff.runtime.HasDelegate;
import io.protostuff.runtime.HasSchema;
import io.protostuff.runtime.RuntimeSchema;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.util.AbstractMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * Turns the names in the bytes into classes through the message, where the library's own strategy
 * loads what it is told and remembers it for the whole process.
 */
final class RawIds extends ReadingIds {

  /** Values whose fields can be checked afterwards, and are themselves of final classes. */
  private static final Set<Class<?>> VALUES =
      Set.of(
          Duration.class,
          Instant.class,
          LocalDate.class,
          LocalDateTime.class,
          LocalTime.class,
          MonthDay.class,
          Period.class,
          UUID.class,
          Year.class,
          YearMonth.class);

  /** Holders of any content, to which any value of their fields is right. */
  private static final Set<Class<?>> HOLDERS =
      Set.of(
          AbstractMap.SimpleEntry.class,
          AtomicBoolean.class,
          AtomicInteger.class,
          AtomicLong.class,
          Optional.class);

  private static final Map<String, Class<?>> PRIMITIVES =
      Map.of(
          "boolean", boolean.class,
          "byte", byte.class,
          "char", char.class,
          "short", short.class,
          "int", int.class,
          "long", long.class,
          "float", float.class,
          "double", double.class);

  private final Shapes shapes;
  private final Map<Class<?>, HasSchema<?>> schemas = new ConcurrentHashMap<>();
  private final Map<Class<?>, EnumIO<?>> enums = new ConcurrentHashMap<>();

  RawIds(Shapes shapes) {
    super(DEFAULT_FLAGS & ~AUTO_LOAD_POLYMORPHIC_CLASSES);
    this.shapes = shapes;
  }

  private static Message message(Input input) {
    return ((RawInput) input).message();
  }

  @Override
  @SuppressWarnings("unchecked") // each class has a schema of its own
  public <T> @Nullable HasSchema<T> getSchemaWrapper(Class<T> type, boolean create) {
    return (HasSchema<T>) (create ? schemas.computeIfAbsent(type, Lazy::new) : schemas.get(type));
  }

  /** Returns the schema of a class, in the wrapper that makes it when it is needed. */
  <T> HasSchema<T> wrapper(Class<T> type) {
    return Objects.requireNonNull(getSchemaWrapper(type, true));
  }

  @Override
  protected <T> Schema<T> newSchema(Class<T> type) {
    Shape shape = shapes.of(type);
    boolean value = VALUES.contains(type);
    if (shape.kind() != Shape.Kind.FIELDS && !value && !HOLDERS.contains(type)) {
      String refusal = shape.refusal();
      throw new TypeNotAllowedException(
          refusal != null ? refusal : type.getName() + " is no class whose fields may be read");
    }
    return new CheckedSchema<>(RuntimeSchema.createFrom(type, this), shape, value);
  }

  @Override
  protected <T> HasSchema<T> resolvePojoFrom(Input input, int number) throws IOException {
    @SuppressWarnings("unchecked") // the schema reads objects of the class
    Class<T> type = (Class<T>) message(input).load(input.readString());
    return wrapper(type);
  }

  @Override
  @SuppressWarnings({"unchecked", "rawtypes"}) // an enum class is a Class of its own Enum
  protected EnumIO<? extends Enum<?>> getEnumIO(Class<?> type) {
    boolean byName = (flags & ENUMS_BY_NAME) != 0;
    return (EnumIO<? extends Enum<?>>)
        (EnumIO)
            enums.computeIfAbsent(
                type,
                key ->
                    byName
                        ? new EnumIO.ByName((Class) key, this)
                        : new EnumIO.ByNumber((Class) key, this));
  }

  @Override
  protected EnumIO<?> resolveEnumFrom(Input input) throws IOException {
    Class<?> type = message(input).load(input.readString());
    if (!type.isEnum()) {
      throw new MalformedDataException("The bytes name a class as an enum, which it is not");
    }
    return getEnumIO(type);
  }

  @Override
  protected CollectionSchema.MessageFactory getCollectionFactory(Class<?> type) {
    return isPlain(type) && CollectionSchema.MessageFactories.accept(type.getSimpleName())
        ? CollectionSchema.MessageFactories.valueOf(type.getSimpleName())
        : new RawContainers.Collections(shapes.of(type));
  }

  @Override
  protected CollectionSchema.MessageFactory resolveCollectionFrom(Input input) throws IOException {
    String name = input.readString();
    if (name.indexOf('.') < 0 && CollectionSchema.MessageFactories.accept(name)) {
      CollectionSchema.MessageFactory factory = CollectionSchema.MessageFactories.valueOf(name);
      message(input).check(factory.typeClass());
      return factory;
    }
    Class<?> type = message(input).load(name);
    message(input).check(type);
    return getCollectionFactory(type);
  }

  @Override
  protected MapSchema.MessageFactory getMapFactory(Class<?> type) {
    return isPlain(type) && MapSchema.MessageFactories.accept(type.getSimpleName())
        ? MapSchema.MessageFactories.valueOf(type.getSimpleName())
        : new RawContainers.Maps(shapes.of(type));
  }

  @Override
  protected MapSchema.MessageFactory resolveMapFrom(Input input) throws IOException {
    String name = input.readString();
    if (name.indexOf('.') < 0 && MapSchema.MessageFactories.accept(name)) {
      MapSchema.MessageFactory factory = MapSchema.MessageFactories.valueOf(name);
      message(input).check(factory.typeClass());
      return factory;
    }
    Class<?> type = message(input).load(name);
    message(input).check(type);
    return getMapFactory(type);
  }

  private static boolean isPlain(Class<?> type) {
    return type.getName().startsWith("java.util");
  }

  @Override
  protected Class<?> resolveArrayComponentTypeFrom(Input input, boolean mapped) throws IOException {
    String name = input.readString();
    ((RawInput) input).expectArray();
    Class<?> primitive = PRIMITIVES.get(name);
    return primitive != null ? primitive : message(input).load(name);
  }

  @Override
  protected Class<?> resolveClassFrom(Input input, boolean mapped, boolean array) {
    throw new TypeNotAllowedException("No policy allows the class java.lang.Class");
  }

  @Override
  protected <T> HasDelegate<T> resolveDelegateFrom(Input input) {
    throw new MalformedDataException("The bytes need a delegate, which only their writer knows");
  }

  /** The schema of a class, made when it is first needed: classes refer to each other. */
  private final class Lazy<T> extends HasSchema<T> {

    private final Class<T> type;
    private volatile @Nullable Schema<T> schema;

    Lazy(Class<T> type) {
      super(RawIds.this);
      this.type = type;
    }

    @Override
    public Schema<T> getSchema() {
      Schema<T> known = schema;
      if (known == null) {
        known = RawIds.this.newSchema(type);
        schema = known;
      }
      return known;
    }

    @Override
    public Pipe.Schema<T> getPipeSchema() {
      throw readsOnly();
    }
  }
}
