package dev.polycodec.kryo.plain;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.Serializer;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import com.esotericsoftware.kryo.serializers.BeanSerializer;
import com.esotericsoftware.kryo.serializers.BlowfishSerializer;
import com.esotericsoftware.kryo.serializers.ClosureSerializer;
import com.esotericsoftware.kryo.serializers.CollectionSerializer;
import com.esotericsoftware.kryo.serializers.DefaultArraySerializers.BooleanArraySerializer;
import com.esotericsoftware.kryo.serializers.DefaultArraySerializers.ObjectArraySerializer;
import com.esotericsoftware.kryo.serializers.DefaultArraySerializers.StringArraySerializer;
import com.esotericsoftware.kryo.serializers.DeflateSerializer;
import com.esotericsoftware.kryo.serializers.ExternalizableSerializer;
import com.esotericsoftware.kryo.serializers.FieldSerializer;
import com.esotericsoftware.kryo.serializers.ImmutableSerializer;
import com.esotericsoftware.kryo.serializers.JavaSerializer;
import com.esotericsoftware.kryo.serializers.MapSerializer;
import com.esotericsoftware.kryo.serializers.RecordSerializer;
import dev.polycodec.kryo.plain.Losses.Verdict;
import dev.polycodec.spi.Message;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Collection;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads with a serializer under the limits: counts its object, refuses what would be
 * lost, and has its length checked.
 */
final class PlainGuard extends Serializer<Object> {

  private static final String KRYO = "com.esotericsoftware.kryo.";

  /** They read Java object streams, other inputs, or code. */
  private static final Set<Class<?>> REFUSED =
      Set.of(
          BeanSerializer.class,
          BlowfishSerializer.class,
          ClosureSerializer.class,
          DeflateSerializer.class,
          ExternalizableSerializer.class,
          JavaSerializer.class);

  private final PlainEngine engine;
  private final Serializer<Object> writer;
  private final Serializer<Object> serializer;
  private final boolean leaf;
  private final boolean late;
  private final boolean remade;
  private final boolean sized;
  private @Nullable Class<?> lastType;
  private @Nullable Verdict lastVerdict;
  private boolean lastMeasured;
  private boolean lastKeyed;
  private @Nullable Class<?> lastRead;
  private boolean keyed;

  private PlainGuard(PlainEngine engine, Serializer<Object> writer, Serializer<Object> serializer) {
    super(serializer.getAcceptsNull(), serializer.isImmutable());
    this.engine = engine;
    this.writer = writer;
    this.serializer = serializer;
    this.leaf = isLeaf(serializer);
    this.late = PlainReferences.isLate(writer);
    this.remade = PlainReferences.remakes(writer);
    this.sized = readsLengthFirst(serializer);
  }

  /** Returns a serializer that reads what another would, safely. */
  @SuppressWarnings("unchecked") // it reads, and reading returns a subtype
  static Serializer<Object> of(PlainEngine engine, Serializer<?> serializer) {
    if (serializer instanceof PlainGuard guard) {
      return guard;
    }
    if (REFUSED.stream().anyMatch(refused -> refused.isInstance(serializer))) {
      throw engine.refusal(
          "kryo-plain does not use "
              + serializer.getClass().getName()
              + ": register a serializer of your own for the class");
    }
    return new PlainGuard(
        engine,
        (Serializer<Object>) serializer,
        serializer instanceof FieldSerializer<?> fields
            ? PlainFields.of(engine, fields)
            : (Serializer<Object>) PlainImmutables.of(engine, serializer));
  }

  /** Says whether values hold no others: of Kryo's immutable ones, only records do. */
  private static boolean isLeaf(Serializer<?> serializer) {
    return serializer instanceof ImmutableSerializer
        && !(serializer instanceof RecordSerializer)
        && isOfKryo(serializer.getClass());
  }

  private static boolean readsLengthFirst(Serializer<?> serializer) {
    return Stream.of(
                CollectionSerializer.class,
                MapSerializer.class,
                ObjectArraySerializer.class,
                StringArraySerializer.class,
                BooleanArraySerializer.class)
            .anyMatch(type -> type.isInstance(serializer))
        && isOurs(reader(serializer.getClass()));
  }

  /** Returns the class that has the method to read, as an application may override it. */
  private static Class<?> reader(Class<?> serializer) {
    try {
      return serializer.getMethod("read", Kryo.class, Input.class, Class.class).getDeclaringClass();
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException("every serializer reads", e);
    }
  }

  /** Says whether a method is Kryo's, or one in its place. */
  private static boolean isOurs(Class<?> reader) {
    return isOfKryo(reader) || reader.getNestHost() == PlainImmutables.class;
  }

  /** Serializers of fields have one class, others mostly the same again. */
  private void refuseLoss(Object value) {
    Class<?> type = value.getClass();
    if (type != lastType) {
      lastVerdict = engine.losses().judge(type, writer);
      lastMeasured = Message.measures(type);
      lastKeyed = Map.class.isAssignableFrom(type) || Set.class.isAssignableFrom(type);
      lastType = type;
    }
    if (lastVerdict != null) {
      lastVerdict.refuse(value);
    }
  }

  static boolean isOfKryo(Class<?> type) {
    return type.getName().startsWith(KRYO);
  }

  @Override
  public @Nullable Object read(Kryo kryo, Input in, Class<?> type) {
    if (leaf) {
      return bounded(serializer.read(kryo, in, type));
    }
    Message message = engine.message();
    message.enter(type);
    Filling filling = comparesKeys(type) ? new Filling() : null;
    Filling outer = engine.fill(filling);
    if (sized) {
      engine.expectLength(type.isArray() && type.getComponentType().isPrimitive());
    }
    int id = remade ? engine.objects().idOf(type) : -1;
    Object value = serializer.read(kryo, in, type);
    if (value != null) {
      engine.objects().remade(id, value);
    }
    engine.fill(outer);
    if (filling != null) {
      filling.requireKept();
    }
    message.exit();
    return value;
  }

  /** Says whether a container looks at what it gets. */
  private boolean comparesKeys(Class<?> type) {
    if (sized && type != lastRead) {
      lastRead = type;
      keyed = engine.losses().keyed(type);
    }
    return sized && keyed;
  }

  private @Nullable Object bounded(@Nullable Object value) {
    if (value instanceof BigInteger || value instanceof BigDecimal) {
      engine.message().measure(value);
    }
    return value;
  }

  @Override
  public void write(Kryo kryo, Output out, @Nullable Object value) {
    if (value == null) {
      writer.write(kryo, out, null);
      return;
    }
    refuseLoss(value);
    Message message = engine.message();
    if (lastMeasured) {
      message.measure(value);
    }
    if (leaf) {
      writer.write(kryo, out, value);
      return;
    }
    message.enter(value.getClass());
    if (sized) {
      message.elements(size(value), 0, Integer.MAX_VALUE); // as it is charged when it is read
      if (lastKeyed) {
        message.requireDistinctKeys(value);
      }
    }
    if (late) {
      engine.objects().open(value);
      writer.write(kryo, out, value);
      engine.objects().close();
    } else {
      writer.write(kryo, out, value);
    }
    message.exit();
  }

  private static int size(Object value) {
    if (value instanceof Collection<?> collection) {
      return collection.size();
    }
    return value instanceof Map<?, ?> map
        ? map.size()
        : value instanceof Object[] array ? array.length : 0;
  }
}
