package dev.polycodec.tck.sample;

import dev.polycodec.tck.sample.CollectionHolders.*;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedList;
import java.util.List;
import java.util.PriorityQueue;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.PriorityBlockingQueue;

/** Queues and deques. */
final class QueueSamples {

  private static final List<String> SOURCE = List.of("c", "a", "b", "a");

  private QueueSamples() {}

  static void addTo(SampleSet set) {
    set.core("deque", OfArrayDeque.class, () -> filled(new ArrayDeque<>()))
        .core("deque empty", OfArrayDeque.class, ArrayDeque::new)
        .core("deque as queue", OfQueue.class, () -> filled(new ArrayDeque<>()))
        .core("deque as deque", OfDeque.class, () -> new ArrayDeque<>(List.of(3, 1, 2)))
        .core("linked list as queue", OfQueue.class, () -> filled(new LinkedList<>()))
        .core("priority", OfPriorityQueue.class, () -> new PriorityQueue<>(List.of(3, 1, 2)))
        .core("priority empty", OfPriorityQueue.class, PriorityQueue::new)
        .core("priority reversed", OfPriorityQueue.class, QueueSamples::reversed)
        .core("priority as queue", OfQueue.class, () -> new PriorityQueue<>(SOURCE))
        .core(
            "concurrent",
            OfConcurrentLinkedQueue.class,
            () -> filled(new ConcurrentLinkedQueue<>()))
        .core(
            "concurrent deque",
            OfConcurrentLinkedDeque.class,
            () -> filled(new ConcurrentLinkedDeque<>()))
        .core("blocking", OfLinkedBlockingQueue.class, () -> filled(new LinkedBlockingQueue<>()))
        .core(
            "blocking deque",
            OfLinkedBlockingDeque.class,
            () -> filled(new LinkedBlockingDeque<>()))
        .core(
            "blocking array", OfArrayBlockingQueue.class, () -> filled(new ArrayBlockingQueue<>(9)))
        .core(
            "blocking priority",
            OfPriorityBlockingQueue.class,
            () -> filled(new PriorityBlockingQueue<>()))
        .core(
            "bounded blocking",
            OfLinkedBlockingQueue.class,
            () -> filled(new LinkedBlockingQueue<>(7)));
  }

  private static <C extends Collection<String>> C filled(C empty) {
    empty.addAll(SOURCE);
    return empty;
  }

  private static PriorityQueue<Integer> reversed() {
    PriorityQueue<Integer> queue = new PriorityQueue<>(Collections.reverseOrder());
    queue.addAll(List.of(3, 1, 2));
    return queue;
  }
}
