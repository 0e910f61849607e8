package dev.polycodec.kryo;

import com.esotericsoftware.kryo.KryoException;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.Layout;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Shape;
import java.lang.invoke.MethodHandle;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Objects of named fields: their values, in the order of the shape. */
final class ObjectSerializers {

  private ObjectSerializers() {}

  /** Objects that are allocated, then filled. */
  static final class Fields extends ShapeSerializer {

    private final Shape shape;
    private final FieldAccess[] fields;

    Fields(KryoBackend backend, Shape shape, int number) {
      super(shape.type(), number, true);
      this.shape = shape;
      this.fields =
          shape.fields().stream()
              .map(field -> new FieldAccess(backend, field))
              .toArray(FieldAccess[]::new);
    }

    @Override
    void encode(KryoEngine engine, Output out, Object value) {
      Message message = engine.message();
      message.enter(type);
      for (FieldAccess field : fields) {
        field.write(engine, out, value);
      }
      message.exit();
    }

    @Override
    Object decode(KryoEngine engine, Input in, int id) {
      Message message = engine.message();
      message.enter(type);
      Object value = shape.allocate();
      engine.objects.set(id, value);
      begin(engine, id);
      Layout layout = message.layout(type);
      if (layout.same()) {
        for (FieldAccess field : fields) {
          field.read(engine, in, value);
        }
      } else {
        layout.fill(value, values(engine, in, layout));
      }
      end(engine, id);
      message.exit();
      return value;
    }
  }

  /** Records, which are created from their components. */
  static final class Records extends ShapeSerializer {

    private final Shape shape;
    private final List<FieldShape> components;
    private final @Nullable MethodHandle writer;
    private final @Nullable MethodHandle reader;

    Records(Shape shape, int number) {
      super(shape.type(), number, true);
      this.shape = shape;
      this.components = shape.fields();
      this.writer = RecordHandles.suit(shape) ? RecordHandles.writer(shape) : null;
      this.reader = RecordHandles.suit(shape) ? RecordHandles.reader(shape) : null;
    }

    @Override
    void encode(KryoEngine engine, Output out, Object value) {
      Message message = engine.message();
      message.enter(type);
      int id = engine.objects.unfinished();
      try {
        write(engine, out, value);
      } catch (Throwable e) {
        throw unchecked(e);
      }
      engine.objects.finish(id);
      message.exit();
    }

    private void write(KryoEngine engine, Output out, Object value) throws Throwable {
      if (writer != null) {
        writer.invokeExact(engine, out, value);
        return;
      }
      for (FieldShape component : components) {
        FieldAccess.write(engine, out, component.type(), component.get(value));
      }
    }

    @Override
    Object decode(KryoEngine engine, Input in, int id) {
      Message message = engine.message();
      message.enter(type);
      begin(engine, id);
      try {
        Object value = read(engine, in, message.layout(type));
        engine.objects.requireKept(id, shape, value);
        end(engine, id);
        message.exit();
        return value;
      } catch (Throwable e) {
        throw unchecked(e);
      }
    }

    private Object read(KryoEngine engine, Input in, Layout layout) throws Throwable {
      if (reader != null && layout.same()) {
        return (Object) reader.invokeExact(engine, in);
      }
      return shape.construct(layout.components(shape, values(engine, in, layout)));
    }

    private RuntimeException unchecked(Throwable failure) {
      if (failure instanceof Error error) {
        throw error;
      }
      return failure instanceof RuntimeException exception
          ? exception
          : new KryoException("The constructor of " + type.getName() + " failed", failure);
    }
  }

  /** Reads the values of the fields that the writer had. */
  private static @Nullable Object[] values(KryoEngine engine, Input in, Layout layout) {
    @Nullable Object[] values = new Object[layout.slots().size()];
    for (int i = 0; i < values.length; i++) {
      Class<?> declared = layout.slots().get(i).wireType();
      values[i] = engine.message().sound(FieldAccess.read(engine, in, declared), declared);
    }
    return values;
  }
}
