package dev.polycodec.registry;

import dev.polycodec.CodecException;
import dev.polycodec.SchemaOutageException;
import dev.polycodec.SchemaRegistry;
import java.time.Duration;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * Guards a store, so that neither its outage nor hostile messages hold up the application: each
 * call has a timeout, one thread asks for what many want to know, what is not there is not asked
 * for again at once, and after a failure the store is left alone for a while. Safe for use by any
 * number of threads.
 */
public final class StoreRegistry implements SchemaRegistry, AutoCloseable {

  private static final int MAX_MISSES = 1_000;
  private static final int MAX_BYTES = 64 << 10;
  private static final int THREADS = 4;
  private static final int MAX_HANGING = 60;
  private static final int MAX_WAITING = 256;

  private final SchemaStore store;
  private final long timeoutNanos;
  private final long pauseNanos;
  private final ThreadPoolExecutor calls;
  private final Map<Integer, Question> asked = new ConcurrentHashMap<>();
  private final Map<Integer, Long> misses = new LinkedHashMap<>();
  private final AtomicLong published = new AtomicLong();
  private final AtomicLong fetched = new AtomicLong();
  private final AtomicLong outages = new AtomicLong();
  private int hanging;
  private volatile long pausedUntil = System.nanoTime();
  private volatile long answered = pausedUntil;

  /** Guards a store with a timeout of a second, and a pause of five after a failure or a miss. */
  public StoreRegistry(SchemaStore store) {
    this(store, Duration.ofSeconds(1), Duration.ofSeconds(5));
  }

  /**
   * Guards a store.
   *
   * @param timeout how long a call may take
   * @param pause how long a store that failed is left alone, and what was not there is not asked
   *     for
   */
  public StoreRegistry(SchemaStore store, Duration timeout, Duration pause) {
    this.store = store;
    this.timeoutNanos = timeout.toNanos();
    this.pauseNanos = pause.toNanos();
    this.calls =
        new ThreadPoolExecutor(
            THREADS,
            THREADS + MAX_HANGING,
            0,
            TimeUnit.SECONDS,
            new NewestFirst(),
            StoreRegistry::daemon);
  }

  private static Thread daemon(Runnable task) {
    Thread thread = new Thread(task, "polycodec-registry");
    thread.setDaemon(true);
    return thread;
  }

  @Override
  public void publish(int fingerprint, byte[] schema) {
    Question question = new Question(() -> store.putIfAbsent(fingerprint, schema));
    ask(question);
    if (!Arrays.equals(await(question), schema)) {
      throw new CodecException(
          "The registry has another schema under the fingerprint "
              + Integer.toHexString(fingerprint)
              + ": two classes have the same one, or somebody else wrote it; rename a field of the"
              + " new class, or give it a registry of its own");
    }
    published.incrementAndGet();
  }

  @Override
  public byte @Nullable [] find(int fingerprint) {
    if (missedLately(fingerprint)) {
      return null;
    }
    Question mine = new Question(() -> found(fingerprint));
    Question first = asked.putIfAbsent(fingerprint, mine);
    Question question = first == null ? mine : first;
    try {
      if (first == null) {
        ask(question);
      }
      return await(question);
    } finally {
      asked.remove(fingerprint, question);
    }
  }

  private byte @Nullable [] found(int fingerprint) throws Exception {
    byte[] found = store.find(fingerprint);
    fetched.incrementAndGet();
    note(fingerprint, found);
    return found;
  }

  /** Runs a call in a thread of the registry, as a store may block for as long as it likes. */
  private void ask(Question question) {
    if (pausedUntil - System.nanoTime() > 0) {
      question.refuse("did not answer lately, and is left alone for a while", null);
    } else if (calls.getQueue().size() >= MAX_WAITING) {
      question.refuse("is asked too much at once", null);
    } else {
      try {
        calls.execute(question);
      } catch (RejectedExecutionException e) {
        question.refuse("is closed", e);
      }
    }
  }

