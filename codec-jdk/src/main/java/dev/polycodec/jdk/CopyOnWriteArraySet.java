package dev.polycodec.jdk;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.Objects;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;

/**
 * Read in the place of the JDK's class of that name, which compares its elements from JDK 25 on,
 * and replaced by one when it is complete.
 */
final class CopyOnWriteArraySet implements Serializable {

  private static final long serialVersionUID = 5457747651344034263L;

  @SuppressWarnings("serial") // the JDK's class has the same field
  private @Nullable CopyOnWriteArrayList<Object> al;

  private transient @Nullable GuardedStream stream;

  private CopyOnWriteArraySet() {}

  private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
    in.defaultReadObject();
    stream = (GuardedStream) in;
  }

  private Object readResolve() {
    GuardedStream guarded = Objects.requireNonNull(stream);
    Object set = new java.util.concurrent.CopyOnWriteArraySet<>();
    Tables.putAll(set, Objects.requireNonNull(al).toArray(), guarded.message);
    return guarded.counted(set);
  }
}
