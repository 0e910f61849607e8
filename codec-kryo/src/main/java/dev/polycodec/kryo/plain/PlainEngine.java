package dev.polycodec.kryo.plain;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.KryoException;
import com.esotericsoftware.kryo.ReferenceResolver;
import com.esotericsoftware.kryo.Registration;
import com.esotericsoftware.kryo.Serializer;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.KryoBufferOverflowException;
import com.esotericsoftware.kryo.io.Output;
import com.esotericsoftware.kryo.util.NoGenerics;
import com.esotericsoftware.kryo.util.Util;
import dev.polycodec.BytesConsumer;
import dev.polycodec.CodecException;
import dev.polycodec.DecodeException;
import dev.polycodec.EncodeException;
import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.PayloadBuffer;
import dev.polycodec.spi.Plan;
import java.lang.invoke.MethodType;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * A Kryo that the application set up, and that writes and reads under the policy and the limits.
 *
 * <p>Whatever a serializer writes or reads, it does through one of the methods below: each asks the
 * policy about the class and goes on with a guarded serializer. The class of what comes back is
 * checked where it is stored: in a field by {@link PlainField}, elsewhere by the JVM.
 */
final class PlainEngine extends Kryo implements Engine {

  private static final byte[] NO_BYTES = {};
  private static final int FIRST_BYTES = 1024;

  /** After so many messages that failed, what they left is thrown away with the engine. */
  private static final int MAX_FAILURES = 256;

  private final boolean rootsNamed;
  private final PlainReferences objects;

  private final PlainInput in = new PlainInput(this::message);
  private final Output out;
  private final Losses losses;
  private final int maxBytes;
  private final Map<Serializer<?>, Serializer<?>> guards = new IdentityHashMap<>();

  private @Nullable Message message;
  private @Nullable Filling filling;
  private boolean atRoot;
  private boolean writing;
  private int failures;

  PlainEngine(
      BackendConfig config,
      Consumer<? super Kryo> setup,
      boolean rootsNamed,
      IntFunction<Output> outputs) {
    this(config, rootsNamed, outputs, new PlainReferences());
    setup.accept(this);
    setClassLoader(config.loader());
    setAutoReset(false);
    setMaxDepth(Integer.MAX_VALUE); // the message counts
  }

  private PlainEngine(
      BackendConfig config,
      boolean rootsNamed,
      IntFunction<Output> outputs,
      PlainReferences objects) {
    super(new PlainClasses(), objects);
    this.rootsNamed = rootsNamed;
    this.out = outputs.apply(FIRST_BYTES);
    this.objects = objects;
    this.losses = new Losses(config.shapes(), this);
    this.maxBytes = config.limits().maxBytes();
    setReferences(false); // as in a new Kryo()
  }

  @Override
  public void encode(
      @Nullable Object value, Plan plan, Message message, int headroom, BytesConsumer target)
      throws Exception {
    this.message = message;
    writing = true;
    begin(headroom);
    writeRoot(value);
    this.message = null;
    reset();
    target.accept(out.getBuffer(), headroom, out.position() - headroom);
  }

  private void begin(int headroom) {
    byte[] buffer = out.getBuffer();
    if (headroom > buffer.length) {
      buffer = new byte[headroom + FIRST_BYTES];
    }
    long most = Math.max(buffer.length, (long) headroom + maxBytes);
    out.setBuffer(buffer, (int) Math.min(most, Util.maxArraySize));
    out.setPosition(headroom);
  }

  private void writeRoot(@Nullable Object value) {
    try {
      if (rootsNamed || value == null) {
        writeClassAndObject(out, value);
      } else {
        writeObject(out, value);
      }
    } catch (KryoBufferOverflowException e) {
      throw PayloadBuffer.tooLarge(maxBytes);
    }
  }

  @Override
  public @Nullable Object decode(byte[] bytes, int offset, int length, Plan plan, Message message) {
    this.message = message;
    writing = false;
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
    return readAllowed(in, type, registration.getSerializer());
  }

  /** Begins anew but for a few numbers, which Kryo keeps where nobody can reach them. */
  @Override
  public boolean recover() {
    in.begin(NO_BYTES, 0, 0);
    message = null;
    filling = null;
    reset();
    setOptimizedGenerics(getGenerics() != NoGenerics.INSTANCE);
    return ++failures < MAX_FAILURES;
  }

  @Override
  public long retainedBytes() {
    return out.getBuffer().length
        + objects.retainedBytes()
        + ((PlainClasses) getClassResolver()).retainedBytes();
  }

  /** Returns the message that is encoded or decoded now. */
  Message message() {
    return Objects.requireNonNull(message, "there is no message");
  }

  /** Keeps the resolver, and only takes from another which classes have references. */
  @Override
  public void setReferenceResolver(ReferenceResolver resolver) {
    resolver.setKryo(this);
    objects.useReferencesOf(resolver);
    setReferences(true);
  }

  /** Finds how a class is written and read; guarded, but while the application sets Kryo up. */
  @Override
  public Registration getRegistration(Class type) {
    Registration registration = super.getRegistration(type);
    if (message != null) {
      check(type);
      guard(registration);
    }
    return registration;
  }

