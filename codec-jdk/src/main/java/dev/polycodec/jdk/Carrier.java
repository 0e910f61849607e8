package dev.polycodec.jdk;

import dev.polycodec.spi.Shape;
import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import org.jspecify.annotations.Nullable;

/**
 * Stands in the stream for an object that is written by its shape.
 *
 * <p>{@code Externalizable} needs the public constructor, and the stream looks for {@code
 * readResolve}. A stream other than this codec's has no use for a carrier, and none is ever left in
 * a decoded value.
 */
final class Carrier implements Externalizable {

  private static final long serialVersionUID = 1L;

  /** The object carried; on decode as soon as others may refer to it. */
  transient @Nullable Object value;

  /** The shape of the object; known from the start on encode only. */
  transient @Nullable Shape shape;

  /** Whether the state of the object is being written right now. */
  transient boolean open;

  /** Creates an empty carrier, for the stream to read into. */
  public Carrier() {}

  Carrier(Object value, Shape shape) {
    this.value = value;
    this.shape = shape;
  }

  @Override
  public void writeExternal(ObjectOutput out) throws IOException {
    ((ObjectEncoder) out).writeCarried(this);
  }

  @Override
  public void readExternal(ObjectInput in) throws IOException, ClassNotFoundException {
    ((ObjectDecoder) in).readCarried(this);
  }

  private @Nullable Object readResolve() {
    return value;
  }

  /** Says whether others may refer to the object while its state is still being read. */
  static boolean isAddressable(Shape shape) {
    return shape.kind() != Shape.Kind.RECORD && shape.kind() != Shape.Kind.SURROGATE;
  }
}
