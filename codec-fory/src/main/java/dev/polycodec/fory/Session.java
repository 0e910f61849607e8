package dev.polycodec.fory;

import dev.polycodec.CodecException;
import dev.polycodec.EncodeException;
import dev.polycodec.LimitExceededException;
import dev.polycodec.SchemaMismatchException;
import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.RootType;
import java.util.Objects;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.function.Consumer;
import java.util.function.Function;
import org.apache.fory.Fory;
import org.apache.fory.context.MetaStringReader;
import org.apache.fory.context.ReadContext;
import org.apache.fory.context.WriteContext;
import org.apache.fory.exception.InsecureException;
import org.apache.fory.memory.MemoryBuffer;
import org.apache.fory.resolver.ClassResolver;
import org.apache.fory.resolver.SharedRegistry;
import org.apache.fory.resolver.TypeResolver;
import org.apache.fory.serializer.GraphMemoryEstimates;
import org.apache.fory.serializer.Serializer;
import org.apache.fory.type.Generics;
import org.jspecify.annotations.Nullable;

/**
 * A Fory and the classes it has met: it asks about each only once. So it serves the messages whose
 * roots are allowed all of them.
 *
 * <p>One that writes does not read: what it reads with knows a class as the bytes tell, and it
 * would write with that, too.
 */
final class Session {

  /** Fory's tables have a place for each level, wherever the stack ends. */
  private static final int MOST_LEVELS = 1 << 18;

  /** Of a message for Java without buffers outside of it. */
  static final byte FIRST = 0;

  private final BackendConfig config;
  final boolean writing;
  private final Generators generators;
  final boolean hardened;
  private final int mostElements;
  private final int levels;
  private final Losses losses;
  private final Fory fory;
  private final Rights rights;
  private final Names names = new Names();
  private final Guards guards = new Guards(this);

  private ReadContext reading;

  /** How long the message must be to be read. */
  private long required;

  /** The message of now, or the one before: null while what the application registers is noted. */
  private @Nullable Message message;

  /** How many containers are being filled. */
  private int fillings;

  /** Whether the next map is not filled itself, but by what is made of it. */
  private boolean bare;

  Session(Setup setup, BackendConfig config, Generators generators, boolean writing) {
    this.config = config;
    this.writing = writing;
    this.generators = generators;
    this.hardened = setup.hardened();
    this.mostElements = config.limits().maxElements();
    // a container is a level, and each of its elements another
    this.levels = (int) Math.min(2L * config.limits().maxDepth() + 2, MOST_LEVELS);
    this.fory = setup.make(this::met, gate(), levels);
    this.losses = new Losses(config.shapes(), fory.getConfig().isCompatible());
    this.rights = new Rights(writing);
    guard(setup);
    this.reading = newReading();
  }

  /** Returns what refuses objects of a class that their fields do not bring back, or null. */
  @Nullable Consumer<Object> lossCheck(Class<?> type) {
    Function<Object, @Nullable String> check = writing ? config.shapes().lossCheck(type) : null;
    return check == null ? null : value -> Losses.requireKeptByFields(type, check.apply(value));
  }

