package dev.polycodec.protostuff;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.FieldSource;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Shape;
import org.jspecify.annotations.Nullable;

/** Reads what {@link FieldWriter} writes: fields in order, of which one that is null is absent. */
final class FieldReader implements FieldSource {

  private static final FieldPlan[] NONE = {};

  private final ValueReader values;
  private final FlatInput in;

  /** The fields of the object that is being read. */
  private FieldPlan[] fields = NONE;

  /** Which of them is next. */
  private int index;

  /** The tag that was read last. */
  private int tag;

  FieldReader(ValueReader values, FlatInput in) {
    this.values = values;
    this.in = in;
  }

  @Override
  public Message message() {
    return values.message();
  }

  /** Reads an object or a record whose first tag was read. */
  Object read(ClassPlan plan, int first) throws Exception {
    FieldPlan[] outer = fields;
    int outerIndex = index;
    fields = plan.fields();
    index = 0;
    tag = first;
    Object owner = read(plan.shape());
    if (tag != 0) {
      throw misplaced();
    }
    fields = outer;
    index = outerIndex;
    return owner;
  }

  private Object read(Shape shape) throws Exception {
    if (shape.kind() == Shape.Kind.RECORD) {
      return shape.construct(this);
    }
    Object owner = shape.allocate();
    shape.fill(owner, this);
    return owner;
  }

  private MalformedDataException misplaced() {
    return new MalformedDataException(
        "A class has no field number " + Wire.number(tag) + " in this place");
  }

  /** Expects a field of a primitive type, which is never absent. */
  private void primitive() {
    if (tag != fields[index++].tag()) {
      throw misplaced();
    }
  }

  private int integer(int min, int max) {
    primitive();
    int value = in.integer(min, max);
    tag = in.tag();
    return value;
  }

  @Override
  public boolean takeBoolean(FieldShape field) {
    return integer(0, 1) == 1;
  }

  @Override
  public byte takeByte(FieldShape field) {
    return (byte) integer(Byte.MIN_VALUE, Byte.MAX_VALUE);
  }

  @Override
  public short takeShort(FieldShape field) {
    return (short) integer(Short.MIN_VALUE, Short.MAX_VALUE);
  }

  @Override
  public char takeChar(FieldShape field) {
    return (char) integer(Character.MIN_VALUE, Character.MAX_VALUE);
  }

  @Override
  public int takeInt(FieldShape field) {
    return integer(Integer.MIN_VALUE, Integer.MAX_VALUE);
  }

  @Override
  public long takeLong(FieldShape field) {
    primitive();
    long value = in.varint();
    tag = in.tag();
    return value;
  }

  @Override
  public float takeFloat(FieldShape field) {
    primitive();
    int bits = in.fixed32();
    tag = in.tag();
    return Float.intBitsToFloat(bits);
  }

  @Override
  public double takeDouble(FieldShape field) {
    primitive();
    long bits = in.fixed64();
    tag = in.tag();
    return Double.longBitsToDouble(bits);
  }

  @Override
  public @Nullable Object take(FieldShape field) throws Exception {
    FieldPlan plan = fields[index++];
    int found = tag;
    if (found != plan.tag() && Wire.number(found) != Wire.number(plan.tag())) {
      return null;
    }
    Object value = values.field(plan, found);
    tag = in.tag();
    return value;
  }
}
