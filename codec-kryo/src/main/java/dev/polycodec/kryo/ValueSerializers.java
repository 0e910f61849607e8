package dev.polycodec.kryo;

import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import dev.polycodec.EncodeException;
import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Shape;
import java.util.Objects;

/** Values that travel as something else, or not at all. */
final class ValueSerializers {

  private ValueSerializers() {}

  /** Enum constants, by name the first time and by reference from then on. */
  static final class Constants extends ShapeSerializer {

    private final Shape shape;

    Constants(Shape shape, int number) {
      super(shape.type(), number, true);
      this.shape = shape;
    }

    @Override
    void encode(KryoEngine engine, Output out, Object value) {
      out.writeString(((Enum<?>) value).name());
    }

    @Override
    Object decode(KryoEngine engine, Input in, int id) {
      String name = in.readString();
      if (name == null) {
        throw new MalformedDataException("The bytes hold a constant without a name");
      }
      return shape.constant(name);
    }
  }

  /** Values that a surrogate replaces. */
  static final class Forms extends ShapeSerializer {

    private final KryoBackend backend;
    private final Shape shape;
    private final Class<?> form;

    Forms(KryoBackend backend, Shape shape, int number) {
      super(shape.type(), number, mayBeShared(shape));
      this.backend = backend;
      this.shape = shape;
      this.form = Objects.requireNonNull(shape.surrogate()).form();
    }

    /** The values of the JDK's time and text classes have no identity to keep. */
    private static boolean mayBeShared(Shape shape) {
      return shape.applicationSurrogate() || !shape.type().getPackageName().startsWith("java.time");
    }

    @Override
    void encode(KryoEngine engine, Output out, Object value) {
      Message message = engine.message();
      message.enter(type);
      if (tracked) {
        int id = engine.objects.unfinished();
        engine.writeForm(out, shape.toForm(value, message), backend.serializer(form));
        engine.objects.finish(id);
      } else {
        engine.writeForm(out, shape.toForm(value, message), backend.serializer(form));
      }
      message.exit();
    }

    @Override
    Object decode(KryoEngine engine, Input in, int id) {
      Message message = engine.message();
      message.enter(type);
      begin(engine, id);
      Object decoded = engine.readForm(in, backend.serializer(form));
      Object value = shape.fromForm(decoded, message, engine.objects.late);
      end(engine, id);
      message.exit();
      return value;
    }
  }

  /** Objects that the application has a Kryo serializer for; Kryo tracks their references. */
  static final class Own extends ShapeSerializer {

    Own(Class<?> type, int number) {
      super(type, number, false);
    }

    @Override
    void encode(KryoEngine engine, Output out, Object value) {
      Message message = engine.message();
      message.enter(type);
      engine.writeObject(out, value, engine.getSerializer(type));
      message.exit();
    }

    @Override
    Object decode(KryoEngine engine, Input in, int id) {
      Message message = engine.message();
      message.enter(type);
      int number = engine.objects.upcoming();
      begin(engine, number);
      Object value = message.sound(engine.readObject(in, type, engine.getSerializer(type)), type);
      if (value == null) {
        throw new MalformedDataException("The serializer of " + type.getName() + " read no object");
      }
      end(engine, number);
      message.exit();
      return value;
    }
  }

  /** Classes that values cannot have. */
  static final class Refused extends ShapeSerializer {

    private final String refusal;

    Refused(Shape shape, int number) {
      super(shape.type(), number, false);
      String reason = shape.refusal();
      refusal = reason == null ? "Values cannot have the class " + type.getName() : reason;
    }

    @Override
    void encode(KryoEngine engine, Output out, Object value) {
      engine.message().check(type);
      throw new EncodeException(refusal);
    }

    @Override
    Object decode(KryoEngine engine, Input in, int id) {
      engine.message().check(type);
      throw new MalformedDataException(refusal);
    }
  }
}