  /** Returns what loads what bytes name by the message, so that the policy comes first. */
  private ClassLoader gate() {
    return new ClassLoader(Fory.class.getClassLoader()) {
      @Override
      protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        return load(name);
      }
    };
  }

  private void guard(Setup setup) {
    setup.registration().accept(fory);
    fory.registerSerializerFactory(guards);
    ClassResolver resolver = (ClassResolver) fory.getTypeResolver();
    config.renamed().forEach((name, type) -> rename(resolver, name, type));
    note(resolver);
    guards.begin(resolver);
    if (hardened) {
      Constants.guard(resolver);
    }
    resolver.finishRegistration();
  }

  /** Has a class keep the name that it had, unless the application has registered it. */
  private static void rename(ClassResolver resolver, String name, Class<?> type) {
    if (!resolver.isRegistered(type)) {
      int simple = name.lastIndexOf('.') + 1;
      resolver.register(type, name.substring(0, Math.max(0, simple - 1)), name.substring(simple));
    }
  }

  /** Returns what keeps the names of messages. */
  private ReadContext newReading() {
    return new ReadContext(
        fory.getConfig(),
        new Generics(),
        fory.getTypeResolver(),
        new References(this, config.limits().maxObjects()),
        new MetaStringReader(new SharedRegistry()));
  }

  /** Notes what the application has registered by number: no name leads to it. */
  private void note(ClassResolver resolver) {
    for (Class<?> type : resolver.getRegisteredClasses()) {
      if (!resolver.isInternalRegistered(type)) {
        rights.number(type);
        generators.prepare(resolver, type);
      }
    }
  }

  /** Says whether a class that Fory knows is refused, or the serializer that it has for it. */
  boolean isDenied(Class<?> type, @Nullable Serializer<?> own) {
    return type == Class.class
        || config.denial(type) != null
        || (hardened
            && own != null
            && Harmless.isOfFory(own.getClass())
            && !Harmless.is(own.getClass()));
  }

  /**
   * Refuses what Fory would write or read with a serializer that may do harm.
   *
   * @param serializer the class of the one that Fory has chosen
   */
  void requireHarmless(Class<?> type, Class<?> serializer) {
    if (config.shapes().holdsForeignMemory(type)) {
      throw unsafe(type.getTypeName() + " holds an address of memory, which bytes must not choose");
    }
    if (hardened && !Harmless.is(serializer)) {
      throw unsafe(
          type.getTypeName()
              + " has hooks of Java serialization or a form of its own in Fory, which is not safe:"
              + " take a codec that carries it, such as jdk");
    }
  }

  private CodecException unsafe(String why) {
    return writing ? new EncodeException(why) : new TypeNotAllowedException(why);
  }

  /** Says whether it has served messages of a root, and may do so again. */
  boolean served(RootType root) {
    return rights.had(root);
  }

  /** Returns what to throw for a class that Fory has no serializer for, such as a view of a map. */
  RuntimeException unsupported(Class<?> type, UnsupportedOperationException failure) {
    return writing
        ? new EncodeException(
            "Fory has no serializer for "
                + type.getTypeName()
                + ": put another value in its place, such as a copy of a view, or take a codec that"
                + " carries it, such as kryo")
        : failure;
  }

  /**
   * Begins a message, if this Fory can serve it.
   *
   * @throws TypeNotAllowedException if the policy does not allow its root a class with a number
   */
  boolean begin(Message next) {
    if (isWorn() || !rights.have(next)) {
      return false;
    }
    if (message != next) { // a store costs a fence
      message = next;
    }
    fillings = 0;
    bare = false;
    return true;
  }

  /** Returns whether it is to be given up, for what it keeps. */
  boolean isWorn() {
    return names.areTooMany();
  }

  Message message() {
    return Objects.requireNonNull(message, "there is no message");
  }

  /** Notes that a message can be read only if it has so many bytes. */
  void requireBytes(long length) {
    required = Math.max(required, length);
  }

  /** Requires that a value, if texts are looked at, is {@linkplain Texts proper}. */
  void requireProper(@Nullable Object value) {
    if (hardened) {
      Texts.require(value);
    }
  }

  /** Requires that a container or an array has no more elements than it may have. */
  void requireFew(int elements) {
    if (elements > mostElements) {
      message().elements(elements, 0, Integer.MAX_VALUE);
    }
  }

  /** Requires that the keys of what is written are some that are read, where others wrote any. */
  void requireDistinctKeys(Object container) {
    if (!hardened) {
      message().requireDistinctKeys(container);
    }
  }

  /** Requires that what is written is not nested deeper than Fory reads it. */
  void requireShallow(WriteContext context) {
    if (context.getDepth() >= levels) {
      throw tooDeep();
    }
  }

  private LimitExceededException tooDeep() {
    return new LimitExceededException(
        "Objects are nested deeper than " + config.limits().maxDepth(), "withMaxDepth");
  }

  /** Has the message pay for references that its bytes do not hold. */
  void pay(int references) {
    reading.reserveGraphMemory((long) GraphMemoryEstimates.REFERENCE_BYTES * references);
  }

  /** Begins to fill a container. */
  <T> Filling<T> fill(T container) {
    return new Filling<>(this, fillings++, container);
  }

  /** Ends to fill the container that was begun last, and returns it. */
  <T> T filled(Filling<T> filling, Class<?> type) {
    fillings--;
    return filling.end(type);
  }

  /** Has the next map be returned as it is, to be filled through a view of it. */
  void expectView() {
    bare = true;
  }

  /** Has no map be taken for the one that is expected, when something else is read before. */
  void expectNoView() {
    bare = false;
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
      References.requireFew(out, context.getRefWriter(), config.limits().maxObjects());
      boolean fits = out.writerIndex() >= required;
      Losses.requireKept(
          ArrayBlockingQueue.class, fits ? null : "it has more places than bytes follow");
    } finally {
      context.getGenerics().reset(); // which keeps the fields around what has failed
      context.reset();
    }
  }

  /** Reads what follows the first byte; of what fails, no name is kept. */
  @Nullable Object read(MemoryBuffer in, long memory) {
    ReadContext context = reading;
    boolean complete = false;
    try {
      context.prepare(in, null, false);
      context.reserveGraphMemory(Long.MAX_VALUE - memory);
      Object root = context.readRootRef();
      complete = true;
      return root;
    } catch (InsecureException e) {
      throw limit(e);
    } finally {
      names.look(context.getMetaStringReader(), complete);
      if (complete) {
        context.reset();
      } else {
        reading = newReading();
      }
    }
  }

  /** Fory says which limit in its message only. */
  private RuntimeException limit(InsecureException e) {
    String why = String.valueOf(e.getMessage());
    if (why.contains("depth")) {
      return tooDeep();
    }
    return why.contains("maxGraphMemoryBytes")
        ? new LimitExceededException(
            "The message takes too much memory for its length", "withMaxExpansion")
        : e;
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
      if (writing) { // what was written all the same is read
        Losses.requireKept(type, "", losses.of(type));
      }
    }
    return guards.kept(type);
  }

  private void meetAllowed(Message current, Class<?> type) {
    current.check(type);
    rights.meet(current, type);
  }

  /**
   * Loads the class of a name after the policy allowed it. At the root, the name may be that of a
   * class which the root's extends.
   */
  private Class<?> load(String name) throws ClassNotFoundException {
    Message current = message;
    if (current == null) {
      throw new ClassNotFoundException(name); // the application registers what its thread sees
    }
    Class<?> found;
    try {
      found = current.load(name);
    } catch (TypeNotAllowedException e) {
      if (reading.getDepth() > 0) {
        throw e;
      }
      found = current.loadRoot(name);
    }
    if (!found.getName().equals(name)) { // the JVM takes no other
      throw new SchemaMismatchException(
          "Fory finds an array of "
              + found.getName()
              + " by the name that the class has, not by one that it had: keep the name, or put the"
              + " objects into lists before it is renamed");
    }
    generators.prepare(fory.getTypeResolver(), found);
    rights.meet(current, found);
    return found;
  }
}
