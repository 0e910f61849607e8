package dev.polycodec.internal.verify;

import dev.polycodec.CodecException;
import dev.polycodec.DecodeException;
import dev.polycodec.EncodeException;
import dev.polycodec.spi.Shapes;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Reads again what a library has written, and refuses what does not come back. */
public final class Rereading {

  private final String refusal;
  private final String advice;
  private final Shapes shapes;
  private final Predicate<Class<?>> values;

  /**
   * Compares by the shapes of classes.
   *
   * @param refusal says before the name of a class that its objects do not come back
   * @param advice says behind what is lost what else to do
   * @param values says whether objects of a class are values of the library
   */
  public Rereading(String refusal, String advice, Shapes shapes, Predicate<Class<?>> values) {
    this.refusal = refusal;
    this.advice = advice;
    this.shapes = shapes;
    this.values = values;
  }

  /** Checks that a value comes back. */
  public void require(@Nullable Object value, Callable<? extends @Nullable Object> reading) {
    Object back;
    try {
      back = reading.call();
    } catch (Exception | LinkageError e) { // nor can whoever gets the message
      throw lost(value, "what is written of it cannot be read" + reason(e), e);
    }
    String difference = Difference.of(value, back, shapes, values);
    if (difference != null) {
      throw lost(value, difference, null);
    }
  }

  private EncodeException lost(@Nullable Object value, String loss, @Nullable Throwable cause) {
    String type = value == null ? "null" : value.getClass().getTypeName();
    return new EncodeException(refusal + type + ": " + loss + "; " + advice, null, null, cause);
  }

  /** Returns the reason if it is one of Polycodec; what policy or limits refuse says enough. */
  private static String reason(Throwable failure) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof DecodeException) {
        return " (" + cause.getMessage() + ")";
      } else if (cause instanceof CodecException refused) {
        throw refused;
      }
    }
    return "";
  }
}
