package dev.polycodec.benchmarks.pool;

import com.esotericsoftware.kryo.util.Pool;
import com.fasterxml.jackson.core.util.BufferRecycler;
import com.fasterxml.jackson.core.util.JsonRecyclerPools;
import com.fasterxml.jackson.core.util.RecyclerPool;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/** The pools that are compared, by name. */
final class Lenders {

  private static final int SIZE = 64;

  private Lenders() {}

  static Lender create(String name) throws ReflectiveOperationException {
    return switch (name) {
      case "thread-local" -> new OfThread();
      case "ours" -> OwnLender.threadLocal();
      case "ours-shared" -> OwnLender.shared(SIZE);
      case "kryo" -> new OfKryo(false);
      case "kryo-soft" -> new OfKryo(true);
      case "jackson-thread-local" -> new OfJackson(JsonRecyclerPools.threadLocalPool());
      case "jackson-deque" -> new OfJackson(JsonRecyclerPools.newConcurrentDequePool());
      case "jackson-lock-free" -> new OfJackson(JsonRecyclerPools.newLockFreePool());
      case "jackson-bounded" -> new OfJackson(JsonRecyclerPools.newBoundedPool(SIZE));
      case "blocking-queue" -> new OfQueue();
      default -> throw new IllegalArgumentException("There is no pool '" + name + "'");
    };
  }

  /** The measure of all: {@code ThreadLocal.get()}, which takes nothing back. */
  private static final class OfThread implements Lender {

    private final ThreadLocal<Object> items = ThreadLocal.withInitial(Object::new);

    @Override
    public Object acquire() {
      return items.get();
    }

    @Override
    public void release(Object item) {}
  }

  /** The pool that comes with Kryo. */
  private static final class OfKryo implements Lender {

    private final Pool<Object> pool;

    OfKryo(boolean soft) {
      pool =
          new Pool<>(true, soft, SIZE) {
            @Override
            protected Object create() {
              return new Object();
            }
          };
    }

    @Override
    public Object acquire() {
      return pool.obtain();
    }

    @Override
    public void release(Object item) {
      pool.free(item);
    }
  }

  /** Jackson's pools of buffers. */
  private record OfJackson(RecyclerPool<BufferRecycler> pool) implements Lender {

    @Override
    public Object acquire() {
      return pool.acquireAndLinkPooled();
    }

    @Override
    public void release(Object item) {
      ((BufferRecycler) item).releaseToPool();
    }
  }

  /** What applications write themselves. */
  private static final class OfQueue implements Lender {

    private final BlockingQueue<Object> items = new ArrayBlockingQueue<>(SIZE);

    @Override
    public Object acquire() {
      Object item = items.poll();
      return item == null ? new Object() : item;
    }

    @Override
    public void release(Object item) {
      items.offer(item);
    }
  }
}
