package dev.polycodec.fory;

import dev.polycodec.CodecException;
import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.RootType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import org.apache.fory.Fory;
import org.apache.fory.config.Config;
import org.apache.fory.config.ForyBuilder;
import org.apache.fory.context.MetaReadContext;
import org.apache.fory.context.MetaStringReader;
import org.apache.fory.context.MetaWriteContext;
import org.apache.fory.context.ReadContext;
import org.apache.fory.context.WriteContext;
import org.apache.fory.memory.MemoryBuffer;
import org.apache.fory.resolver.ClassResolver;
import org.apache.fory.resolver.SharedRegistry;
import org.apache.fory.resolver.TypeInfo;
import org.apache.fory.resolver.TypeResolver;
import org.apache.fory.serializer.Serializer;
import org.apache.fory.type.Generics;
import org.jspecify.annotations.Nullable;

/**
 * A Fory that the application set up, and the classes it has met: it asks about each only once. So
 * what a message names is checked again where its root is not allowed all of them.
 *
 * <p>One that writes does not read: what it reads with knows a class as the bytes tell, and it
 * would write with that, too.
 */
final class Session {

  /** Fory's tables have a place for each level, wherever the stack ends. */
  private static final int MOST_LEVELS = 1 << 18;

  private static final int MOST_ROOTS = 64;

  /** Of a message for Java without buffers outside of it. */
  static final byte FIRST = 0;

  /** What a root is allowed of the classes that were met. */
  private enum Rights {
    /** All of them. */
    ALL,
    /** Some, so that each message, which names its classes, is looked at when it ends. */
    SOME,
    /** Not those that messages do not name, or others of the same names. */
    OTHER
  }

  private final BackendConfig config;
  private final boolean writing;
  private final Generators generators;
  private final Set<Class<?>> met = new HashSet<>();
  private final List<Class<?>> numbered = new ArrayList<>();
  private final Map<RootType, Rights> rights = new HashMap<>();
  private Rights now = Rights.ALL;
  private @Nullable RootType last;
  private final Losses losses;
  private final Fory fory;
  private final ReadContext reading;

  /** How long the message must be to be read. */
  private long required;

  private @Nullable Message message;

  /** How many containers are being filled. */
  private int fillings;

  /** Whether the next map is not filled itself, but by what is made of it. */
  private boolean bare;

  Session(ForyPlainOptions options, BackendConfig config, Generators generators, boolean writing) {
    this.config = config;
    this.writing = writing;
    this.generators = generators;
    this.losses = new Losses(config.shapes());
    SharedRegistry names = new SharedRegistry();
    this.fory = build(options, names);
    this.reading = readContext(names);
  }

  private Fory build(ForyPlainOptions options, SharedRegistry names) {
    ForyBuilder builder = Fory.builder();
    builder.withSerializerFactory(this::met); // the first, before the application's
    options.setUp(builder);
    Fory made =
        builder
            .withClassLoader(new Gate(this))
            .withSharedRegistry(names)
            .withTypeChecker((resolver, name) -> true) // the loader checks it
            .withMaxDepth(levels())
            .withMaxGraphMemoryBytes(Long.MAX_VALUE) // the message has a limit
            .withAsyncCompilation(false)
            .withDeserializeUnknownClass(false)
            .suppressClassRegistrationWarnings(true)
            .build();
    requireUsable(made.getConfig());
    options.register(made);
    Containers containers = new Containers(this);
    made.registerSerializerFactory(new Guards(this, containers));
    ClassResolver resolver = (ClassResolver) made.getTypeResolver();
    note(resolver);
    LossyValues.guard(this, resolver);
    containers.guard(resolver);
    deny(resolver);
    resolver.finishRegistration();
    return made;
  }

  /** A container is a level, and each of its elements another. */
  private int levels() {
    return (int) Math.min(2L * config.limits().maxDepth() + 2, MOST_LEVELS);
  }

  private static void requireUsable(Config set) {
    if (set.isXlang()
        || !set.trackingRef()
        || set.isMetaShareEnabled() != set.isScopedMetaShareEnabled()) {
      throw new CodecException(
          "fory-plain is Fory for Java with references, and each message has all that it takes:"
              + " leave withXlang(true), withRefTracking(false), withMetaShare and"
              + " withScopedMetaShare out of the setup");
    }
  }

  private ReadContext readContext(SharedRegistry names) {
    return new ReadContext(
        fory.getConfig(),
        new Generics(),
        fory.getTypeResolver(),
        new References(this, config.limits().maxObjects()),
        new MetaStringReader(names));
  }

  /** Notes what the application has registered by number: no name leads to it. */
  private void note(ClassResolver resolver) {
    for (Class<?> type : resolver.getRegisteredClasses()) {
      if (!resolver.isInternalRegistered(type)) {
        numbered.add(type);
        generators.prepare(resolver, type);
      }
    }
  }

  /** Has Fory ask for those of its own serializers whose classes patterns deny. */
  private void deny(ClassResolver resolver) {
    for (Class<?> type : resolver.getRegisteredClasses()) {
      if (type == Class.class || config.denial(type) != null) {
        resolver.clearSerializer(type);
      }
    }
  }

