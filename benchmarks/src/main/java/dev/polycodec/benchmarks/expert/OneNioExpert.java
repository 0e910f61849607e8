package dev.polycodec.benchmarks.expert;

import dev.polycodec.BytesConsumer;
import dev.polycodec.benchmarks.Contender;
import java.io.IOException;
import java.util.Arrays;
import one.nio.serial.DeserializeStream;
import one.nio.serial.PersistStream;
import one.nio.serial.SerializeStream;

/** A reused stream for each thread: by the library's protected fields, its own way to reuse. */
final class OneNioExpert implements Contender {

  private static final int INITIAL = 4096;

  private final ThreadLocal<ReusedStream> streams = ThreadLocal.withInitial(ReusedStream::new);

  @Override
  public byte[] encode(Object value) throws IOException {
    SerializeStream stream = write(value);
    return Arrays.copyOf(stream.array(), stream.count());
  }

  @Override
  public void lend(Object value, BytesConsumer out) throws IOException {
    SerializeStream stream = write(value);
    out.accept(stream.array(), 0, stream.count());
  }

  private SerializeStream write(Object value) throws IOException {
    SerializeStream stream = streams.get().rewound();
    stream.writeObject(value);
    return stream;
  }

  @Override
  public Object decode(byte[] bytes) throws IOException, ClassNotFoundException {
    try (DeserializeStream stream = new DeserializeStream(bytes)) {
      return stream.readObject();
    }
  }

  @Override
  public void encodeOther(Object value) throws IOException {
    write(value);
  }

  /** A stream that writes schemas, and can begin anew. */
  private static final class ReusedStream extends PersistStream {

    ReusedStream() {
      super(INITIAL);
    }

    SerializeStream rewound() {
      offset = address;
      context.clear();
      return this;
    }
  }
}
