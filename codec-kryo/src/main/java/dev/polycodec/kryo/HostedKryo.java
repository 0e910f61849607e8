package dev.polycodec.kryo;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.KryoException;
import com.esotericsoftware.kryo.ReferenceResolver;
import com.esotericsoftware.kryo.Registration;
import com.esotericsoftware.kryo.Serializer;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import com.esotericsoftware.kryo.util.DefaultClassResolver;
import dev.polycodec.spi.walk.ObjectReader;
import dev.polycodec.spi.walk.ObjectWriter;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The Kryo that serializers of the application get: classes and references go through the walk, and
 * so does every object that has no such serializer.
 */
final class HostedKryo extends Kryo {

  private final KryoOptions options;
  private @Nullable ObjectWriter writer;
  private @Nullable ObjectReader reader;

  HostedKryo(KryoOptions options) {
    this(options, new References());
  }

  private HostedKryo(KryoOptions options, References references) {
    super(new Classes(), references);
    this.options = options;
    references.kryo = this;
    setRegistrationRequired(false);
    setOptimizedGenerics(false);
    setAutoReset(false);
  }

  void begin(ObjectWriter walk) {
    writer = walk;
  }

  void begin(ObjectReader walk) {
    reader = walk;
  }

  @Override
  public void reset() {
    writer = null;
    reader = null;
    super.reset();
  }

  private ObjectWriter writer() {
    return Objects.requireNonNull(writer, "nothing is being written");
  }

  private ObjectReader reader() {
    return Objects.requireNonNull(reader, "nothing is being read");
  }

  @Override
  public Serializer<?> getDefaultSerializer(Class type) {
    Supplier<? extends Serializer<?>> own = options.serializer(type);
    return own == null ? new Walking() : own.get();
  }

  /** What the walk writes after reference and class. */
  private final class Walking extends Serializer<Object> {

    @Override
    public void write(Kryo kryo, Output out, Object value) {
      unchecked(
          () -> {
            writer().writeState(value);
            return value;
          });
    }

    @Override
    public Object read(Kryo kryo, Input in, Class<?> type) {
      return unchecked(() -> reader().readState(type));
    }
  }

  private static final class References implements ReferenceResolver {

    private @Nullable HostedKryo kryo;

    private HostedKryo kryo() {
      return Objects.requireNonNull(kryo);
    }

    @Override
    public void setKryo(Kryo owner) {
      // is set by the constructor of the owner
    }

    @Override
    public boolean useReferences(Class type) {
      return kryo().options.serializer(type) != null
          || (kryo().writer != null ? kryo().writer().tracks(type) : kryo().reader().tracks(type));
    }

    @Override
    public int getWrittenId(Object object) {
      return kryo().writer().find(object);
    }

    @Override
    public int addWrittenObject(Object object) {
      return kryo().writer().latest();
    }

    @Override
    public int nextReadId(Class type) {
      return kryo().reader().next();
    }

    @Override
    public void setReadObject(int id, Object object) {
      kryo().reader().set(id, object);
    }

    @Override
    public Object getReadObject(Class type, int id) {
      ObjectReader walk = kryo().reader();
      Object object = walk.get(id);
      walk.message().sound(object, type);
      return object;
    }

    @Override
    public void reset() {
      // the walk forgets its objects by itself
    }
  }

  private static final class Classes extends DefaultClassResolver {

    @Override
    public @Nullable Registration writeClass(Output out, @Nullable Class type) {
      if (type == null) {
        out.writeByte(Kryo.NULL);
        return null;
      }
      unchecked(
          () -> {
            ((HostedKryo) kryo).writer().writeClass(type, Kryo.NOT_NULL);
            return type;
          });
      return kryo.getRegistration(type);
    }

    @Override
    public @Nullable Registration readClass(Input in) {
      int head = in.readVarInt(true);
      if (head == Kryo.NULL) {
        return null;
      }
      ObjectReader walk = ((HostedKryo) kryo).reader();
      return kryo.getRegistration(unchecked(() -> walk.readClass(head, Kryo.NOT_NULL)));
    }
  }

  private static <T> T unchecked(Callable<T> walking) {
    try {
      return walking.call();
    } catch (RuntimeException e) {
      throw e;
    } catch (Exception e) {
      throw new KryoException(e);
    }
  }
}