  /**
   * Begins a message, if this Fory can serve it.
   *
   * @throws TypeNotAllowedException if the policy does not allow its root a class with a number
   */
  boolean begin(Message next) {
    if (next.root() != last) {
      Rights known = rights.get(next.root());
      if (known == null) {
        known = rights(next);
        keep(next.root(), known);
      }
      now = known;
      last = next.root();
    }
    message = next;
    fillings = 0;
    bare = false;
    return now != Rights.OTHER;
  }

  private void keep(RootType root, Rights known) {
    if (rights.size() == MOST_ROOTS) {
      rights.clear();
    }
    rights.put(root, known);
  }

  private Rights rights(Message next) {
    numbered.forEach(type -> next.load(next.nameOf(type)));
    Rights worst = Rights.ALL;
    for (Class<?> type : met) {
      Rights each = rights(next, type);
      worst = each.compareTo(worst) > 0 ? each : worst;
    }
    return worst;
  }

  private Rights rights(Message next, Class<?> type) {
    try {
      return next.load(next.nameOf(type)) == type || writing ? Rights.ALL : Rights.OTHER;
    } catch (CodecException e) {
      return fory.getConfig().isMetaShareEnabled() ? Rights.SOME : Rights.OTHER;
    }
  }

  void end() {
    message = null;
  }

  Message message() {
    return Objects.requireNonNull(message, "there is no message");
  }

  /** Notes that a message can be read only if it has so many bytes. */
  void requireBytes(long length) {
    required = Math.max(required, length);
  }

  /** Begins to fill a container. */
  Filling fill(Object container) {
    return new Filling(message(), fillings++, container);
  }

  /** Ends to fill the container that was begun last. */
  void filled(Filling filling, Class<?> type) {
    fillings--;
    filling.end(type);
  }

  /** Has the next map be returned as it is, to be filled through a view of it. */
  void expectView() {
    bare = true;
  }

  /** Says whether that is so, once. */
  boolean isForView() {
    boolean view = bare;
    bare = false;
    return view;
  }

  void write(MemoryBuffer out, @Nullable Object value) {
    WriteContext context = fory.getWriteContext();
    context.prepare(out, null);
    required = 0;
    try {
      context.writeByte(FIRST);
      context.writeRootRef(value);
      if (out.writerIndex() < required) {
        throw Losses.refusal(
            ArrayBlockingQueue.class, "this value of ", "it has more places than bytes follow");
      }
      MetaWriteContext named = context.getMetaWriteContext();
      if (now == Rights.SOME) {
        named.classMap.forEach((type, number) -> checkAgain(type));
      }
    } finally {
      context.reset();
    }
  }

  /** Reads what follows the first byte. */
  @Nullable Object read(MemoryBuffer in, long memory) {
    reading.prepare(in, null, false);
    try {
      reading.reserveGraphMemory(Long.MAX_VALUE - memory);
      Object root = reading.readRootRef();
      MetaReadContext named = reading.getMetaReadContext();
      for (int i = 0; now == Rights.SOME && i < named.readTypeInfos.size; i++) {
        TypeInfo info = named.readTypeInfos.get(i);
        checkAgain(info == null ? null : info.getType());
      }
      return root;
    } finally {
      reading.reset();
    }
  }

  /** Leaves out what Fory names, but did not ask about: part of a class. */
  private void checkAgain(@Nullable Class<?> type) {
    if (type != null && met.contains(type)) {
      message().check(type);
      if (writing) {
        Guards.parents(type).filter(met::contains).forEach(message()::check);
      }
    }
  }

  /** Checks what a class inherits from: who reads its objects loads those by their names. */
  void meetParents(Class<?> type) {
    Message current = message;
    if (current != null && writing && fory.getConfig().isMetaShareEnabled()) {
      Guards.parents(type).forEach(parent -> meetAllowed(current, parent));
    }
  }

  /** Checks a class when Fory first meets it, and leaves it to others to write and read it. */
  private @Nullable Serializer<?> met(TypeResolver resolver, Class<?> type) {
    generators.prepare(resolver, type);
    if (message != null) {
      meetAllowed(message, type);
      requireKept(type);
    }
    return null;
  }

  private void meetAllowed(Message current, Class<?> type) {
    current.check(type);
    meet(current, type);
  }

  private void meet(Message current, Class<?> type) {
    if (met.add(type)) {
      rights.clear();
      rights.put(current.root(), now);
    }
  }

  /** Refuses to write what would be lost; what was written all the same is read. */
  private void requireKept(Class<?> type) {
    String why = writing ? losses.of(type) : null;
    if (why != null) {
      throw Losses.refusal(type, "", why);
    }
  }

  /** Loads the class of a name after the policy allowed it. */
  Class<?> load(String name) throws ClassNotFoundException {
    if (message == null) {
      throw new ClassNotFoundException(name); // the application registers what its thread sees
    }
    return load(message, name);
  }

  /** At the root, the name may be that of a class which the root's extends. */
  private Class<?> load(Message current, String name) {
    Class<?> found;
    try {
      found = current.load(name);
    } catch (TypeNotAllowedException e) {
      if (reading.getDepth() > 0) {
        throw e;
      }
      found = current.loadRoot(name);
    }
    generators.prepare(fory.getTypeResolver(), found);
    meet(current, found);
    return found;
  }
}
