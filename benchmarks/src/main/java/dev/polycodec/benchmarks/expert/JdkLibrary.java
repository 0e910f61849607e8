package dev.polycodec.benchmarks.expert;

import dev.polycodec.BytesConsumer;
import dev.polycodec.benchmarks.Contender;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;

/** Object streams, which cannot be reused, over reused arrays. */
class JdkLibrary implements Contender {

  private final ThreadLocal<ReusedOutput> outputs = ThreadLocal.withInitial(ReusedOutput::new);
  private final ThreadLocal<ReusedInput> inputs = ThreadLocal.withInitial(ReusedInput::new);

  @Override
  public final byte[] encode(Object value) throws IOException {
    return write(value).toBytes();
  }

  @Override
  public final void lend(Object value, BytesConsumer out) throws IOException {
    write(value).lendTo(out);
  }

  private ReusedOutput write(Object value) throws IOException {
    ReusedOutput buffer = outputs.get();
    buffer.reset();
    try (ObjectOutputStream out = new ObjectOutputStream(buffer)) {
      out.writeObject(value);
    }
    return buffer;
  }

  @Override
  public final Object decode(byte[] bytes) throws IOException, ClassNotFoundException {
    ReusedInput input = inputs.get();
    input.reset(bytes);
    try (ObjectInputStream in = open(input)) {
      return in.readObject();
    }
  }

  ObjectInputStream open(ReusedInput input) throws IOException {
    return new ObjectInputStream(input);
  }

  @Override
  public final void encodeOther(Object value) throws IOException {
    write(value);
  }
}
