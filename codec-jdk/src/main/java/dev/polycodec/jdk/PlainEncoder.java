package dev.polycodec.jdk;

import dev.polycodec.EncodeException;
import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.spi.Message;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.io.Serializable;
import java.lang.reflect.Proxy;
import org.jspecify.annotations.Nullable;

/** Writes what a plain {@link ObjectOutputStream} does, and sees each object before its state. */
final class PlainEncoder extends ObjectOutputStream {

  private static final String IMMUTABLE = "java.util.ImmutableCollections$";

  private final PlainBackend backend;
  private final Message message;
  private final StreamDepth depth;

  PlainEncoder(OutputStream out, PlainBackend backend, Message message) throws IOException {
    super(out);
    this.backend = backend;
    this.message = message;
    this.depth = new StreamDepth(backend.config().limits().maxDepth());
    enableReplaceObject(true);
  }

  void writeRoot(@Nullable Object root) throws IOException {
    seeElement(root);
    writeObject(root);
    flush();
  }

  /** Called once for each object, or for what its class has it replaced by. */
  @Override
  protected @Nullable Object replaceObject(@Nullable Object value) {
    if (value != null && !(value instanceof String)) {
      see(value);
    }
    return value;
  }

  private void see(Object value) {
    if (!(value instanceof Serializable)) {
      throw new EncodeException(
          value.getClass().getName()
              + " is not Serializable, which Java's object streams require: implement"
              + " java.io.Serializable, or encode with the codec 'jdk'");
    }
    if (Proxy.isProxyClass(value.getClass())) {
      throw new TypeNotAllowedException("The value holds a dynamic proxy, which is never allowed");
    }
    PlainClass known = backend.known(value.getClass());
    if (known.counted()) {
      known.hooked().requireReadable();
      message.enter(value.getClass());
      message.exit();
      depth.begin();
      Meta.refuseFields(value, known.shape(), message);
      known.hooked().refersTo(value, this::isRefused);
      Meta.forEachIn(value, this::seeElement);
    }
  }

  private void seeElement(@Nullable Object element) {
    Meta.refuse(element, message);
    if (element != null) {
      admit(element);
    }
  }

  /** Never says so, as what is refused has failed. */
  private boolean isRefused(Object part) {
    admit(part);
    return false;
  }

  /** Sees an object that its class may have replaced before the stream tells of it. */
  private void admit(Object part) {
    message.admit(part.getClass());
    if (part.getClass().getName().startsWith(IMMUTABLE)) {
      Meta.forEachIn(part, this::seeElement); // as what replaces it does not show them
    }
  }

  /** Called once for each class; the counterpart of the decoder's {@code resolveClass}. */
  @Override
  protected void annotateClass(Class<?> type) {
    if (!JdkForms.isOne(type) && !ObjectEncoder.isAbstractSuperclass(type)) {
      message.check(type);
    }
  }
}