  /** Refuses what programs of the same setup would neither write nor read. */
  @Override
  protected String unregisteredClassMessage(Class type) {
    if (message == null) {
      return super.unregisteredClassMessage(type);
    }
    throw refusal(
        type.getName()
            + " is not registered in the setup of kryo-plain: register it as its peers do, or say"
            + " setRegistrationRequired(false) there if they do");
  }

  /** Says whether Kryo has a way to create objects of a class. */
  boolean makes(Class<?> type) {
    Registration registration = getRegistration(type);
    if (registration.getInstantiator() == null) {
      try {
        registration.setInstantiator(newInstantiator(type));
      } catch (KryoException e) {
        return false;
      }
    }
    return true;
  }

  private void guard(Registration registration) {
    Serializer<?> serializer = registration.getSerializer();
    if (!(serializer instanceof PlainGuard)) {
      registration.setSerializer(guarded(serializer));
    }
  }

  @Override
  public void writeObject(Output output, Object value) {
    writeObject(output, value, getSerializer(value.getClass()));
  }

  @Override
  public void writeObject(Output output, Object value, Serializer serializer) {
    requireOwn(output);
    check(value.getClass());
    super.writeObject(output, value, guarded(serializer));
  }

  @Override
  public void writeObjectOrNull(Output output, @Nullable Object value, Class type) {
    writeObjectOrNull(output, value, getSerializer(type));
  }

  @Override
  public void writeObjectOrNull(Output output, @Nullable Object value, Serializer serializer) {
    requireOwn(output);
    if (value != null) {
      check(value.getClass());
    }
    super.writeObjectOrNull(output, value, guarded(serializer));
  }

  @Override
  public void writeClassAndObject(Output output, @Nullable Object value) {
    requireOwn(output);
    if (value == null) {
      super.writeClass(output, null);
      return;
    }
    Registration registration = Objects.requireNonNull(writeClass(output, value.getClass()));
    super.writeObject(output, value, registration.getSerializer());
  }

  @Override
  public @Nullable Registration readClass(Input input) {
    requireOwn(input);
    Registration registration = super.readClass(input);
    if (registration != null) {
      check(registration.getType());
      guard(registration);
    }
    return registration;
  }

  @Override
  public <T> @Nullable T readObject(Input input, Class<T> type) {
    return readObject(input, type, getSerializer(type));
  }

  @Override
  public <T> @Nullable T readObject(Input input, Class<T> type, Serializer serializer) {
    check(type);
    return readAllowed(input, type, serializer);
  }

  @Override
  public <T> @Nullable T readObjectOrNull(Input input, Class<T> type) {
    return readObjectOrNull(input, type, getSerializer(type));
  }

  @Override
  public <T> @Nullable T readObjectOrNull(Input input, Class<T> type, Serializer serializer) {
    check(type);
    return readAllowedOrNull(input, type, serializer);
  }

  @Override
  public @Nullable Object readClassAndObject(Input input) {
    Registration registration = readClass(input);
    return registration == null
        ? filled(null)
        : readAllowed(input, registration.getType(), registration.getSerializer());
  }

  /** Asks for a class; texts are always allowed, and there are many. */
  void check(Class<?> type) {
    if (type != String.class) {
      message().check(type);
    }
  }

  /** Reads an object of a class that the message was asked for before. */
  <T> @Nullable T readAllowed(Input input, Class<T> type, Serializer<?> serializer) {
    requireOwn(input);
    return filled(super.readObject(input, type, guarded(serializer)));
  }

  /** Reads an object of a class that the message was asked for before, or null. */
  <T> @Nullable T readAllowedOrNull(Input input, Class<T> type, Serializer<?> serializer) {
    requireOwn(input);
    return filled(super.readObjectOrNull(input, type, guarded(serializer)));
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
    if (filling != null) {
      filling.begin(object);
    }
  }

  private <T> @Nullable T filled(@Nullable T part) {
    if (filling != null) {
      filling.add(part, message());
    }
    return part;
  }

  /** Another input knows neither the end of the bytes nor the limits. */
  private void requireOwn(Input input) {
    if (input != in) {
      throw new DecodeException(
          "A serializer reads from an Input of its own, as compressing and encrypting ones do:"
              + " kryo-plain reads only what lies in the message as it is");
    }
  }

  /** What goes to another output, this codec would not read. */
  private void requireOwn(Output output) {
    if (output != out) {
      throw new EncodeException(
          "A serializer writes objects to an Output of its own, as compressing and encrypting ones"
              + " do: kryo-plain writes only what lies in the message as it is");
    }
  }

  private Serializer<?> guarded(Serializer<?> serializer) {
    if (serializer instanceof PlainGuard) {
      return serializer;
    }
    Serializer<?> known = guards.get(serializer);
    if (known == null) {
      known = PlainGuard.of(this, serializer);
      guards.put(serializer, known);
    }
    return known;
  }

  /** Returns what refuses to write or read, whichever it is. */
  CodecException refusal(String why) {
    return writing ? new EncodeException(why) : new DecodeException(why);
  }

  /** Returns the objects that the message refers back to. */
  PlainReferences objects() {
    return objects;
  }

  /** Returns what Kryo loses of values. */
  Losses losses() {
    return losses;
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
