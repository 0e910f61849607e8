package dev.polycodec.internal.shape;

import java.util.List;
import java.util.Map;

/**
 * Reads the fields of a throwable before the first object that inherits state from the JDK, on a
 * stack of its own. So what opens them is initialised where there is room: the first such object
 * may be where a stack ends, and classes of the JDK would fail for ever.
 */
final class Rehearsal extends Thread {

  private static volatile boolean played;

  private Rehearsal() {
    super("polycodec-rehearsal");
    setDaemon(true);
  }

  /** Plays once in a JVM; what is called meanwhile takes it for done. */
  static void play() {
    if (!played && !(Thread.currentThread() instanceof Rehearsal)) {
      Rehearsal rehearsal = new Rehearsal();
      rehearsal.start();
      rehearsal.await();
    }
  }

  @Override
  public void run() {
    ShapesImpl shapes = ShapesImpl.create(List.of(), WireNames.of(Map.of()), List.of());
    Throwable failure = new Throwable();
    shapes.of(Throwable.class).fields().forEach(field -> field.get(failure));
    played = true;
  }

  private void await() {
    boolean interrupted = false;
    while (isAlive()) {
      try {
        join();
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