  /**
   * Gives a call that has not returned in time a thread of its own: what was asked during an outage
   * may hang for long after it, as on a connection whose server has moved.
   */
  private synchronized void hang(int difference) {
    hanging += difference;
    calls.setCorePoolSize(THREADS + Math.min(hanging, MAX_HANGING));
  }

  /** Waits for an answer; that one thread waits no longer is nothing to the others. */
  private byte @Nullable [] await(Question question) {
    try {
      byte[] bytes = question.get(timeoutNanos, TimeUnit.NANOSECONDS);
      if (bytes != null && bytes.length > MAX_BYTES) {
        throw new CodecException("The registry has a schema of more than " + MAX_BYTES + " bytes");
      }
      return bytes;
    } catch (ExecutionException e) {
      throw (CodecException) e.getCause();
    } catch (TimeoutException e) {
      throw question.giveUp(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new SchemaOutageException("Interrupted while asking the registry of schemas", e);
    }
  }

  private SchemaOutageException outage(Throwable cause) {
    pausedUntil = System.nanoTime() + pauseNanos;
    outages.incrementAndGet();
    return unanswered("does not answer", cause);
  }

  private static SchemaOutageException unanswered(String why, @Nullable Throwable cause) {
    return new SchemaOutageException("The registry of schemas " + why, cause);
  }

  private boolean missedLately(int fingerprint) {
    synchronized (misses) {
      Long until = misses.get(fingerprint);
      return until != null && until - System.nanoTime() > 0;
    }
  }

  /** Peers choose the fingerprints, so only so many are remembered. */
  private void note(int fingerprint, byte @Nullable [] found) {
    synchronized (misses) {
      misses.remove(fingerprint);
      if (found == null) {
        misses.put(fingerprint, System.nanoTime() + pauseNanos);
        if (misses.size() > MAX_MISSES) {
          misses.remove(misses.keySet().iterator().next());
        }
      }
    }
  }

  /**
   * Returns how many schemas codecs have published, which are few: one for each of their classes.
   */
  public long published() {
    return published.get();
  }

  /** Returns how often the store has answered what schema a fingerprint has. */
  public long fetched() {
    return fetched.get();
  }

  /** Returns how often the store did not answer. */
  public long outages() {
    return outages.get();
  }

  /** Stops the threads; the store is the application's. */
  @Override
  public void close() {
    calls.shutdownNow();
  }

  /** A call of the store, for whose answer many threads may wait. */
  private final class Question extends CompletableFuture<byte @Nullable []> implements Runnable {

    private final Callable<byte @Nullable []> call;
    private final long asked = System.nanoTime();

    private Question(Callable<byte @Nullable []> call) {
      this.call = call;
    }

    @Override
    public void run() {
      boolean inTime = false;
      try {
        if (!isDone()) {
          byte[] answer = call.call();
          answered = System.nanoTime();
          inTime = complete(answer);
        }
      } catch (CodecException e) {
        inTime = completeExceptionally(e);
      } catch (Exception | Error e) { // an outage already if it comes late, and maybe over by now
        inTime = !isDone() && completeExceptionally(outage(e));
      } finally {
        if (!inTime) {
          hang(-1);
        }
      }
    }

    private void refuse(String why, @Nullable Throwable cause) {
      completeExceptionally(unanswered(why, cause));
    }

    /**
     * Leaves a question whose time is over. That says nothing of a store that answers others: peers
     * make up as many fingerprints as they like, and those that wait for them are in each other's
     * way.
     */
    private synchronized SchemaOutageException giveUp(TimeoutException cause) {
      SchemaOutageException late =
          answered - asked > 0
              ? unanswered("answered others meanwhile, but not this", cause)
              : outage(cause);
      boolean begun = !calls.remove(this);
      if (completeExceptionally(late) && begun) {
        hang(1);
      }
      return late;
    }
  }

  /** What is asked last is answered first, as those that have waited for long soon give up. */
  private static final class NewestFirst extends LinkedBlockingDeque<Runnable> {

    private static final long serialVersionUID = 1L;

    @Override
    public boolean offer(Runnable question) {
      return offerFirst(question);
    }
  }
}
