package dev.polycodec.benchmarks.expert;

import dev.polycodec.BytesConsumer;
import dev.polycodec.benchmarks.Contender;
import java.io.IOException;
import java.util.Arrays;
import java.util.function.Supplier;
import one.nio.serial.DeserializeStream;
import one.nio.serial.PersistStream;
import one.nio.serial.SerializeStream;

/** A reused stream for each thread: by the library's protected fields, its own way to reuse. */
final class OneNioExpert implements Contender {

  private static final int INITIAL = 4096;

  private final ThreadLocal<Reusable> streams;

  private OneNioExpert(Supplier<Reusable> factory) {
    streams = ThreadLocal.withInitial(factory);
  }

  /** Schemas by number, which the reader must know. */
  static OneNioExpert numbering() {
    return new OneNioExpert(NumberingStream::new);
  }

  /** Schemas in each message. */
  static OneNioExpert persisting() {
    return new OneNioExpert(PersistingStream::new);
  }

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

  /** A stream that can begin anew. */
  private interface Reusable {

    SerializeStream rewound();
  }

  /** Numbers schemas; grows, which the library's own stream does not. */
  private static final class NumberingStream extends SerializeStream implements Reusable {

    NumberingStream() {
      super(new byte[INITIAL]);
    }

    @Override
    public SerializeStream rewound() {
      offset = address;
      context.clear();
      return this;
    }

    @Override
    protected long alloc(int size) {
      long start = offset;
      offset = start + size;
      if (offset > limit) {
        limit = Math.max(offset, 2 * limit);
        array = Arrays.copyOf(array, (int) (limit - address));
      }
      return start;
    }
  }

  /** Writes schemas. */
  private static final class PersistingStream extends PersistStream implements Reusable {

    PersistingStream() {
      super(INITIAL);
    }

    @Override
    public SerializeStream rewound() {
      offset = address;
      context.clear();
      return this;
    }
  }
}
