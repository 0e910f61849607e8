package dev.polycodec.internal.core;

import dev.polycodec.CodecException;
import dev.polycodec.Evolution;
import dev.polycodec.NoCodecException;
import dev.polycodec.SchemaRegistry;
import dev.polycodec.Trait;
import dev.polycodec.TypeRef;
import dev.polycodec.internal.message.ClassInfo;
import dev.polycodec.internal.message.Exchange;
import dev.polycodec.internal.message.MessageState;
import dev.polycodec.internal.message.Root;
import dev.polycodec.internal.message.Settings;
import dev.polycodec.internal.message.Setup;
import dev.polycodec.internal.pool.Pool;
import dev.polycodec.internal.pool.Pools;
import dev.polycodec.internal.shape.Remedy;
import dev.polycodec.internal.wire.Preamble;
import dev.polycodec.spi.Backend;
import dev.polycodec.spi.OwnSchemas;
import dev.polycodec.spi.Plan;
import dev.polycodec.spi.Shape;
import dev.polycodec.spi.Shapes.LeftOut;
import dev.polycodec.spi.Variant;
import dev.polycodec.spi.tree.TreeReader;
import java.lang.reflect.Type;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The codec of one backend.
 *
 * <p>It owns its handles and engines; no static and no thread refers to them strongly, so that they
 * die with it. It keeps the classes it has met, as backends do: the application whose classes it
 * serves should be the one that builds it.
 */
public final class BackendCodec implements CoreCodec {

  private final Backend backend;
  private final @Nullable OwnSchemas ownSchemas;
  private final Setup setup;
  private final boolean header;
  private final Failures failures;
  private final Pool<Worker> workers;
  private final Pool<Scratch> scratches;
  private final Map<Type, Handle<?>> handles = new ConcurrentHashMap<>();
  private volatile boolean closed;

  /** Serves one variant with an opened backend. */
  public BackendCodec(Variant variant, Backend backend, Settings settings) {
    this(new Setup(variant, settings), backend, null);
  }

  /**
   * Serves one variant whose messages something precedes.
   *
   * @param preambles null if nothing does
   */
  BackendCodec(Setup setup, Backend backend, @Nullable Supplier<Preamble> preambles) {
    this.backend = backend;
    this.ownSchemas = backend.ownSchemas();
    this.setup = setup;
    this.header = setup.framed() || preambles != null;
    this.failures = new Failures(setup);
    Supplier<Preamble> each = preambles == null ? () -> Preamble.NONE : preambles;
    Pools pools = setup.settings().pools();
    this.workers = pools.create(() -> new Worker(backend, setup, each.get()));
    this.scratches = pools.create(Scratch::new);
    initialize();
  }

  /**
   * Initialises what the first message needs, which may come where the stack of a thread ends: a
   * class that fails to initialise fails for ever.
   */
  private void initialize() {
    Objects.requireNonNull(new Root(Object.class, setup).raw());
    Objects.requireNonNull(Plan.NONE);
    Worker first = workers.acquire();
    try {
      first.open();
    } catch (LinkageError | RuntimeException e) {
      throw e instanceof CodecException known ? known : unopened("'" + name() + "'", name(), e);
    }
    DeepCall.initialize();
    workers.release(first);
  }

  @Override
  public String name() {
    return setup.variant().name();
  }

  @Override
  public Set<Trait> traits() {
    return setup.variant().traits();
  }

  @Override
  public <T> TypedForms<T> forType(Class<T> type) {
    return this.<T>handle(type);
  }

  @Override
  public <T> TypedForms<T> forType(TypeRef<T> type) {
    return this.<T>handle(type.type());
  }

  /** Returns the handle of a type. */
  @SuppressWarnings("unchecked") // the key is the handle's type
  <T> Handle<T> handle(Type type) {
    Handle<?> known = handles.get(Objects.requireNonNull(type, "type"));
    if (known == null) {
      known = prepare(type);
    }
    requireOpen();
    return (Handle<T>) known;
  }

