package dev.polycodec.jdk;

import dev.polycodec.EncodeException;
import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.spi.Message;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.lang.reflect.Proxy;
import java.util.Calendar;
import java.util.Collection;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Writes what a plain {@link ObjectOutputStream} does, and sees each object before its state. */
final class PlainEncoder extends ObjectOutputStream {

  private static final String IMMUTABLE = "java.util.ImmutableCollections$";

  private final StreamClasses classes;
  private final Message message;
  private final StreamDepth depth;
  private final BegunRecords records;

  /** Kept, as each object needs them. */
  private final Consumer<@Nullable Object> seeElement = this::seeElement;

  private final Consumer<@Nullable Object> seeSuspect = this::seeSuspect;

  private final Consumer<Object> seePart = this::seePart;

  /** The class of the element before, where another of the same class need not be looked at. */
  private @Nullable Class<?> lastSeen;

  /** The class of the last part of an object that was admitted, likewise. */
  private @Nullable Class<?> lastPart;

  PlainEncoder(OutputStream out, StreamClasses classes, Message message) throws IOException {
    super(out);
    this.classes = classes;
    this.message = message;
    this.depth = new StreamDepth(classes.config().limits().maxDepth());
    this.records = new BegunRecords(classes, message);
    enableReplaceObject(true);
  }

  void writeRoot(@Nullable Object root) throws IOException {
    seeElement(root);
    writeObject(root);
    flush();
  }

  /**
   * Called once for each object, or for what its class has it replaced by. A calendar has another
   * zone while it is written, and keeps that if it is refused: only a copy of it may.
   */
  @Override
  protected @Nullable Object replaceObject(@Nullable Object value) {
    if (value != null && !(value instanceof String)) {
      see(value);
    }
    return value instanceof Calendar calendar ? calendar.clone() : value;
  }

  private void see(Object value) {
    if (Proxy.isProxyClass(value.getClass())) {
      throw new TypeNotAllowedException("The value holds a dynamic proxy, which is never allowed");
    }
    StreamClass type = classes.of(value.getClass());
    if (!type.serializable()) {
      throw new EncodeException(
          value.getClass().getName()
              + " is not Serializable, which Java's object streams require: implement"
              + " java.io.Serializable, or encode with the codec 'jdk'");
    }
    if (type.loss() != null) {
      throw new EncodeException(
          "Java's object streams do not bring back "
              + value.getClass().getName()
              + ", because "
              + type.loss()
              + ", or use the codec 'jdk'");
    }
    if (value instanceof Throwable failure
        && classes.config().shapes().hasMessageOfTheJvm(failure)) {
      throw new EncodeException(
          "Java's object streams do not bring back this value of "
              + value.getClass().getName()
              + ", because the JVM makes its message where it was thrown: encode one that has the"
              + " message, or use the codec 'jdk'");
    }
    type.copies().charge(value, message);
    if (type.measured()) {
      message.measure(value);
      if (type.content().hasKeys()) {
        message.requireDistinctKeys(value);
      }
    }
    if (type.countsInPlain()) {
      type.hooked().requireReadable();
      message.enter(value.getClass());
      message.exit();
      depth.begin();
      records.begin(value, type);
      type.forEachSuspectField(value, seeSuspect);
      type.hooked().forEachReference(value, seePart);
      type.content().forEach(value, seeElement);
    } else {
      type.forEachSuspect(value, seeSuspect);
    }
  }

  private void seeSuspect(@Nullable Object value) {
    Meta.refuse(value, message);
  }

  private void seeElement(@Nullable Object element) {
    if (element != null && element.getClass() != lastSeen) {
      Meta.refuse(element, message);
      admit(element);
      lastSeen = hidesElements(element) ? null : element.getClass();
    }
  }

  private void seePart(Object part) {
    if (part.getClass() != lastPart) {
      admit(part);
      lastPart = hidesElements(part) ? null : part.getClass();
    }
  }

  /** Sees an object that its class may have replaced before the stream tells of it. */
  private void admit(Object part) {
    if (part instanceof String) {
      return;
    }
    message.admit(part.getClass());
    if (hidesElements(part)) {
      classes.of(part.getClass()).content().forEach(part, seeElement);
    }
  }

  /** Says whether what replaces a container in the stream shows nobody what it holds. */
  static boolean hidesElements(Object part) {
    return (part instanceof Collection || part instanceof Map)
        && part.getClass().getName().startsWith(IMMUTABLE);
  }

  /** Called once for each class; the counterpart of the decoder's {@code resolveClass}. */
  @Override
  protected void annotateClass(Class<?> type) {
    if (!JdkForms.isOne(type) && !ObjectEncoder.isAbstractSuperclass(type)) {
      message.check(type);
    }
  }
}
