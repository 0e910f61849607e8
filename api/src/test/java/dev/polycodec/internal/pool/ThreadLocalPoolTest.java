package dev.polycodec.internal.pool;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

class ThreadLocalPoolTest {

  private static final class Item extends Pooled {
    @Override
    public void trim() {}
  }

  private final ThreadLocalPool<Item> pool = new ThreadLocalPool<>(Item::new);

  @Test
  void threadGetsTheSameItemAgain() {
    Item first = pool.acquire();
    pool.release(first);
    assertThat(pool.acquire()).isSameAs(first);
  }

  @Test
  void itemThatCannotBeTrimmedIsFreeAgain() {
    ThreadLocalPool<Pooled> clumsy =
        new ThreadLocalPool<>(
            () ->
                new Pooled() {
                  @Override
                  public void trim() {
                    throw new StackOverflowError();
                  }
                });
    Pooled item = clumsy.acquire();
    assertThatThrownBy(() -> clumsy.release(item)).isInstanceOf(StackOverflowError.class);
    assertThat(clumsy.acquire()).isSameAs(item);
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
  void moreThreadsThanPlacesKeepTheirOwn() throws Exception {
    int count = 200;
    ExecutorService threads = Executors.newFixedThreadPool(count);
    CyclicBarrier all = new CyclicBarrier(count);
    try {
      List<Future<Item>> lent = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        lent.add(threads.submit(() -> lendTwice(all)));
      }
      Set<Item> items = new HashSet<>();
      for (Future<Item> item : lent) {
        items.add(item.get());
      }
      assertThat(items).hasSize(count);
    } finally {
      threads.shutdown();
    }
  }

  private Item lendTwice(CyclicBarrier all) throws Exception {
    Item first = pool.acquire();
    all.await();
    pool.release(first);
    all.await();
    Item second = pool.acquire();
    assertThat(second).isSameAs(first);
    pool.release(second);
    return second;
  }

  @Test
  void threadThatHasEndedIsNotRetained() throws InterruptedException {
    Thread thread =
        new Thread(
            () -> {
              Item item = pool.acquire();
              pool.release(item);
            });
    WeakReference<Thread> ended = new WeakReference<>(thread);
    thread.start();
    thread.join();
    thread = null;
    for (int i = 0; i < 100 && ended.get() != null; i++) {
      System.gc();
      Thread.sleep(10);
    }
    assertThat(ended.get()).isNull();
    assertThat(pool.size()).isEqualTo(1);
  }

  /** A pool of threads that shrinks, and then uses those that it has. */
  @Test
  void itemsOfCollectedThreadsAreDroppedByThoseThatLive() throws InterruptedException {
    pool.release(pool.acquire());
    inParallel(50);
    for (int i = 0; i < 100 && pool.size() > 1; i++) {
      System.gc();
      Thread.sleep(1);
      pool.release(pool.acquire());
    }
    assertThat(pool.size()).isEqualTo(1);
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
