package dev.polycodec.onenio.plain;

import dev.polycodec.DecodeException;
import dev.polycodec.MalformedDataException;
import dev.polycodec.onenio.OneNioPlainOptions;
import dev.polycodec.spi.Shapes;
import java.io.IOException;
import java.lang.reflect.Modifier;
import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongFunction;
import one.nio.serial.DeserializeStream;
import one.nio.serial.Renamed;
import one.nio.serial.Repository;
import one.nio.serial.Serializer;
import org.jspecify.annotations.Nullable;

/**
 * The schemas that the engines of a codec know: one of each class as it is here, and a bounded
 * number of others, for each of which one-nio generates code.
 */
final class Schemas {

  /** So many schemas of classes as they are not here are kept, and a message may have. */
  static final int MOST = 256;

  /** So many numbers, a power of two, are found without a look at the map of all. */
  private static final int RECENT = 64;

  private static final String LIBRARY = Repository.class.getPackageName().replace("serial", "");

  private final Shapes shapes;
  private final LongFunction<byte @Nullable []> source;
  private final Map<Long, ReadType> numbered = new ConcurrentHashMap<>();
  private final @Nullable Numbered[] recent = new Numbered[RECENT];
  private final Map<String, Class<?>> renamed = new HashMap<>();
  private final Map<Class<?>, ReadType> local = new ConcurrentHashMap<>();
  private final int preloaded;
  private final @Nullable ReadType[] bootstrap = new ReadType[-Byte.MIN_VALUE];

  private final Map<ByteBuffer, ReadType> foreign =
      new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<ByteBuffer, ReadType> eldest) {
          return size() > MOST;
        }
      };

  Schemas(Shapes shapes, OneNioPlainOptions options) {
    this.shapes = shapes;
    this.source = options.schemas();
    options.preloaded().forEach(this::preload);
    this.preloaded = numbered.size();
    for (int i = 0; i < bootstrap.length; i++) {
      Serializer<?> serializer = Repository.requestBootstrapSerializer((byte) (Byte.MIN_VALUE + i));
      bootstrap[i] = serializer == null ? null : newType(serializer);
    }
  }

  private void preload(Class<?> type) {
    ReadType known = local(type);
    numbered.put(known.serializer().uid(), known);
    Renamed annotation = type.getAnnotation(Renamed.class);
    if (annotation != null) {
      renamed.put(annotation.from(), type);
    }
  }

  /** Returns what one-nio writes and reads schemas of a kind with. */
  static Serializer<?> kindOf(Serializer<?> serializer) {
    return Repository.get(serializer.getClass());
  }

  /**
   * Returns what one-nio writes and reads the objects of a class with. Where another loader has a
   * class of the same schema, one-nio refuses to replace it as what the number stands for, and has
   * replaced it then; numbers are looked up elsewhere.
   */
  static Serializer<?> serializerOf(Class<?> type) {
    // Not while the lock is held: what an enum does first may wait for it on another thread.
    Object unused = type.getEnumConstants();
    return generated(type);
  }

  private static synchronized Serializer<?> generated(Class<?> type) {
    try {
      return Repository.get(type);
    } catch (IllegalStateException e) {
      return Repository.get(type);
    }
  }

  /** Returns why generated code cannot name a class; of one that is not public, it does not. */
  static @Nullable String hidden(Class<?> type) {
    boolean isReachable =
        !Modifier.isPublic(type.getModifiers())
            || type.getModule().isExported(type.getPackageName(), Schemas.class.getModule());
    return isReachable ? null : "its package is not exported";
  }

  private ReadType newType(Serializer<?> serializer) {
    Class<?> type = serializer.cls();
    boolean isValue =
        type != Object.class && type != Class.class && !type.getName().startsWith(LIBRARY);
    return new ReadType(
        serializer,
        isValue && shapes.of(type).keyed(),
        isValue ? null : "a class, and what calls methods, is no value");
  }

  /** Returns how a class is read that has a number of one-nio's own. */
  ReadType bootstrap(byte number) {
    ReadType type = bootstrap[number - Byte.MIN_VALUE];
    if (type == null) {
      throw new MalformedDataException("The bytes name a class by a number that one-nio has not");
    }
    return type;
  }

  /** Returns how a class is read as it is here. */
  ReadType local(Class<?> type) {
    ReadType known = local.get(type);
    if (known == null) {
      String hidden = hidden(type);
      if (hidden != null) {
        throw new DecodeException(
            "one-nio does not read " + type.getName() + ", because " + hidden);
      }
      known = newType(serializerOf(type));
      local.put(type, known);
    }
    return known;
  }

  /** Returns the class that had a name, or null if neither the root nor one preloaded had. */
  @Nullable Class<?> renamed(String name, Class<?> root) {
    Renamed annotation = root.getAnnotation(Renamed.class);
    return annotation != null && annotation.from().equals(name) ? root : renamed.get(name);
  }

  /** Returns how what has the number of a schema is read, or null if it is not known. */
  @Nullable ReadType numbered(long number, Class<?> root) {
    int slot = (int) (number ^ number >>> Integer.SIZE) & RECENT - 1;
    Numbered found = recent[slot];
    if (found != null && found.number == number) {
      return found.type;
    }
    ReadType known = numbered.get(number);
    if (known != null) {
      recent[slot] = new Numbered(number, known);
    } else if (!Modifier.isAbstract(root.getModifiers()) && !root.isPrimitive()) {
      ReadType ofRoot = local(root);
      return ofRoot.serializer().uid() == number ? ofRoot : null;
    }
    return known;
  }

  /** Remembers what the application told of a number, which is of one schema for ever. */
  void remember(long number, ReadType type) {
    if (numbered.size() < preloaded + MOST) {
      numbered.put(number, type);
    }
  }

  /** Returns the schema of a number from where the application says. */
  byte[] exchanged(long number) {
    byte[] schema = source.apply(number);
    if (schema == null) {
      throw new DecodeException(
          "The bytes name a class by the number of its schema, which is not known: name the class"
              + " with OneNioPlainOptions.preload, say with schemas where they come from, or have"
              + " the writer use Serializer.persist");
    }
    return schema;
  }

  /** Returns how what a schema describes is read, which is not that of the class as it is here. */
  ReadType foreign(byte[] schema) throws IOException, ClassNotFoundException {
    ByteBuffer key = ByteBuffer.wrap(schema);
    synchronized (foreign) {
      ReadType known = foreign.get(key);
      if (known != null) {
        return known;
      }
    }
    ReadType type = newType((Serializer<?>) new DeserializeStream(schema).readObject());
    synchronized (foreign) {
      foreign.put(key, type);
    }
    return type;
  }

  /** How what has the number of a schema is read. */
  private record Numbered(long number, ReadType type) {}
}