  private Handle<?> prepare(Type type) {
    requireOpen();
    Root root = new Root(type, setup);
    Handle<?> made;
    try {
      made = new Handle<>(this, root, backend.prepare(root));
    } catch (RuntimeException | Error e) {
      throw failures.onEncode(e, root, null, Failures.Progress.NONE, true);
    }
    Handle<?> earlier = handles.putIfAbsent(type, made);
    return earlier == null ? made : earlier;
  }

  @Override
  public String explain(Class<?> type) {
    return type.getName() + " is encoded by " + name() + ", the only codec here" + leftOut(type);
  }

  /** Returns the end of an explanation: the fields of a class that are not encoded. */
  String leftOut(Class<?> type) {
    Shape shape = setup.shapes().of(type);
    boolean byFields = !shape.applicationSurrogate() && shape.kind() != Shape.Kind.REFUSED;
    List<LeftOut> leftOut = byFields ? setup.shapes().leftOut(type) : List.of();
    return leftOut.isEmpty()
        ? ""
        : leftOut.stream()
            .map(field -> field.field().getName() + " (" + field.by() + ")")
            .collect(Collectors.joining(", ", "; it leaves out ", ""));
  }

  @Override
  public @Nullable BackendCodec exchanging() {
    boolean strict = setup.framed() && setup.evolution() == Evolution.STRICT;
    return ownSchemas != null || strict ? this : null;
  }

  /** Returns the schemas of what classes declare. */
  public byte[] exportSchemas(Class<?>... roots) {
    if (ownSchemas != null) {
      requireOpen();
      return ownSchemas.exportOf(roots);
    }
    Map<Class<?>, ClassInfo> classes = new LinkedHashMap<>();
    for (Class<?> root : roots) {
      for (ClassInfo info : handle(root).root().declared()) {
        classes.putIfAbsent(info.type(), info);
      }
    }
    return Exchange.write(classes.values());
  }

  /** Adds schemas, and returns how many were new. */
  public int importSchemas(byte[] schemas) {
    requireOpen();
    return ownSchemas != null
        ? ownSchemas.add(schemas)
        : setup.exchange().read(schemas, setup.policy());
  }

  /** Publishes and finds schemas in a registry. */
  public void connect(SchemaRegistry registry) {
    requireOpen();
    if (ownSchemas != null) {
      throw new IllegalStateException(
          "The codec '"
              + name()
              + "' has schemas of its library, which no registry keeps: export and import them");
    }
    setup.exchange().connect(registry);
  }

  /** Returns the engines, while the codec is open. */
  Pool<Worker> workers() {
    requireOpen();
    return workers;
  }

  /** Returns what reads messages without classes, if the backend can. */
  @Nullable TreeReader trees() {
    return backend.trees();
  }

  /** Returns the state of a message that no worker has. */
  MessageState newMessage() {
    return new MessageState(setup);
  }

  Pool<Scratch> scratches() {
    requireOpen();
    return scratches;
  }

  /** Says whether the frame of a message has the number of this codec. */
  boolean wrote(byte[] array, int offset, int length) {
    return setup.framed()
        && length > 1
        && Control.isKnown(array[offset] & 0xFF)
        && (array[offset + 1] & 0xFF) == setup.variant().number();
  }

  /** Says whether the core writes something before a payload. */
  boolean hasHeader() {
    return header;
  }

  Setup setup() {
    return setup;
  }

  private void requireOpen() {
    if (closed) {
      throw closed(name());
    }
  }

  /** Returns what to throw for a backend of which something is missing. */
  public static NoCodecException unopened(String described, String name, Throwable failure) {
    Throwable cause = failure.getCause();
    boolean first = failure instanceof ExceptionInInitializerError && cause != null;
    return new NoCodecException(
        "The codec "
            + described
            + " cannot be opened: its backend is missing or does not fit ("
            + (first ? cause : failure)
            + ")"
            + Remedy.of(failure),
        name,
        null,
        failure);
  }

  static IllegalStateException closed(String name) {
    return new IllegalStateException(
        "The codec " + name + " is closed: nothing can be encoded or decoded with it any more");
  }

  @Override
  public void close() {
    closed = true;
    handles.clear();
    workers.close();
    scratches.close();
  }

  @Override
  public String toString() {
    return name();
  }
}
