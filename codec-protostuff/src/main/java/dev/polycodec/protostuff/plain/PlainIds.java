package dev.polycodec.protostuff.plain;

import dev.polycodec.MalformedDataException;
import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Shapes;
import io.protostuff.CollectionSchema;
import io.protostuff.Input;
import io.protostuff.MapSchema;
import io.protostuff.Output;
import io.protostuff.Pipe;
import io.protostuff.Schema;
import io.protostuff.runtime.Delegate;
import io.protostuff.runtime.EnumIO;
import io.protostuff.runtime.HasDelegate;
import io.protostuff.runtime.HasSchema;
import io.protostuff.runtime.RuntimeEnv;
import io.protostuff.runtime.RuntimeSchema;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * The strategy that the application set up. It turns the names in the bytes into classes through
 * the message, where the library's own loads what it is told and remembers it for the whole
 * process.
 */
final class PlainIds extends NamingIds {

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
  private final PlainContainers containers;
  private final Losses losses;
  private final Registrations registered;
  private final Map<Class<?>, HasDelegate<?>> delegates = new HashMap<>();
  private final Map<Class<?>, HasSchema<?>> schemas = new ConcurrentHashMap<>();
  private final Map<Class<?>, EnumIO<?>> enums = new ConcurrentHashMap<>();

  PlainIds(BackendConfig config, Registrations registered) {
    super(registered.flags());
    this.registered = registered;
    this.shapes = config.shapes();
    this.containers = new PlainContainers(registered, shapes);
    this.losses = new Losses(this, config);
    registered.delegates().forEach((type, of) -> delegates.put(type, new HasDelegate<>(of, this)));
  }

  private static Message message(Input input) {
    return ((PlainInput) input).message();
  }

  Losses losses() {
    return losses;
  }

  @Override
  public boolean isRegistered(Class<?> type) {
    return registered.schemas().containsKey(type) || registered.mapped().containsKey(type);
  }

  @Override
  public boolean isDelegateRegistered(Class<?> type) {
    return delegates.containsKey(type);
  }

  @Override
  @SuppressWarnings("unchecked") // the delegate of a class is for its values
  public <T> @Nullable HasDelegate<T> getDelegateWrapper(Class<? super T> type) {
    return (HasDelegate<T>) delegates.get(type);
  }

  @Override
  public <T> @Nullable Delegate<T> getDelegate(Class<? super T> type) {
    HasDelegate<T> wrapper = getDelegateWrapper(type);
    return wrapper == null ? null : wrapper.delegate;
  }

  @Override
  @SuppressWarnings("unchecked") // each class has a schema of its own
  public <T> @Nullable HasSchema<T> getSchemaWrapper(Class<T> type, boolean create) {
    Class<?> of = registered.mapped().getOrDefault(type, type);
    return (HasSchema<T>) (create ? schemas.computeIfAbsent(of, Lazy::new) : schemas.get(of));
  }

  /** Returns the schema of a class, in the wrapper that makes it when it is needed. */
  <T> HasSchema<T> wrapper(Class<T> type) {
    return Objects.requireNonNull(getSchemaWrapper(type, true));
  }

  @Override
  protected <T> Schema<T> newSchema(Class<T> type) {
    String refusal = refusal(type);
    if (refusal != null) {
      throw new TypeNotAllowedException(refusal);
    }
    return new CheckedSchema<>(
        RuntimeSchema.createFrom(type, this), shapes.of(type), PlainClasses.isValue(type), losses);
  }

  /** The library would take any class for a message, but it writes the JDK's by chance only. */
  void requireMessage(Class<?> type) {
    boolean own = isRegistered(type) || io.protostuff.Message.class.isAssignableFrom(type);
    if (!own && !PlainClasses.isMessage(shapes.of(type))) {
      throw new TypeNotAllowedException(PlainClasses.noMessage(shapes.of(type)));
    }
  }

  /** Returns why a class has no schema of its fields, or null if it has. */
  @Nullable String refusal(Class<?> type) {
    return PlainClasses.refusal(shapes.of(type));
  }

  /** A class that was merely met is none that the application registered. */
  @Override
  protected <T> @Nullable HasSchema<T> tryWritePojoIdTo(
      Output output, int number, Class<T> type, boolean known) throws IOException {
    return isRegistered(type) ? writePojoIdTo(output, number, type) : null;
  }

  @Override
  protected <T> HasSchema<T> writePojoIdTo(Output output, int number, Class<T> type)
      throws IOException {
    output.writeString(number, type.getName(), false);
    return wrapper(type);
  }

