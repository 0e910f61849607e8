package dev.polycodec.internal.shape;

import dev.polycodec.EncodeException;
import dev.polycodec.Surrogate;
import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Scalar;
import dev.polycodec.spi.Shape;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A shape whose parts the {@link Classifier} has found. */
final class ShapeImpl implements Shape {

  private final Class<?> type;
  private final Kind kind;
  private final List<FieldShape> fields;
  private final @Nullable Surrogate<?, ?> surrogate;
  private final boolean applicationSurrogate;
  private final @Nullable String refusal;
  private final @Nullable Creator creator;
  private final int fingerprint;
  private final @Nullable Scalar scalar;
  private final boolean keyed;

  /** Whether methods of an application list and fill a container that is rebuilt by them. */
  private final boolean own;

  /** Asked here once: the JVM searches all interfaces of a class that lacks the one in question. */
  private final boolean compares;

  private ShapeImpl(
      Class<?> type,
      Kind kind,
      List<FieldShape> fields,
      @Nullable Surrogate<?, ?> surrogate,
      boolean applicationSurrogate,
      @Nullable String refusal,
      @Nullable Creator creator,
      WireNames names) {
    this.type = type;
    this.kind = kind;
    this.fields = List.copyOf(fields);
    this.surrogate = surrogate;
    this.applicationSurrogate = applicationSurrogate;
    this.refusal = refusal;
    this.creator = creator;
    this.fingerprint = Fingerprint.of(type, kind, fields, surrogate, names);
    this.scalar = applicationSurrogate ? null : Scalar.of(type);
    this.keyed = !applicationSurrogate && KeyTable.of(type) != KeyTable.NONE;
    this.compares = Set.class.isAssignableFrom(type) || !Jdk.owns(type);
    boolean rebuilt = kind == Kind.COLLECTION || kind == Kind.MAP;
    this.own = rebuilt && !Jdk.owns(type) && Heritage.isOverridden(type);
  }

  /** A shape with nothing but its kind. */
  static ShapeImpl plain(Class<?> type, Kind kind, WireNames names) {
    return new ShapeImpl(type, kind, List.of(), null, false, null, null, names);
  }

  static ShapeImpl refused(Class<?> type, String refusal, WireNames names) {
    return new ShapeImpl(type, Kind.REFUSED, List.of(), null, false, refusal, null, names);
  }

  static ShapeImpl hooks(Class<?> type, List<FieldShape> fields, String refusal, WireNames names) {
    return new ShapeImpl(type, Kind.JAVA_HOOKS, fields, null, false, refusal, null, names);
  }

  static ShapeImpl surrogate(
      Class<?> type, Surrogate<?, ?> surrogate, boolean application, WireNames names) {
    return new ShapeImpl(
        type, Kind.SURROGATE, List.of(), surrogate, application, null, null, names);
  }

  static ShapeImpl created(
      Class<?> type, Kind kind, List<FieldShape> fields, Creator creator, WireNames names) {
    return new ShapeImpl(type, kind, fields, null, false, null, creator, names);
  }

  @Override
  public Class<?> type() {
    return type;
  }

  @Override
  public Kind kind() {
    return kind;
  }

  @Override
  public List<FieldShape> fields() {
    return fields;
  }

  @Override
  public @Nullable Surrogate<?, ?> surrogate() {
    return surrogate;
  }

  @Override
  public boolean applicationSurrogate() {
    return applicationSurrogate;
  }

  @Override
  public @Nullable String refusal() {
    return refusal;
  }

  @Override
  public void requireOpen() {
    boolean open =
        type.getModule().isOpen(type.getPackageName(), Shape.class.getModule()) || Jdk.owns(type);
    if (kind == Kind.REFUSED && !open) {
      throw new EncodeException(Objects.requireNonNull(refusal, "a REFUSED class has one"));
    }
  }

  @Override
  public int fingerprint() {
    return fingerprint;
  }

  @Override
  public @Nullable Scalar scalar() {
    return scalar;
  }

  @Override
  public boolean keyed() {
    return keyed;
  }

  @Override
  public boolean compares() {
    return compares;
  }

  @Override
  public Object allocate() {
    return type == Object.class ? new Object() : creator(kind == Kind.FIELDS).allocate();
  }

  @Override
  public Object construct(@Nullable Object[] components) throws Throwable {
    return creator(kind == Kind.RECORD).construct(components);
  }

  @Override
  @SuppressWarnings("unchecked") // a new collection takes any element
  public Collection<@Nullable Object> newCollection(int expected) {
    Object made = creator(kind == Kind.COLLECTION).allocate(expected);
    // Most are of this class, and a cast to an interface makes the JVM search those of the class.
    return made instanceof ArrayList<?> ? (ArrayList<Object>) made : (Collection<Object>) made;
  }

  @Override
  @SuppressWarnings("unchecked") // a new map takes any entry
  public Map<@Nullable Object, @Nullable Object> newMap(int expected) {
    return (Map<Object, Object>) creator(kind == Kind.MAP).allocate(expected);
  }

  @Override
  public void requireRefilled(Object container) {
    if (own) {
      Refill.require(this, container);
    }
  }

  @Override
  @SuppressWarnings("unchecked") // the form of a class takes its values
  public Object toForm(Object value, Message message) {
    return surrogate instanceof Nesting.Form<?> nested
        ? ((Nesting.Form<Object>) nested).toForm(value, type, Object.class, message)
        : Shape.super.toForm(value, message);
  }

  @Override
  public Object fromForm(@Nullable Object form, Message message, Message.Filling filling) {
    return surrogate instanceof Nesting.Form<?> nested && form instanceof byte[] bytes
        ? nested.fromForm(bytes, type, message)
        : Shape.super.fromForm(form, message, filling);
  }

  @Override
  public @Nullable Object seed(Object value) {
    return heritage().seed(value);
  }

  @Override
  public Object create(@Nullable Object seed) {
    return heritage().create(seed);
  }

  @Override
  public @Nullable Object[] content(Object value, Message message) {
    @Nullable Object[] content = heritage().content(value);
    message.form(type, heritage().counted(value, content), false);
    return content;
  }

  @Override
  public void fill(
      Object value, @Nullable Object[] content, Message message, Message.Filling filling) {
    message.form(type, heritage().counted(value, content), filling.waits());
    heritage().fill(value, content, filling, key -> message.key(value, key));
  }

  private Heritage heritage() {
    return (Heritage) creator(kind == Kind.EXTENSION);
  }

  private Creator creator(boolean right) {
    if (!right || creator == null) {
      throw new IllegalStateException(type.getName() + " has the shape " + kind);
    }
    return creator;
  }

  @Override
  public String toString() {
    return kind + " " + type.getName();
  }
}
