package dev.polycodec.bson;

import dev.polycodec.CodecException;
import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.Message;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.bson.BsonDocument;
import org.bson.Document;
import org.bson.codecs.Codec;
import org.bson.codecs.configuration.CodecProvider;
import org.bson.codecs.configuration.CodecRegistry;
import org.bson.codecs.pojo.annotations.BsonDiscriminator;
import org.bson.codecs.pojo.annotations.BsonExtraElements;
import org.jspecify.annotations.Nullable;

/**
 * Which classes the discriminators in documents stand for. The library would load and initialise
 * each class that they name. So it knows a class before it reads the name.
 *
 * <p>It is asked for each class before the application's registry is, and provides no codec.
 */
final class Discriminators implements CodecProvider {

  private final BackendConfig config;
  private final Map<String, Class<?>> declared = new ConcurrentHashMap<>();

  Discriminators(BackendConfig config) {
    this.config = config;
  }

  @Override
  public <T> @Nullable Codec<T> get(Class<T> type, CodecRegistry registry) {
    String denial = config.denial(type);
    if (denial != null) {
      throw new TypeNotAllowedException(denial);
    }
    requireKnownExtras(type);
    BsonDiscriminator says = type.getAnnotation(BsonDiscriminator.class);
    if (says != null && !says.value().isEmpty()) {
      declared.put(says.value(), type);
    }
    return null;
  }

  /** Has the library know the class of a discriminator, if the message may have objects of it. */
  void require(String discriminator, CodecRegistry registry, Message message) {
    Class<?> type = declared.get(discriminator);
    if (type == null) {
      type = message.load(discriminator);
    }
    message.check(type);
    registry.get(type);
  }

  /** The library reads such elements from a copy, where nobody sees the discriminators. */
  private static void requireKnownExtras(Class<?> type) {
    for (Class<?> c = type; c != null; c = c.getSuperclass()) {
      for (Field field : c.getDeclaredFields()) {
        requireKnownExtras(field, field.getGenericType());
      }
      for (Method method : c.getDeclaredMethods()) {
        requireKnownExtras(method, method.getGenericReturnType());
      }
    }
  }

  private static void requireKnownExtras(AnnotatedElement member, Type type) {
    boolean known =
        type == Document.class
            || type == BsonDocument.class
            || type instanceof ParameterizedType map
                && map.getRawType() == Map.class
                && map.getActualTypeArguments()[1] == Object.class;
    if (!known && member.isAnnotationPresent(BsonExtraElements.class)) {
      throw new CodecException(
          member
              + " takes what other elements a document has: declare it as a Document, a BsonDocument"
              + " or a Map<String, Object>, as others may hold objects of any class");
    }
  }
}
