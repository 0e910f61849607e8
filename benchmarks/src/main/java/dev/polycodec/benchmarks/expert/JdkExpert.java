package dev.polycodec.benchmarks.expert;

import dev.polycodec.BytesConsumer;
import dev.polycodec.benchmarks.Contender;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Object streams, which cannot be reused, over a reused array, and with classes looked up once. */
final class JdkExpert implements Contender {

  private final ThreadLocal<ReusedOutput> buffers = ThreadLocal.withInitial(ReusedOutput::new);
  private final ThreadLocal<ReusedInput> inputs = ThreadLocal.withInitial(ReusedInput::new);
  private final Map<String, Class<?>> classes = new ConcurrentHashMap<>();

  @Override
  public byte[] encode(Object value) throws IOException {
    return write(value).toBytes();
  }

  @Override
  public void lend(Object value, BytesConsumer out) throws IOException {
    write(value).lendTo(out);
  }

  private ReusedOutput write(Object value) throws IOException {
    ReusedOutput buffer = buffers.get();
    buffer.reset();
    try (ObjectOutputStream out = new ObjectOutputStream(buffer)) {
      out.writeObject(value);
    }
    return buffer;
  }

  @Override
  public Object decode(byte[] bytes) throws IOException, ClassNotFoundException {
    ReusedInput input = inputs.get();
    input.reset(bytes);
    try (ObjectInputStream in = new CachingStream(input)) {
      return in.readObject();
    }
  }

  @Override
  public void encodeOther(Object value) throws IOException {
    write(value);
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
