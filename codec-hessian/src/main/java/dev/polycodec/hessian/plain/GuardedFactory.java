package dev.polycodec.hessian.plain;

import com.caucho.hessian.io.AbstractHessianOutput;
import com.caucho.hessian.io.HessianProtocolException;
import com.caucho.hessian.io.Serializer;
import com.caucho.hessian.io.SerializerFactory;
import dev.polycodec.EncodeException;
import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.Message;
import java.io.IOException;
import java.io.Serializable;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Date;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What an output asks for the serializer of each object: that of the application's factory, under
 * the policy and the limits, which refuses what it would lose; for one thread at a time.
 */
final class GuardedFactory extends SerializerFactory {

  /** Values that have no state, and that Hessian has its own forms for. */
  private static final Set<Class<?>> UNGUARDED =
      Set.of(Boolean.class, Integer.class, Long.class, Double.class, String.class, Date.class);

  private final Application application;
  private final BackendConfig config;
  private final Losses losses;
  private final boolean first;
  private final Map<Class<?>, Serializer> serializers = new IdentityHashMap<>();

  private @Nullable Message message;
  private int written;

  /** Whether what is written now is for a place whose declared class tells what it is. */
  private boolean exact;

  /** The number from which on Hessian's input counts others than its output, of Hessian 2.0. */
  private int replaced = Integer.MAX_VALUE;

  /** What is read only after all that it holds, and not written to its end. */
  private final List<Object> open = new ArrayList<>();

  /** What is being written, and holds what is written next. */
  private @Nullable Object holder;

  GuardedFactory(Application application, BackendConfig config, boolean first) {
    super(SerializerFactory.class.getClassLoader());
    this.application = application;
    this.config = config;
    this.losses = new Losses(config, first);
    this.first = first;
  }

  /** Begins a message, in which nothing declares what its root is. */
  void begin(Message next) {
    message = next;
    exact = false;
  }

  /** Forgets the message. */
  void end() {
    message = null;
    written = 0;
    replaced = Integer.MAX_VALUE;
    open.clear();
    holder = null;
  }

  /** Returns how many objects the message has. */
  int written() {
    return written;
  }

  @Override
  public Serializer getObjectSerializer(Class<?> type) throws HessianProtocolException {
    Serializer known = serializers.get(type);
    if (known == null) {
      known = guarded(type);
      serializers.put(type, known);
    }
    return known;
  }

  @Override
  public Serializer getSerializer(Class type) throws HessianProtocolException {
    return getObjectSerializer(type);
  }

  private Serializer guarded(Class<?> type) throws HessianProtocolException {
    String denial = config.denial(type);
    if (denial != null) {
      throw new Refusal(new TypeNotAllowedException(denial));
    }
    Serializer serializer;
    try {
      serializer = first ? application.getSerializer(type) : application.getObjectSerializer(type);
    } catch (RuntimeException e) {
      throw new Refusal(noSerializer(type, e));
    }
    boolean own = application.isOwn(type, serializer);
    if (!own && (UNGUARDED.contains(type) || PlainValue.isHandle(type))) {
      return serializer;
    }
    return new Guard(type, serializer, losses.of(type, serializer, own));
  }

  private EncodeException noSerializer(Class<?> type, RuntimeException why) {
    boolean mayBe =
        application.isAllowNonSerializable() || Serializable.class.isAssignableFrom(type);
    String text =
        "Hessian has no serializer for "
            + type.getName()
            + (mayBe
                ? ": register one of your own for the class"
                : ", which is not Serializable: make it so, or call setAllowNonSerializable(true)"
                    + " in HessianPlainOptions.setup");
    return new EncodeException(text, null, null, why);
  }

  /** Passes through the serializers of Hessian, which show the object to all other exceptions. */
  static final class Refusal extends Error {

    private static final long serialVersionUID = 1L;

    private Refusal(Exception cause) {
      super(null, cause, false, false);
    }

    Exception exception() {
      return (Exception) Objects.requireNonNull(getCause());
    }
  }

  /** Writes objects of one class. */
  private final class Guard implements Serializer {

    private final Class<?> type;
    private final Serializer target;
    private final Losses.Verdict verdict;
    private final boolean measured;

    Guard(Class<?> type, Serializer target, Losses.Verdict verdict) {
      this.type = type;
      this.target = target;
      this.verdict = verdict;
      this.measured = Message.measures(type);
    }

    @Override
    public void writeObject(Object value, AbstractHessianOutput out) throws IOException {
      int reference = out.getRef(value);
      try {
        if (reference >= 0) {
          requireReadable(value, reference);
          target.writeObject(value, out);
        } else {
          write(value, out);
        }
      } catch (RuntimeException | IOException e) {
        throw new Refusal(e);
      }
    }

    private void write(Object value, AbstractHessianOutput out) throws IOException {
      Message current = message();
      current.enter(type);
      if (measured) {
        current.measure(value);
      }
      if (value instanceof BigInteger number) { // its array may be that of other numbers
        current.charge(2 * (number.bitLength() / Byte.SIZE)); // as it is copied twice
      }
      written++;
      verdict.refuse(value);
      if (verdict.unnamed() && !exact) {
        throw unnamed();
      }
      boolean outer = exact;
      exact = verdict.exact();
      Object holds = holder;
      holder = value;
      if (verdict.whole()) {
        open.add(value);
        target.writeObject(value, out);
        open.remove(open.size() - 1);
      } else {
        target.writeObject(value, out);
      }
      if (verdict.replaced() && !first) {
        replaced = Math.min(replaced, out.getRef(value));
      }
      exact = outer;
      holder = holds;
      current.exit();
    }

    private EncodeException unnamed() {
      return new EncodeException(
          "Hessian does not bring back a "
              + type.getTypeName()
              + " where no declared class tells that it is one: not in a container, nor as an Object");
    }

    private void requireReadable(Object value, int reference) {
      if (verdict.whole() && isOpen(value)) {
        throw message().cycle(type);
      }
      if (reference >= replaced || (first && verdict.replaced())) {
        throw new EncodeException(
            "Hessian's own input would take the second reference to this "
                + type.getName()
                + " for one to another object, because of a Calendar, or another object with a"
                + " serializer that replaces it: copy the object, or use a Date");
      }
    }

    /** An exception is its own cause if it has none; it has been seen to hold itself else. */
    private boolean isOpen(Object value) {
      boolean cause = value instanceof Throwable && value == holder;
      return !cause && open.stream().anyMatch(each -> each == value);
    }
  }

  private Message message() {
    return Objects.requireNonNull(message, "there is no message");
  }
}
