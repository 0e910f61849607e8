package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import dev.polycodec.Limits;
import dev.polycodec.TypedCodec;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** One codec serves any number of threads, nested calls, and calls after failures. */
abstract class SchemaCallTests extends SchemaTck.LibraryGroup {

  private static final int THREADS = 8;
  private static final int TASKS = 400;

  @Test
  @DisplayName("Many threads share a codec")
  void threadsShareACodec() throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    try {
      List<Callable<Boolean>> work =
          IntStream.range(0, TASKS).<Callable<Boolean>>mapToObj(i -> () -> comesBack(i)).toList();
      for (Future<Boolean> done : threads.invokeAll(work, 60, TimeUnit.SECONDS)) {
        assertThat(done.get()).isTrue();
      }
    } finally {
      threads.shutdownNow();
    }
  }

  private boolean comesBack(int index) {
    List<Object> values = library.values();
    Object value = values.get(index % values.size());
    return Trips.roundTrip(subject.plain(), value).equals(value);
  }

  @Test
  @DisplayName("A codec may be used while it lends its bytes")
  void codecMayBeUsedWhileItLends() {
    Codec codec = subject.plain();
    Object outer = library.values().get(0);
    byte[] expected = codec.encode(outer);
    codec.encode(
        outer,
        (array, offset, length) -> {
          for (Object value : library.values()) {
            assertThat(Trips.roundTrip(codec, value)).isEqualTo(value);
          }
          assertThat(Arrays.copyOfRange(array, offset, offset + length)).isEqualTo(expected);
        });
  }

  @Test
  @DisplayName("What fails leaves nothing behind")
  void failuresLeaveNothingBehind() {
    Codec codec = subject.plain();
    Object value = library.values().get(0);
    byte[] expected = codec.encode(value);
    Random random = new Random(20260103);
    for (int i = 0; i < expected.length; i++) {
      byte[] broken = expected.clone();
      broken[i] = (byte) random.nextInt();
      Throwable failure = catchThrowable(() -> codec.decode(broken, value.getClass()));
      assertThat(failure == null || failure instanceof CodecException).isTrue();
      assertThat(codec.encode(value)).isEqualTo(expected);
      assertThat(codec.decode(expected, value.getClass())).isEqualTo(value);
    }
    assertThatThrownBy(() -> codec.encode(library.nested(Limits.defaults().maxDepth() + 1)))
        .isInstanceOf(CodecException.class);
    assertThat(codec.encode(value)).isEqualTo(expected);
  }

  @Test
  @DisplayName("A closed codec is an IllegalStateException")
  void closedCodecIsRefused() {
    Object value = library.values().get(0);
    Codec codec = subject.builder().build();
    TypedCodec<Object> handle = SchemaValueTests.handle(codec, value);
    byte[] bytes = handle.encode(value);
    codec.close();

    assertThatThrownBy(() -> handle.encode(value)).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> handle.decode(bytes)).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> codec.encode(value)).isInstanceOf(IllegalStateException.class);
  }
}
