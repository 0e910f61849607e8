package dev.polycodec.hessian.plain;

import com.caucho.hessian.io.AbstractSerializerFactory;
import com.caucho.hessian.io.ContextSerializerFactory;
import com.caucho.hessian.io.Deserializer;
import com.caucho.hessian.io.HessianProtocolException;
import com.caucho.hessian.io.Serializer;
import com.caucho.hessian.io.SerializerFactory;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** Hessian's factory as the application set it up; safe for use by any number of threads. */
final class Application extends SerializerFactory {

  private final Map<Class<?>, Optional<Deserializer>> deserializers = new ConcurrentHashMap<>();

  Application(ClassLoader loader) {
    super(loader);
  }

  @SuppressWarnings("unchecked") // addFactory takes nothing else
  private List<AbstractSerializerFactory> factories() {
    return _factories;
  }

  /** Says whether the application gave what writes a class. */
  boolean isOwn(Class<?> type, Serializer serializer) throws HessianProtocolException {
    for (AbstractSerializerFactory factory : factories()) {
      if (factory.getSerializer(type) != null) {
        return true;
      }
    }
    return !isOfHessian(serializer);
  }

  /** Returns what the application gave to read a class, or null. */
  @Nullable Deserializer own(Class<?> type) {
    Optional<Deserializer> known = deserializers.get(type);
    if (known == null) {
      known = Optional.ofNullable(find(type));
      deserializers.put(type, known);
    }
    return known.orElse(null);
  }

  private @Nullable Deserializer find(Class<?> type) {
    for (AbstractSerializerFactory factory : factories()) {
      Deserializer own = find(factory, type);
      if (own != null) {
        return own;
      }
    }
    ClassLoader loader = type.getClassLoader();
    Deserializer named =
        loader == null ? null : ContextSerializerFactory.create(loader).getCustomDeserializer(type);
    return named == null || isOfHessian(named) ? null : named;
  }

  private static @Nullable Deserializer find(AbstractSerializerFactory factory, Class<?> type) {
    try {
      return factory.getDeserializer(type);
    } catch (HessianProtocolException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean isOfHessian(Object serializer) {
    return serializer.getClass().getName().startsWith("com.caucho.hessian.io.");
  }
}
