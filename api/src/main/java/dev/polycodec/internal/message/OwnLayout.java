package dev.polycodec.internal.message;

import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.Layout;
import dev.polycodec.spi.Shape;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The layout of a class whose writer had the reader's version of it. */
record OwnLayout(List<Slot> slots) implements Layout {

  static Layout of(Shape shape) {
    return new OwnLayout(shape.fields().stream().<Slot>map(OwnSlot::new).toList());
  }

  @Override
  public boolean same() {
    return true;
  }

  /** A field that goes where it came from. */
  private record OwnSlot(FieldShape target) implements Slot {

    @Override
    public String name() {
      return target.wireName();
    }

    @Override
    public Class<?> wireType() {
      return target.type();
    }

    @Override
    public @Nullable Object convert(@Nullable Object value) {
      return value;
    }
  }
}
