package dev.polycodec.benchmarks.expert;

import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.ObjectStreamClass;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Moreover with classes looked up once. */
final class JdkExpert extends JdkLibrary {

  private final Map<String, Class<?>> classes = new ConcurrentHashMap<>();

  @Override
  ObjectInputStream open(ReusedInput input) throws IOException {
    return new CachingStream(input);
  }

  /** Finds classes by name without asking the loader each time. */
  private final class CachingStream extends ObjectInputStream {

    CachingStream(InputStream in) throws IOException {
      super(in);
    }

    @Override
    protected Class<?> resolveClass(ObjectStreamClass description)
        throws IOException, ClassNotFoundException {
      Class<?> known = classes.get(description.getName());
      if (known == null) {
        known = super.resolveClass(description);
        classes.put(description.getName(), known);
      }
      return known;
    }
  }
}
