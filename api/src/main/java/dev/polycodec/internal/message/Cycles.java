package dev.polycodec.internal.message;

import dev.polycodec.EncodeException;
import dev.polycodec.Trait;
import dev.polycodec.spi.Variant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds an object that contains itself, for the message of a codec that carries no cycles. It is
 * looked for only when a value was nested too deep, so that no other message pays for it.
 */
public final class Cycles {

  private static final String WAY_OUT = "; break the cycle with a transient field or a Surrogate";

  private static final Set<String> OF_KEYS = Set.of("hashCode", "equals", "compareTo", "compare");

  /** As many as some turns around a cycle take. */
  private static final int FRAMES = 256;

  /** A method that is so often among them was not only where the stack happened to end. */
  private static final int TURNS = 3;

  private Cycles() {}

  /** Returns what refuses an object that must exist before what it contains, and cannot. */
  static EncodeException unfinished(Class<?> type) {
    return new EncodeException(
        contains(type) + ", but can be created only from what it contains" + WAY_OUT);
  }

  /** Returns what refuses a value that was nested too deep, if it contains itself, else null. */
  public static @Nullable EncodeException refusal(Object root, Setup setup) {
    Found found = ObjectSearch.find(root, setup, (object, within) -> within);
    return found == null ? null : notCarried(found, setup.variant());
  }

  /** Returns whether the stack ended as keys within keys were hashed, compared or weighed. */
  public static boolean endedAtAKey(Throwable overflow) {
    StackTraceElement[] trace = overflow.getStackTrace();
    List<String> methods = new ArrayList<>(); // no lambdas: the stack may still be near its end
    for (int i = 0; i < Math.min(trace.length, FRAMES); i++) {
      if (isOfKeys(trace[i])) {
        methods.add(trace[i].getClassName().concat(trace[i].getMethodName()));
      }
    }
    for (String method : methods) {
      if (Collections.frequency(methods, method) >= TURNS) {
        return true;
      }
    }
    return false;
  }

  private static boolean isOfKeys(StackTraceElement frame) {
    return OF_KEYS.contains(frame.getMethodName())
        || frame.getClassName().equals(KeyWeights.class.getName());
  }

  private static EncodeException notCarried(Found found, Variant variant) {
    String excluded = ", which the options of " + variant.name() + " exclude" + WAY_OUT;
    String other = ", or use a codec with the trait CYCLES";
    String never = ", and " + variant.name() + " carries no cycles" + WAY_OUT + other;
    String message = contains(found.object().getClass());
    return new EncodeException(found.in(message + (variant.has(Trait.CYCLES) ? excluded : never)));
  }

  private static String contains(Class<?> type) {
    return "An object of " + type.getName() + " contains itself";
  }
}
