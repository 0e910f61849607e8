package dev.polycodec.kryo;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.Serializer;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import dev.polycodec.BytesConsumer;
import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.PayloadBuffer;
import dev.polycodec.spi.Plan;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A Kryo whose classes and references go through the message.
 *
 * <p>On the wire, a value that has a place is one number: 0 null, 1 a new value of the class that
 * the place expects, {@code 2n + 2} the n-th object of the message again, {@code 2n + 3} a new
 * value of the n-th class of {@link ClassReferences}. After the number of a new value comes its
 * state.
 */
final class KryoEngine extends Kryo implements Engine, Session {

  private static final byte[] NO_BYTES = {};

  private static final int NULL = 0;
  private static final int EXPECTED = 1;
  private static final int FIRST_OBJECT = 2;
  private static final int FIRST_CLASS = 3;

  final KryoBackend backend;
  final References objects;

  private final ClassReferences classes;
  private final Strings strings = new Strings(this);
  private final Map<Class<?>, ShapeSerializer> serializers = new IdentityHashMap<>();
  private final PayloadBuffer payload = new PayloadBuffer();
  private final Output out;
  private final Input in;

  private @Nullable Message message;
  private @Nullable ShapeSerializer lastRead;

  KryoEngine(KryoBackend backend) {
    this(backend, new ClassReferences(), new References(backend.references()));
  }

  private KryoEngine(KryoBackend backend, ClassReferences classes, References objects) {
    super(classes, objects);
    this.backend = backend;
    this.classes = classes;
    this.objects = objects;
    setRegistrationRequired(false);
    setOptimizedGenerics(false);
    setAutoReset(false);
    out = new Streams.Out(this, payload);
    in = new Streams.In(this);
  }

  @Override
  public void encode(
      @Nullable Object value, Plan plan, Message message, int headroom, BytesConsumer bytes) {
    this.message = message;
    payload.reset(headroom, backend.maxBytes());
    out.setBuffer(payload.reserve(0), -1);
    out.setPosition(headroom);
    Object root = Objects.requireNonNull(value);
    ShapeSerializer type = serializer(root.getClass());
    if (type.tracked) {
      objects.find(root);
    }
    classes.imply(type);
    type.encode(this, out, root);
    payload.advanceTo(out.position());
    forget();
    payload.lendTo(bytes);
  }

  @Override
  public Object decode(byte[] bytes, int offset, int length, Plan plan, Message message) {
    this.message = message;
    in.setBuffer(bytes, offset, length);
    ShapeSerializer type = serializer(message.rootClass());
    classes.imply(type);
    Object root = readNew(in, type);
    if (in.position() != in.limit()) {
      throw new MalformedDataException(
          (in.limit() - in.position()) + " bytes remain after the value");
    }
    forget();
    return root;
  }

  @Override
  public boolean recover() {
    forget();
    return true;
  }

  @Override
  public long retainedBytes() {
    return payload.capacity() + objects.retainedBytes() + classes.retainedBytes();
  }

  private void forget() {
    in.setBuffer(NO_BYTES);
    message = null;
    lastRead = null;
    reset();
  }

  @Override
  public Message message() {
    return Objects.requireNonNull(message, "there is no message");
  }

  @Override
  public Strings strings() {
    return strings;
  }

  /** Returns the serializer of a class. */
  ShapeSerializer serializer(Class<?> type) {
    ShapeSerializer known = serializers.get(type);
    if (known == null) {
      known = backend.serializer(type);
      serializers.put(type, known);
    }
    return known;
  }

  /** Gives Kryo, for serializers of the application, the serializer of a class. */
  @Override
  public Serializer<?> getDefaultSerializer(Class type) {
    ShapeSerializer serializer = serializer(type);
    return serializer instanceof ValueSerializers.Own
        ? backend.ownSerializer(serializer.type)
        : serializer;
  }

  /**
   * Writes a value.
   *
   * @param expected what the reader expects at the place
   * @return the serializer of the value, or {@code expected} if none was needed
   */
  ShapeSerializer write(Output out, @Nullable Object value, ShapeSerializer expected) {
    if (value == null) {
      out.writeByte(NULL);
      return expected;
    }
    Class<?> type = value.getClass();
    ShapeSerializer actual = type == expected.type ? expected : serializer(type);
    if (actual.tracked) {
      int id = objects.find(value);
      if (id != References.NONE) {
        out.writeVarInt(FIRST_OBJECT + 2 * id, true);
        return expected;
      }
    }
    writeNew(out, value, actual, expected);
    return actual;
  }

  /** Reads a value; the caller checks its class. */
  @Nullable Object read(Input in, ShapeSerializer expected) {
    int head = in.readVarInt(true);
    if ((head & 1) == 1) {
      return readNew(in, typeOf(in, head, expected));
    }
    lastRead = expected;
    return head == NULL ? null : objects.get(head - FIRST_OBJECT >>> 1);
  }

  /**
   * Returns the serializer of the value read last, or what was expected if it needed none: what
   * {@link #write} returned to the writer.
   */
  ShapeSerializer lastRead() {
    return Objects.requireNonNull(lastRead, "nothing was read");
  }

  /** Writes a value that nothing else can refer to. */
  void writeForm(Output out, Object value, ShapeSerializer expected) {
    Class<?> type = value.getClass();
    writeNew(out, value, type == expected.type ? expected : serializer(type), expected);
  }

  /** Reads what {@link #writeForm} wrote; the caller checks its class. */
  Object readForm(Input in, ShapeSerializer expected) {
    int head = in.readVarInt(true);
    if ((head & 1) == 0) {
      throw new MalformedDataException("The bytes hold no value where one must be");
    }
    return typeOf(in, head, expected).decode(this, in, References.NONE);
  }

  private void writeNew(
      Output out, Object value, ShapeSerializer actual, ShapeSerializer expected) {
    if (actual == expected) {
      out.writeByte(EXPECTED);
      classes.imply(actual);
    } else {
      classes.write(out, actual, FIRST_CLASS);
    }
    actual.encode(this, out, value);
  }

  private ShapeSerializer typeOf(Input in, int head, ShapeSerializer expected) {
    if (head == EXPECTED) {
      classes.imply(expected);
      return expected;
    }
    return classes.read(in, head - FIRST_CLASS >>> 1);
  }

  private Object readNew(Input in, ShapeSerializer type) {
    int id = type.tracked ? objects.next() : References.NONE;
    Object value = type.decode(this, in, id);
    objects.set(id, value);
    lastRead = type;
    return value;
  }
}
