package dev.polycodec.internal.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

class ThreadLocalPoolTest {

  private static final class Item extends Pooled {
    @Override
    void trim() {}
  }

  private final ThreadLocalPool<Item> pool = new ThreadLocalPool<>(Item::new);

  @Test
  void threadGetsTheSameItemAgain() {
    Item first = pool.acquire();
    pool.release(first);
    assertThat(pool.acquire()).isSameAs(first);
  }

  @Test
  void nestedUseGetsAnother() {
    Item outer = pool.acquire();
    Item inner = pool.acquire();
    assertThat(inner).isNotSameAs(outer);
    pool.release(inner);
    assertThat(pool.acquire()).isSameAs(inner);
  }

  @Test
  void itemsOfDeadThreadsAreExpungedByNewOnes() throws InterruptedException {
    for (int round = 0; round < 20; round++) {
      inParallel(50);
    }
    assertThat(pool.size()).isLessThan(100);
    for (int i = 0; i < 200; i++) {
      inParallel(1);
    }
    assertThat(pool.size()).isLessThan(5);
  }

  @Test
  void itemOfADeadThreadIsInherited() throws InterruptedException {
    List<Item> items = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      Thread thread =
          new Thread(
              () -> {
                Item item = pool.acquire();
                items.add(item);
                pool.release(item);
              });
      thread.start();
      thread.join();
    }
    assertThat(items.get(1)).isSameAs(items.get(0));
  }

  @Test
  void closedPoolKeepsNothing() {
    Item item = pool.acquire();
    Item nested = pool.acquire();
    pool.close();
    pool.release(nested);
    pool.release(item);
    assertThat(pool.size()).isZero();
  }

  private void inParallel(int count) throws InterruptedException {
    CountDownLatch all = new CountDownLatch(count);
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Thread thread =
          new Thread(
              () -> {
                Item item = pool.acquire();
                all.countDown();
                try {
                  all.await();
                } catch (InterruptedException e) {
                  Thread.currentThread().interrupt();
                }
                pool.release(item);
              });
      thread.start();
      threads.add(thread);
    }
    for (Thread thread : threads) {
      thread.join();
    }
  }
}
