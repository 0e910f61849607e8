package dev.polycodec;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import dev.polycodec.internal.core.BackendCodec;
import dev.polycodec.stored.Envelope;
import dev.polycodec.stored.Envelopes;
import dev.polycodec.testing.ScriptedProvider.Script;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Nothing allocates on the hot path but the result. */
class AllocationTest {

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private static final int OPERATIONS = 20_000;

  @ParameterizedTest
  @ValueSource(strings = {"scripted", "scripted-framed"})
  void encodeAllocatesNothingButTheResult(String name) {
    TypedCodec<Integer> codec = new Script().builder().use(name).build().forType(Integer.class);
    int length = codec.encode(7).length;
    assertThat(bytesEach(() -> codec.encode(7))).isEqualTo(bytesEach(() -> copy(length)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"scripted", "scripted-framed"})
  void otherFormsAllocateNothing(String name) {
    Codec codec = new Script().builder().use(name).build();
    TypedCodec<Integer> handle = codec.forType(Integer.class);
    byte[] bytes = handle.encode(7);
    ByteBuffer out = ByteBuffer.allocateDirect(100);
    ByteBuffer in = ByteBuffer.allocateDirect(bytes.length).put(bytes);
    BytesConsumer nothing = (array, offset, length) -> {};
    assertThat(bytesEach(() -> handle.decode(bytes))).isZero();
    assertThat(bytesEach(() -> codec.decode(bytes, Integer.class))).isZero();
    assertThat(bytesEach(() -> handle.decode(in.rewind()))).isZero();
    assertThat(bytesEach(() -> handle.encode(7, out.clear()))).isZero();
    assertThat(bytesEach(() -> handle.encode(7, nothing))).isZero();
    assertThat(bytesEach(() -> codec.encode(7, nothing))).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {"scripted", "scripted-framed"})
  void envelopesWithChecksumsAllocateNothing(String name) {
    Envelope envelope = Envelopes.defaults().checksum();
    Codec codec = new Script().builder().use(name).envelope(envelope).build();
    TypedCodec<Integer> handle = codec.forType(Integer.class);
    byte[] bytes = handle.encode(7);
    BytesConsumer nothing = (array, offset, length) -> {};
    assertThat(bytesEach(() -> handle.encode(7))).isEqualTo(bytesEach(() -> copy(bytes.length)));
    assertThat(bytesEach(() -> handle.encode(7, nothing))).isZero();
    assertThat(bytesEach(() -> codec.encode(7, nothing))).isZero();
    assertThat(bytesEach(() -> handle.decode(bytes))).isZero();
    assertThat(bytesEach(() -> codec.decode(bytes, Integer.class))).isZero();
  }

  @Test
  void codecWithoutListenersIsNotObserved() {
    assertThat(new Script().builder().use("scripted").build())
        .isExactlyInstanceOf(BackendCodec.class);
  }

  @Test
  void listenersCostOneSmallEvent() {
    CodecListener idle = new CodecListener() {};
    Codec codec = new Script().builder().use("scripted").listener(idle).build();
    TypedCodec<Integer> handle = codec.forType(Integer.class);
    byte[] bytes = handle.encode(7);
    assertThat(bytesEach(() -> handle.decode(bytes))).isLessThan(80);
  }

  @Test
  void aRecorderThatDoesNotRecordCostsNothing() {
    Codec codec = new Script().builder().use("scripted").flightRecorder().build();
    TypedCodec<Integer> handle = codec.forType(Integer.class);
    byte[] bytes = handle.encode(7);
    assertThat(bytesEach(() -> handle.decode(bytes))).isZero();
    assertThat(bytesEach(() -> handle.encode(7))).isEqualTo(bytesEach(() -> copy(bytes.length)));
  }

  private static volatile Object sink;

  private static void copy(int length) {
    sink = new byte[length];
  }

  private static long bytesEach(Runnable operation) {
    for (int i = 0; i < OPERATIONS; i++) {
      operation.run();
    }
    long before = THREADS.getCurrentThreadAllocatedBytes();
    for (int i = 0; i < OPERATIONS; i++) {
      operation.run();
    }
    return (THREADS.getCurrentThreadAllocatedBytes() - before) / OPERATIONS;
  }
}
