package dev.polycodec.benchmarks.hostile;

import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.Limits;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Looks for messages that take much time, or much of the heap, for their length.
 *
 * <p>It keeps the worst, and changes them. First it tries small messages under a part of the
 * limits, as there are more of them in the same time; then it lets the worst grow under the default
 * ones.
 */
final class CostSearch implements AutoCloseable {

  /** The most bytes of a message while there is much to try, and then. */
  private static final int SMALL = 32 << 10;

  private static final int LARGE = 2 << 20;

  /** The part of the key steps that small messages may take. */
  private static final int PART = 64;

  /** The part of the time in which messages are small. */
  private static final double EXPLORING = 0.5;

  /** A value takes no more than was allocated; what is far from the bound need not be weighed. */
  private static final double WEIGHED_SHARE = 0.5;

  /** Weighing collects garbage twice: it may take this part of the time at most. */
  private static final double WEIGHING = 0.25;

  private static final int KEPT = 150;
  private static final int FINALISTS = 12;

  private final Random random;
  private final Gauge gauge;
  private final Breeder breeder;
  private final Codec strict;
  private final Codec usual;
  private Elite slow = new Elite(KEPT, Finding::nanos);
  private Elite greedy = new Elite(KEPT, Finding::allocatedShare);
  private Elite large = new Elite(KEPT, Finding::heldShare);

  /** Those whose values were weighed, most of which were garbage. */
  private Elite weighed = new Elite(KEPT, Finding::allocatedShare);

  private final long begin = Gauge.cpuNanos();
  private long weighing;
  private long tried;

  /**
   * Prepares a search.
   *
   * @param builders makes builders of the codec, which allow what the kit's model needs
   * @param onStuck hears of a message that takes more than ten seconds
   */
  CostSearch(Supplier<CodecBuilder> builders, Format format, long seed, Consumer<Finding> onStuck) {
    random = new Random(seed);
    gauge = new Gauge(onStuck);
    breeder = new Breeder(builders, format, random);
    Limits limits = Limits.defaults();
    usual = builders.get().build();
    strict = builders.get().limits(limits.withMaxKeySteps(limits.maxKeySteps() / PART)).build();
  }

  /**
   * Searches for some time of the thread on a processor, and then measures the worst anew.
   *
   * @param progress hears what part of the time is over
   * @return the slowest message, that which allocates most for its length, and that whose value
   *     takes most of the heap for its length
   * @throws AssertionError if a message has another effect than a value or a CodecException
   */
  List<Finding> run(long nanos, DoubleConsumer progress) {
    breeder.seeds().forEach(seed -> tryOut(strict, seed, SMALL));
    long begin = Gauge.cpuNanos();
    for (double part = 0; part < EXPLORING; part = part(begin, nanos)) {
      progress.accept(part);
      tryOut(strict, breeder.child(pick(), pick()), SMALL);
    }
    List<Finding> worst = worst();
    slow = new Elite(2 * FINALISTS, Finding::nanos);
    greedy = new Elite(2 * FINALISTS, Finding::allocatedShare);
    large = new Elite(2 * FINALISTS, Finding::heldShare);
    weighed = new Elite(KEPT, Finding::allocatedShare);
    worst.forEach(message -> tryOut(usual, message, LARGE));
    for (double part = EXPLORING; part < 1; part = part(begin, nanos)) {
      progress.accept(part);
      tryOut(usual, breeder.grown(pick()), LARGE);
    }
    return results();
  }

  private static double part(long begin, long nanos) {
    return (double) (Gauge.cpuNanos() - begin) / nanos;
  }

  private Finding pick() {
    int luck = random.nextInt(3);
    Elite elite = luck == 0 ? slow : luck == 1 ? greedy : large;
    return (elite.isEmpty() ? slow : elite).pick(random);
  }

  private List<Finding> worst() {
    List<Finding> worst = new ArrayList<>(slow.worst(FINALISTS));
    worst.addAll(greedy.worst(FINALISTS));
    worst.addAll(large.worst(FINALISTS));
    return worst;
  }

  private void tryOut(Codec codec, @Nullable Finding message, int maxLength) {
    if (message == null || message.message().length > maxLength) {
      return;
    }
    Finding measured = gauge.measured(codec, message);
    tried++;
    if (slow.wants(measured) || greedy.wants(measured)) {
      Finding second = gauge.again(codec, measured);
      slow.add(second);
      greedy.add(second);
    }
    if (mayBeLarge(measured)) {
      long start = System.nanoTime();
      weighed.add(measured);
      large.add(measured.weighed(Gauge.held(codec, measured)));
      weighing += System.nanoTime() - start;
    }
  }

  /** To weigh takes long; so only what allocated more than others of its kind is weighed. */
  private boolean mayBeLarge(Finding message) {
    return message.refused() == null
        && message.allocatedShare() > WEIGHED_SHARE
        && weighed.wants(message)
        && weighing < WEIGHING * (Gauge.cpuNanos() - begin);
  }

  /** What was noise in the figures of the worst goes; so they may no longer be the worst. */
  private List<Finding> results() {
    for (Finding message : worst()) {
      Finding confirmed = Gauge.weighed(usual, gauge.again(usual, gauge.again(usual, message)));
      slow.put(confirmed);
      greedy.put(confirmed);
      large.put(confirmed);
    }
    return List.of(slow.worst(1).get(0), greedy.worst(1).get(0), large.worst(1).get(0));
  }

  /** Returns the number of messages that were decoded or refused. */
  long tried() {
    return tried;
  }

  @Override
  public void close() {
    usual.close();
    strict.close();
    breeder.close();
  }
}
