package dev.polycodec.registry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.SchemaOutageException;
import java.lang.Thread.State;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A registry that hostile messages ask for made-up fingerprints")
class FloodTest {

  private static final int HONEST = -1;

  private final Counted store = new Counted();
  private final List<Thread> flood = new ArrayList<>();
  private final Queue<String> said = new ConcurrentLinkedQueue<>();
  private StoreRegistry registry = new StoreRegistry(store);

  @AfterEach
  void close() {
    registry.close();
  }

  @Test
  void takesTheirWaitingForNoOutage() throws Exception {
    store.millis = 100;
    flood(100);
    for (Thread each : flood) {
      each.join();
    }
    assertThat(said)
        .isNotEmpty()
        .containsOnly("The registry of schemas answered others meanwhile, but not this");
    assertThat(registry.outages()).isZero();
    assertThat(registry.find(HONEST)).isNull();
  }

  @Test
  void answersAnHonestMessageBeforeThem() {
    store.store.putIfAbsent(HONEST, new byte[] {7});
    store.millis = 100;
    flood(100);
    assertThat(registry.find(HONEST)).containsExactly(7);
  }

  @Test
  void refusesWhatIsTooMuchWithoutAPause() throws Exception {
    registry = new StoreRegistry(store, Duration.ofMinutes(1), Duration.ofMinutes(1));
    store.hanging = new CountDownLatch(1);
    flood(4 + 256);
    assertThatThrownBy(() -> registry.find(HONEST))
        .isInstanceOf(SchemaOutageException.class)
        .hasMessage("The registry of schemas is asked too much at once");
    store.hanging.countDown();
    for (Thread each : flood) {
      each.join();
    }
    assertThat(registry.find(HONEST)).isNull();
  }

  /** Has so many threads wait for a fingerprint each. */
  private void flood(int count) {
    for (int i = 0; i < count; i++) {
      int fingerprint = i;
      Thread thread = new Thread(() -> ask(fingerprint));
      thread.setDaemon(true);
      thread.start();
      flood.add(thread);
    }
    for (Thread each : flood) {
      while (!EnumSet.of(State.TIMED_WAITING, State.TERMINATED).contains(each.getState())) {
        Thread.onSpinWait();
      }
    }
  }

  private void ask(int fingerprint) {
    try {
      registry.find(fingerprint);
    } catch (SchemaOutageException e) {
      said.add(e.getMessage());
    }
  }
}
