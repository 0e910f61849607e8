package dev.polycodec.protostuff;

import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.FieldSink;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Writes the fields of objects, each with its tag; one that is null is left out. */
final class FieldWriter implements FieldSink {

  private static final FieldPlan[] NONE = {};

  private final ValueWriter values;
  private final FlatOutput out;

  /** The fields of the object that is being written. */
  private FieldPlan[] fields = NONE;

  /** Which of them is next. */
  private int index;

  FieldWriter(ValueWriter values, FlatOutput out) {
    this.values = values;
    this.out = out;
  }

  void write(ClassPlan plan, Object owner) throws IOException {
    FieldPlan[] outer = fields;
    int outerIndex = index;
    fields = plan.fields();
    index = 0;
    plan.shape().drain(owner, this);
    fields = outer;
    index = outerIndex;
  }

  private FieldPlan next() {
    return fields[index++];
  }

  @Override
  public void put(FieldShape field, boolean value) {
    out.varint(next().tag(), value ? 1 : 0);
  }

  @Override
  public void put(FieldShape field, byte value) {
    out.varint(next().tag(), value);
  }

  @Override
  public void put(FieldShape field, short value) {
    out.varint(next().tag(), value);
  }

  @Override
  public void put(FieldShape field, char value) {
    out.varint(next().tag(), value);
  }

  @Override
  public void put(FieldShape field, int value) {
    out.varint(next().tag(), value);
  }

  @Override
  public void put(FieldShape field, long value) {
    out.varint(next().tag(), value);
  }

  @Override
  public void put(FieldShape field, float value) {
    out.fixed32(next().tag(), Float.floatToRawIntBits(value));
  }

  @Override
  public void put(FieldShape field, double value) {
    out.fixed64(next().tag(), Double.doubleToRawLongBits(value));
  }

  @Override
  public void put(FieldShape field, @Nullable Object value) throws IOException {
    FieldPlan plan = next();
    if (value != null) {
      values.field(plan, value);
    }
  }
}
