package dev.polycodec.benchmarks.limit;

import dev.polycodec.BytesConsumer;
import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.TypedCodec;
import dev.polycodec.benchmarks.Contender;
import dev.polycodec.compare.workload.Workload;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Copies the bytes that Kryo's codec makes of the only message of a workload. */
final class Copy implements Contender {

  private final Object value;
  private final byte[] message;
  private final byte[] buffer;
  private @Nullable Object decoded;

  private Copy(Object value, byte[] message) {
    this.value = value;
    this.message = message;
    this.buffer = new byte[message.length];
  }

  @SuppressWarnings("unchecked") // the messages of a workload are of its type
  static Copy of(Workload workload) {
    if (workload.messages().size() > 1) {
      throw new IllegalArgumentException("There is more than one message to copy");
    }
    Object value = workload.messages().get(0);
    try (Codec codec = Codecs.builder().use("kryo").build()) {
      TypedCodec<Object> handle = (TypedCodec<Object>) codec.forType(workload.type());
      return new Copy(value, handle.encode(value));
    }
  }

  @Override
  public byte[] encode(Object same) {
    return message.clone();
  }

  @Override
  public void lend(Object same, BytesConsumer out) {
    System.arraycopy(message, 0, buffer, 0, message.length);
    out.accept(buffer, 0, buffer.length);
  }

  @Override
  public Object decode(byte[] bytes) {
    decoded = Arrays.copyOf(bytes, bytes.length);
    return value;
  }
}
