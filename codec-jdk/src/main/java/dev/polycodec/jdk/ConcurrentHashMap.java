package dev.polycodec.jdk;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Read in the place of the JDK's class of that name, which would compare keys that nobody has
 * counted, and replaced by one when it is complete.
 */
final class ConcurrentHashMap implements Serializable {

  private static final long serialVersionUID = 7249069246763182397L;

  private transient @Nullable GuardedStream stream;
  private transient @Nullable Object @Nullable [] content;

  private ConcurrentHashMap() {}

  private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
    in.defaultReadObject();
    GuardedStream guarded = (GuardedStream) in;
    content = guarded.readPairs();
    stream = guarded;
  }

  private Object readResolve() {
    GuardedStream guarded = Objects.requireNonNull(stream);
    Object map = new java.util.concurrent.ConcurrentHashMap<>();
    Tables.putAll(map, Objects.requireNonNull(content), guarded.message);
    return guarded.counted(map);
  }
}