  @Override
  protected <T> @Nullable HasDelegate<T> tryWriteDelegateIdTo(
      Output output, int number, Class<T> type) throws IOException {
    HasDelegate<T> delegate = getDelegateWrapper(type);
    if (delegate != null) {
      output.writeString(number, type.getName(), false);
    }
    return delegate;
  }

  @Override
  protected <T> Schema<T> writeMessageIdTo(
      Output output, int number, io.protostuff.Message<T> message) throws IOException {
    output.writeString(number, message.getClass().getName(), false);
    return messageSchema(message);
  }

  @SuppressWarnings("unchecked") // a message of a class is one
  private <T> Schema<T> messageSchema(io.protostuff.Message<T> message) {
    return new OwnSchema<>(message.cachedSchema(), (Class<T>) message.getClass());
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
    return (EnumIO<? extends Enum<?>>) (EnumIO) enums.computeIfAbsent(type, this::enumIo);
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // as above
  private EnumIO<?> enumIo(Class<?> type) {
    boolean byName = (flags & ENUMS_BY_NAME) != 0;
    EnumIO<?> io =
        byName ? new EnumIO.ByName((Class) type, this) : new EnumIO.ByNumber((Class) type, this);
    for (Object each : type.getEnumConstants()) {
      Enum<?> constant = (Enum<?>) each;
      Enum<?> back =
          byName ? io.getByAlias(io.getAlias(constant)) : io.getByTag(io.getTag(constant));
      if (back != constant) {
        throw new TypeNotAllowedException(
            "Protostuff writes the constants "
                + constant.name()
                + " and "
                + back.name()
                + " of "
                + type.getName()
                + " alike: give each @Tag "
                + (byName ? "an alias" : "a number")
                + " of its own");
      }
    }
    return io;
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
    return containers.collections(type);
  }

  @Override
  protected CollectionSchema.MessageFactory resolveCollectionFrom(Input input) throws IOException {
    return containers.collections(input.readString(), message(input));
  }

  @Override
  protected MapSchema.MessageFactory getMapFactory(Class<?> type) {
    return containers.maps(type);
  }

  @Override
  protected MapSchema.MessageFactory resolveMapFrom(Input input) throws IOException {
    return containers.maps(input.readString(), message(input));
  }

  PlainContainers containers() {
    return containers;
  }

  /** Returns an empty set or map of an enum. */
  Object emptyOf(Class<?> type, Class<?> constants) {
    EnumIO<?> io = getEnumIO(constants);
    return Map.class.isAssignableFrom(type) ? io.newEnumMap() : io.newEnumSet();
  }

  @Override
  boolean hasFactory(Class<?> type) {
    return registered.collections().containsKey(type);
  }

  @Override
  protected Class<?> resolveArrayComponentTypeFrom(Input input, boolean mapped) throws IOException {
    String name = input.readString();
    ((PlainInput) input).expectArray();
    Class<?> primitive = PRIMITIVES.get(name);
    return primitive != null ? primitive : message(input).load(name);
  }

  @Override
  protected <T> HasDelegate<T> resolveDelegateFrom(Input input) throws IOException {
    Class<?> type = message(input).load(input.readString());
    message(input).check(type);
    HasDelegate<T> delegate = getDelegateWrapper(erased(type));
    if (delegate == null) {
      throw new MalformedDataException(
          "The bytes need a delegate for " + type.getName() + ", and none is registered");
    }
    return delegate;
  }

  @SuppressWarnings("unchecked") // the wrapper of a class is for its values
  private static <T> Class<T> erased(Class<?> type) {
    return (Class<T>) type;
  }

  /** The schema of a class, made when it is first needed: classes refer to each other. */
  private final class Lazy<T> extends HasSchema<T> {

    private final Class<T> type;
    private volatile @Nullable Schema<T> schema;

    Lazy(Class<T> type) {
      super(PlainIds.this);
      this.type = type;
    }

    @Override
    public Schema<T> getSchema() {
      Schema<T> known = schema;
      if (known == null) {
        known = newSchema();
        schema = known;
      }
      return known;
    }

    @SuppressWarnings("unchecked") // what is registered for a class is for its objects
    private Schema<T> newSchema() {
      Schema<T> own = (Schema<T>) registered.schemas().get(type);
      if (own != null) {
        return new OwnSchema<>(own, type);
      }
      return io.protostuff.Message.class.isAssignableFrom(type)
          ? messageSchema((io.protostuff.Message<T>) RuntimeEnv.newInstantiator(type).newInstance())
          : PlainIds.this.newSchema(type);
    }

    @Override
    public Pipe.Schema<T> getPipeSchema() {
      throw new UnsupportedOperationException("There are no pipes");
    }
  }
}
