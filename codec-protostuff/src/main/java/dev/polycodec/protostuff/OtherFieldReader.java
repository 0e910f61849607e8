package dev.polycodec.protostuff;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Layout;
import dev.polycodec.spi.Scalar;
import dev.polycodec.spi.Shape;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads objects whose writer laid their class out in another way than its reader does. */
final class OtherFieldReader {

  private final ValueReader values;
  private final ClassPlans plans;
  private final FlatInput in;

  OtherFieldReader(ValueReader values, ClassPlans plans, FlatInput in) {
    this.values = values;
    this.plans = plans;
    this.in = in;
  }

  /** Reads an object or a record whose first tag was read. */
  Object read(Shape shape, Layout layout, int first) throws Exception {
    @Nullable Object[] written = values(layout, first);
    if (shape.kind() == Shape.Kind.RECORD) {
      return construct(shape, layout.components(shape, written));
    }
    Object owner = shape.allocate();
    layout.fill(owner, written); // also what is absent because it was null
    return owner;
  }

  private static Object construct(Shape shape, @Nullable Object[] components) throws Exception {
    try {
      return shape.construct(components);
    } catch (Exception | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  private @Nullable Object[] values(Layout layout, int first) throws Exception {
    List<Layout.Slot> slots = layout.slots();
    @Nullable Object[] written = new Object[slots.size()];
    for (int tag = first; tag != 0; tag = in.tag()) {
      int index = index(tag, written.length);
      written[index] = value(tag, plans.of(slots.get(index).wireType()));
    }
    return written;
  }

  private static int index(int tag, int fields) {
    int index = Wire.number(tag) - ValueWriter.FIRST;
    if (index < 0 || index >= fields) {
      throw new MalformedDataException("A class has no field number " + Wire.number(tag));
    }
    return index;
  }

  private Object value(int tag, ClassPlan declared) throws Exception {
    Scalar plain = declared.plain();
    if (plain != null && (plain != Scalar.DATE || Wire.type(tag) == Wire.FIXED64)) {
      FlatInput.require(tag, Scalars.wireType(plain));
      return Scalars.read(in, plain, values.message());
    }
    if (declared.kind() == Shape.Kind.ENUM) {
      FlatInput.require(tag, Wire.DELIMITED);
      return declared.constant(in, values.message());
    }
    Object value = values.nested(tag, declared);
    values.message().sound(value, declared.type());
    return value;
  }
}
