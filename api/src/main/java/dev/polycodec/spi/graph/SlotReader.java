package dev.polycodec.spi.graph;

import dev.polycodec.spi.Layout;
import dev.polycodec.spi.Scalar;
import dev.polycodec.spi.Shapes;
import org.jspecify.annotations.Nullable;

/** Reads the values of an object whose writer knew other fields than its class has here. */
final class SlotReader {

  private final GraphReader in;
  private final Shapes shapes;
  private final ScalarReader scalars;

  SlotReader(GraphReader in, Shapes shapes, ScalarReader scalars) {
    this.in = in;
    this.shapes = shapes;
    this.scalars = scalars;
  }

  /** Reads a value for each slot, each of the type it has in the bytes. */
  @Nullable Object[] read(Layout layout) throws Exception {
    @Nullable Object[] values = new Object[layout.slots().size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = read(layout.slots().get(i));
    }
    return values;
  }

  private @Nullable Object read(Layout.Slot slot) throws Exception {
    Class<?> type = slot.wireType();
    Scalar scalar = Scalar.of(type);
    if (scalar != null && type.isPrimitive()) {
      return scalars.read(scalar, in.message());
    }
    return in.message().sound(in.read(shapes.of(type)), type);
  }
}
