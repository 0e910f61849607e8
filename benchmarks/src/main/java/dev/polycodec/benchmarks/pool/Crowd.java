package dev.polycodec.benchmarks.pool;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.Serializer;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import com.esotericsoftware.kryo.util.Pool;
import com.sun.management.OperatingSystemMXBean;
import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.TypedCodec;
import dev.polycodec.compare.workload.Position;
import dev.polycodec.compare.workload.User;
import dev.polycodec.compare.workload.Workloads;
import dev.polycodec.kryo.KryoOptions;
import java.lang.management.ManagementFactory;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/**
 * Many virtual threads that encode a few messages each and then stay: what do they cost, and what
 * do they keep? Run in a JVM of its own, for one way at a time.
 */
final class Crowd {

  private static final int MESSAGES = 10;
  private static final int KRYOS = 64;

  private final AtomicInteger created = new AtomicInteger();
  private final User user = (User) Workloads.load("user").messages().get(0);

  private Crowd() {}

  /** Takes the way and the number of threads; prints CPU milliseconds, retained bytes, engines. */
  public static void main(String[] arguments) throws Exception {
    Crowd crowd = new Crowd();
    Consumer<Object> encode = crowd.way(arguments[0]);
    encode.accept(crowd.user); // classes are loaded, and the first engine is made, before it counts
    System.out.println(crowd.measure(encode, Integer.parseInt(arguments[1])));
  }

  private Consumer<Object> way(String name) {
    return switch (name) {
      case "nothing" -> value -> {};
      case "ours" -> ours();
      case "thread-local" -> threadLocal();
      case "kryo" -> kryoPool();
      default -> throw new IllegalArgumentException("There is no way '" + name + "'");
    };
  }

  /** An engine asks for the serializer that options name when it first meets the class. */
  private Consumer<Object> ours() {
    KryoOptions counting =
        KryoOptions.builder()
            .serializer(
                Position.class,
                () -> {
                  created.incrementAndGet();
                  return new CodeSerializer();
                })
            .build();
    Codec codec = Codecs.builder().use("kryo").configure(counting).build();
    TypedCodec<User> handle = codec.forType(User.class);
    return value -> handle.encode((User) value);
  }

  private Consumer<Object> threadLocal() {
    ThreadLocal<Own> own = ThreadLocal.withInitial(this::newOwn);
    return value -> own.get().encode(value);
  }

  private Consumer<Object> kryoPool() {
    Pool<Own> pool =
        new Pool<>(true, false, KRYOS) {
          @Override
          protected Own create() {
            return newOwn();
          }
        };
    return value -> {
      Own own = pool.obtain();
      own.encode(value);
      pool.free(own);
    };
  }

  private Own newOwn() {
    created.incrementAndGet();
    return new Own();
  }

  private String measure(Consumer<Object> encode, int threads) throws Exception {
    OperatingSystemMXBean system =
        (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    long idle = retained();
    long start = system.getProcessCpuTime();
    CountDownLatch ready = new CountDownLatch(threads);
    CountDownLatch leave = new CountDownLatch(1);
    try (Threads executor = new Threads()) {
      for (int i = 0; i < threads; i++) {
        executor.service.execute(() -> stay(encode, ready, leave));
      }
      ready.await();
      long millis = (system.getProcessCpuTime() - start) / 1_000_000;
      long bytes = retained() - idle;
      leave.countDown();
      return millis + " " + bytes + " " + created.get();
    }
  }

  private void stay(Consumer<Object> encode, CountDownLatch ready, CountDownLatch leave) {
    for (int i = 0; i < MESSAGES; i++) {
      encode.accept(user);
      Thread.yield();
    }
    ready.countDown();
    try {
      leave.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static long retained() {
    System.gc();
    System.gc();
    return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
  }

  /** Writes of a position what tells it from others. */
  private static final class CodeSerializer extends Serializer<Position> {

    @Override
    public void write(Kryo kryo, Output output, Position position) {
      output.writeString(position.code);
    }

    @Override
    public Position read(Kryo kryo, Input input, Class<? extends Position> type) {
      Position position = new Position();
      position.code = input.readString();
      return position;
    }
  }

  /** A Kryo as each thread or the pool has it. */
  private static final class Own {

    private final Kryo kryo = new Kryo();
    private final Output output = new Output(4096, -1);

    Own() {
      kryo.setReferences(true);
      kryo.setRegistrationRequired(false);
    }

    void encode(Object value) {
      output.reset();
      kryo.writeClassAndObject(output, value);
    }
  }

  /** Virtual threads, which the classes of this module are too old to name. */
  private static final class Threads implements AutoCloseable {

    private final ExecutorService service;

    Threads() throws ReflectiveOperationException {
      service =
          (ExecutorService)
              Executors.class.getMethod("newVirtualThreadPerTaskExecutor").invoke(null);
    }

    @Override
    public void close() {
      service.shutdown();
    }
  }
}
