package dev.polycodec.jackson.plain;

import dev.polycodec.CodecException;
import dev.polycodec.DecodeException;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Plan;
import dev.polycodec.spi.Shapes;
import java.util.Arrays;
import java.util.Objects;
import java.util.function.Predicate;

/**
 * Writes a value aside and reads it again, to find out whether it comes back: what a module of the
 * application makes of a class, nothing but that module knows.
 */
final class Trial {

  private final Engine engine;
  private final Same same;

  /**
   * Creates a trial.
   *
   * @param engine writes and reads aside, with no trials of its own: what is in a value is tried
   *     with it
   */
  Trial(Engine engine, Shapes shapes) {
    this.engine = engine;
    this.same = new Same(shapes);
  }

  /**
   * Returns whether a value comes back where a type is declared.
   *
   * @param foreign whether a module reads that type, and may make another of its classes
   */
  boolean bringsBack(Object value, Plan declared, boolean foreign, Message message) {
    return reads(
        value,
        declared,
        declared,
        back -> foreign ? same.isOfLibrary(value, back) : same.is(value, back),
        message);
  }

  /** Returns whether a value that is written as one type is read as another value of another. */
  boolean converts(Object value, Plan written, Object held, Plan read, Message message) {
    return reads(value, written, read, back -> same.is(held, back), message);
  }

  private boolean reads(
      Object value, Plan written, Plan read, Predicate<Object> expected, Message message) {
    TrialMessage aside = new TrialMessage(message);
    byte[][] kept = new byte[1][];
    try {
      engine.encode(
          value,
          written,
          aside,
          0,
          (array, offset, length) -> kept[0] = Arrays.copyOfRange(array, offset, offset + length));
      byte[] bytes = Objects.requireNonNull(kept[0]);
      Object back = engine.decode(bytes, 0, bytes.length, read, aside);
      return back != null && expected.test(back);
    } catch (Exception e) {
      requireNotRefused(e);
      return false; // nor does it for whoever reads the message
    } finally {
      engine.recover();
    }
  }

  /** Lets pass what the policy says of a value, or a limit, and what we say of a part of it. */
  private static void requireNotRefused(Throwable failure) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof CodecException refused && !(cause instanceof DecodeException)) {
        throw refused;
      }
    }
  }
}
