package dev.polycodec.jackson;

import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.FieldSink;
import dev.polycodec.spi.Shape;
import java.io.IOException;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The values of the fields of the objects that are being written; those of an object follow those
 * of the one that contains it.
 */
final class FieldValues implements FieldSink {

  private static final int INITIAL = 64;

  private @Nullable Object[] values = new Object[INITIAL];
  private int size;

  /** Forgets the objects of a message that failed. */
  void reset() {
    if (size > 0) {
      values = new Object[INITIAL];
      size = 0;
    }
  }

  /**
   * Gets all fields of an object.
   *
   * @return where the first of them is, for {@link #get} and {@link #pop}
   */
  int push(Shape shape, Object owner) throws IOException {
    int base = size;
    shape.drain(owner, this);
    return base;
  }

  /** Returns a value. */
  @Nullable Object get(int index) {
    return values[index];
  }

  /** Forgets the object that was pushed last. */
  void pop(int base) {
    Arrays.fill(values, base, size, null);
    size = base;
  }

  @Override
  public void put(FieldShape field, @Nullable Object value) {
    if (size == values.length) {
      values = Arrays.copyOf(values, 2 * size);
    }
    values[size++] = value;
  }

  @Override
  public void put(FieldShape field, boolean value) {
    put(field, (Object) value);
  }

  @Override
  public void put(FieldShape field, byte value) {
    put(field, (Object) value);
  }

  @Override
  public void put(FieldShape field, short value) {
    put(field, (Object) value);
  }

  @Override
  public void put(FieldShape field, char value) {
    put(field, (Object) value);
  }

  @Override
  public void put(FieldShape field, int value) {
    put(field, (Object) value);
  }

  @Override
  public void put(FieldShape field, long value) {
    put(field, (Object) value);
  }

  @Override
  public void put(FieldShape field, float value) {
    put(field, (Object) value);
  }

  @Override
  public void put(FieldShape field, double value) {
    put(field, (Object) value);
  }
}
