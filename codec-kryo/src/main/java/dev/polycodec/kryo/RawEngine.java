package dev.polycodec.kryo;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.ReferenceResolver;
import com.esotericsoftware.kryo.Registration;
import com.esotericsoftware.kryo.Serializer;
import com.esotericsoftware.kryo.io.Input;
import dev.polycodec.DecodeException;
import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Plan;
import java.lang.invoke.MethodType;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A Kryo that the application set up as the writer was, and that reads under the policy and the
 * limits.
 *
 * <p>Whatever a serializer reads, it reads through one of the methods below: each asks the policy
 * about the class and reads with a guarded serializer. The class of what comes back is checked
 * where it is stored: in a field by {@link RawField}, elsewhere by the JVM.
 */
final class RawEngine extends Kryo implements Engine, Session {

  private static final byte[] NO_BYTES = {};

  private final boolean rootsNamed;
  private final RawReferences objects;
  private final Strings strings = new Strings(this);
  private final RawInput in = new RawInput(this);
  private final Map<Serializer<?>, Serializer<?>> guards = new IdentityHashMap<>();

  private @Nullable Message message;
  private @Nullable Filling filling;
  private boolean atRoot;

  /** The elements of a container, or its keys and values, while they are read. */
  static final class Filling {
    private @Nullable Object container;
    private int parts;
  }

  RawEngine(KryoRawOptions options, ClassLoader loader) {
    this(options, loader, new RawReferences());
  }

  private RawEngine(KryoRawOptions options, ClassLoader loader, RawReferences objects) {
    super(new RawClasses(), objects);
    this.rootsNamed = options.rootsNamed();
    this.objects = objects;
    setReferences(false); // as in a new Kryo()
    setRegistrationRequired(false); // not as there: the policy judges the names that bytes have
    options.setup().accept(this);
    setClassLoader(loader);
    setAutoReset(false);
    setMaxDepth(Integer.MAX_VALUE); // the message counts
  }

  @Override
  public @Nullable Object decode(byte[] bytes, int offset, int length, Plan plan, Message message) {
    this.message = message;
    in.begin(bytes, offset, length);
    atRoot = rootsNamed;
    Object root = rootsNamed ? readNamedRoot() : readObject(in, message.rootClass());
    if (in.position() != in.limit()) {
      throw new MalformedDataException(
          (in.limit() - in.position()) + " bytes remain after the value");
    }
    in.begin(NO_BYTES, 0, 0);
    this.message = null;
    reset();
    return root;
  }

  private @Nullable Object readNamedRoot() {
    Registration registration = readClass(in);
    atRoot = false;
    if (registration == null) {
      return null;
    }
    Class<?> type = registration.getType();
    message().loadRoot(message().nameOf(MethodType.methodType(type).wrap().returnType()));
    return readObject(in, type, registration.getSerializer());
  }

  /** Kryo keeps what a failed message left half done, where nobody can reach it. */
  @Override
  public boolean recover() {
    return false;
  }

  @Override
  public long retainedBytes() {
    return objects.retainedBytes() + ((RawClasses) getClassResolver()).retainedBytes();
  }

  @Override
  public Message message() {
    return Objects.requireNonNull(message, "there is no message");
  }

  @Override
  public Strings strings() {
    return strings;
  }

  /** Keeps the resolver, and only takes from another which classes have references. */
  @Override
  public void setReferenceResolver(ReferenceResolver resolver) {
    resolver.setKryo(this);
    objects.useReferencesOf(resolver);
    setReferences(true);
  }

  @Override
  public Registration getRegistration(Class type) {
    if (message != null) {
      message.check(type);
    }
    return super.getRegistration(type);
  }

  @Override
  public @Nullable Registration readClass(Input input) {
    requireOwn(input);
    Registration registration = super.readClass(input);
    if (registration != null) {
      message().check(registration.getType());
    }
    return registration;
  }

  @Override
  public <T> @Nullable T readObject(Input input, Class<T> type) {
    return readObject(input, type, getSerializer(type));
  }

  @Override
  public <T> @Nullable T readObject(Input input, Class<T> type, Serializer serializer) {
    requireOwn(input);
    message().check(type);
    return filled(super.readObject(input, type, guarded(serializer)));
  }

  @Override
  public <T> @Nullable T readObjectOrNull(Input input, Class<T> type) {
    return readObjectOrNull(input, type, getSerializer(type));
  }

  @Override
  public <T> @Nullable T readObjectOrNull(Input input, Class<T> type, Serializer serializer) {
    requireOwn(input);
    message().check(type);
    return filled(super.readObjectOrNull(input, type, guarded(serializer)));
  }

  @Override
  public @Nullable Object readClassAndObject(Input input) {
    Registration registration = readClass(input);
    return registration == null
        ? filled(null)
        : readObject(input, registration.getType(), registration.getSerializer());
  }

  /** Begins to read what fills a container, or another object, and returns what was before. */
  @Nullable Filling fill(@Nullable Filling next) {
    Filling before = filling;
    filling = next;
    return before;
  }

  /** Kryo calls this with a container as soon as there is one, and before what it holds. */
  @Override
  public void reference(Object object) {
    super.reference(object);
    if (filling != null && filling.container == null) {
      filling.container = object;
    }
  }

  /** Counts an element or a key just before Kryo puts it into its container. */
  private <T> @Nullable T filled(@Nullable T part) {
    Filling current = filling;
    if (current != null && current.container != null) {
      boolean isValue = current.container instanceof Map && (current.parts & 1) == 1;
      current.parts++;
      if (!isValue) {
        message().key(current.container, part);
      }
    }
    return part;
  }

  /** Another input knows neither the end of the bytes nor the limits. */
  private void requireOwn(Input input) {
    if (input != in) {
      throw new DecodeException(
          "A serializer reads from an Input of its own, as compressing and encrypting ones do:"
              + " kryo-raw reads only what lies in the message as it is");
    }
  }

  private Serializer<?> guarded(Serializer<?> serializer) {
    Serializer<?> known = guards.get(serializer);
    if (known == null) {
      known = RawGuard.of(this, serializer);
      guards.put(serializer, known);
    }
    return known;
  }

  /** Says whether the next class is that of the root. */
  boolean isAtRoot() {
    return atRoot;
  }

  /** Begins what may have a length, which is checked as soon as it is read. */
  void expectLength(boolean primitives) {
    in.expectLength(primitives);
  }
}
