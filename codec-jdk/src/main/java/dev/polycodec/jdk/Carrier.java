package dev.polycodec.jdk;

import dev.polycodec.MalformedDataException;
import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import org.jspecify.annotations.Nullable;

/**
 * Stands in the stream for an object without Java hooks to which one with hooks refers.
 *
 * <p>{@code Externalizable} needs the public constructor, and the stream looks for {@code
 * readResolve}. A stream other than this codec's has no use for a carrier, and none is ever left in
 * a decoded value.
 */
final class Carrier implements Externalizable {

  private static final long serialVersionUID = 1L;

  /** The object carried; on decode once it has been read. */
  transient @Nullable Object value;

  /** Whether the object is being written right now. */
  transient boolean open;

  /** Creates an empty carrier, for the stream to read into. */
  public Carrier() {}

  Carrier(Object value) {
    this.value = value;
  }

  @Override
  public void writeExternal(ObjectOutput out) throws IOException {
    ((ObjectEncoder) out).writeCarried(this);
  }

  @Override
  public void readExternal(ObjectInput in) throws IOException {
    value = ((ObjectDecoder) in).readCarried();
  }

  /** Returns the object carried, where it has been read. */
  Object requireComplete() {
    if (value == null) {
      throw new MalformedDataException("An object refers to itself before it can");
    }
    return value;
  }

  private @Nullable Object readResolve() {
    return value;
  }
}
