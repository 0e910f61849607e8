package dev.polycodec;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.spi.Message;
import dev.polycodec.testing.Providers;
import dev.polycodec.testing.Samples;
import dev.polycodec.testing.Samples.Order;
import dev.polycodec.testing.ScriptedProvider.Script;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PoolingTest {

  /** Building a codec makes the first engine. */
  private static final int WHEN_BUILT = 1;

  static List<Pooling> strategies() {
    return List.of(Pooling.threadLocal(), Pooling.shared(3));
  }

  @ParameterizedTest
  @MethodSource("strategies")
  void threadsDoNotDisturbEachOther(Pooling pooling) throws Exception {
    Codec codec = Providers.tiny().pooling(pooling).build();
    ExecutorService threads = Executors.newFixedThreadPool(8);
    try {
      roundTrips(codec, threads, 8, 500);
    } finally {
      threads.shutdownNow();
    }
  }

  @Test
  void threadReusesItsEngine() {
    Script script = new Script();
    use(script, Pooling.threadLocal(), 100);
    assertThat(script.engines).hasValue(1);
  }

  @Test
  void sharedEnginesAreReused() {
    Script script = new Script();
    use(script, Pooling.shared(2), 100);
    assertThat(script.engines).hasValue(1);
  }

  @Test
  void nestedCallHasAnotherEngineThatIsReusedToo() {
    Script script = new Script();
    try (Codec codec = script.builder().build()) {
      for (int i = 0; i < 10; i++) {
        codec.encode(7, (array, offset, length) -> assertThat(codec.encode(7)).hasSize(1));
      }
    }
    assertThat(script.engines).hasValue(2);
  }

  @Test
  void engineThatRetainsTooMuchIsDropped() {
    Script script = retaining((5 << 19) + 1);
    use(script, Pooling.threadLocal(), 10);
    assertThat(script.engines).hasValue(WHEN_BUILT + 10);
  }

  @Test
  void engineThatGrewIsDroppedAfterSomeMessagesThatHaveNoUseForIt() {
    Script script = retaining((256 << 10) + 1);
    use(script, Pooling.threadLocal(), 160);
    assertThat(script.engines).hasValue(WHEN_BUILT + 10);
  }

  private static Script retaining(long bytes) {
    return new Script() {
      @Override
      public long retainedBytes() {
        return bytes;
      }
    };
  }

  @Test
  void engineThatCannotTellWhatItRetainsIsDropped() {
    Script script =
        new Script() {
          @Override
          public long retainedBytes() {
            throw new IllegalStateException("lost count");
          }
        };
    use(script, Pooling.threadLocal(), 10);
    assertThat(script.engines).hasValue(WHEN_BUILT + 10);
  }

  @Test
  void manyShortLivedThreadsShareFewEngines() throws InterruptedException {
    Script script = new Script();
    try (Codec codec = script.builder().build()) {
      for (int i = 0; i < 2_000; i++) {
        Thread thread = new Thread(() -> codec.encode(7));
        thread.start();
        thread.join();
      }
    }
    assertThat(script.engines.get()).isLessThan(10);
  }

  @Test
  @EnabledForJreRange(min = JRE.JAVA_21)
  void manyVirtualThreadsShareFewEngines() throws Exception {
    Script script = new Script();
    Codec codec = script.builder().build();
    ExecutorService threads = virtualThreads();
    List<Future<byte[]>> results = new ArrayList<>();
    for (int i = 0; i < 10_000; i++) {
      results.add(
          threads.submit(
              () -> {
                Thread.yield();
                return codec.encode(7);
              }));
    }
    for (Future<byte[]> result : results) {
      assertThat(result.get()).containsExactly(7);
    }
    threads.shutdown();
    assertThat(script.engines.get()).isLessThanOrEqualTo(64);
  }

  @Test
  @EnabledForJreRange(min = JRE.JAVA_21)
  void virtualThreadsDoNotDisturbEachOther() throws Exception {
    ExecutorService threads = virtualThreads();
    roundTrips(Providers.tiny().build(), threads, 200, 20);
    threads.shutdown();
  }

  @Test
  void waitingForAStreamHoldsNoEngine() throws Exception {
    Script script =
        new Script() {
          @Override
          public Object decode(byte[] bytes, int offset, int length, Message message) {
            return (int) bytes[offset];
          }
        };
    try (Codec codec = script.builder().build()) {
      java.io.InputStream nested =
          new java.io.InputStream() {
            private int left = 1;

            @Override
            public int read() {
              return left-- > 0 ? codec.encode(7)[0] : -1;
            }
          };
      assertThat(codec.decode(nested, Integer.class)).isEqualTo(7);
    }
    assertThat(script.engines).hasValue(1);
  }

  private static void use(Script script, Pooling pooling, int calls) {
    try (Codec codec = script.builder().pooling(pooling).build()) {
      for (int i = 0; i < calls; i++) {
        assertThat(codec.encode(7)).containsExactly(7);
      }
    }
  }

  private static void roundTrips(Codec codec, ExecutorService threads, int tasks, int rounds)
      throws InterruptedException, ExecutionException {
    Callable<Void> task =
        () -> {
          for (int i = 0; i < rounds; i++) {
            Order order = new Order(i, Thread.currentThread().getName(), Samples.order().lines());
            assertThat(codec.decode(codec.encode(order), Order.class)).isEqualTo(order);
          }
          return null;
        };
    List<Future<Void>> results = new ArrayList<>();
    for (int i = 0; i < tasks; i++) {
      results.add(threads.submit(task));
    }
    for (Future<Void> result : results) {
      result.get();
    }
  }

  private static ExecutorService virtualThreads()
      throws NoSuchMethodException, IllegalAccessException, InvocationTargetException {
    return (ExecutorService)
        Executors.class.getMethod("newVirtualThreadPerTaskExecutor").invoke(null);
  }
}
