package dev.polycodec.internal.pool;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SharedPoolTest {

  private static final class Item extends Pooled {
    @Override
    public void trim() {}
  }

  private final AtomicInteger made = new AtomicInteger();

  private Item make() {
    made.incrementAndGet();
    return new Item();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 7, 1024})
  void keepsNoMoreThanItsSize(int size) {
    SharedPool<Item> pool = new SharedPool<>(this::make, size);
    Set<Item> lent = new HashSet<>();
    for (int i = 0; i < 10; i++) {
      lent.add(pool.acquire());
    }
    assertThat(lent).hasSize(10);
    lent.forEach(pool::release);
    for (int i = 0; i < 10; i++) {
      pool.acquire();
    }
    assertThat(made).hasValue(20 - Math.min(size, 4));
  }

  @Test
  void closedPoolKeepsNothing() {
    SharedPool<Item> pool = new SharedPool<>(this::make, 4);
    Item used = pool.acquire();
    pool.release(pool.acquire());
    pool.close();
    pool.release(used);
    assertThat(pool.acquire()).isNotSameAs(used);
    assertThat(made).hasValue(3);
  }
}
