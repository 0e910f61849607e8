package dev.polycodec.tck.sample;

import dev.polycodec.tck.model.Failures.Declined;
import dev.polycodec.tck.model.Failures.Quiet;
import dev.polycodec.tck.model.Failures.Rejected;
import dev.polycodec.tck.model.Failures.Stubborn;
import dev.polycodec.tck.model.Records.Point;
import dev.polycodec.tck.sample.ModelHolders.OfException;
import dev.polycodec.tck.sample.ModelHolders.OfRejected;
import dev.polycodec.tck.sample.ModelHolders.OfThrowable;
import dev.polycodec.tck.sample.ModelHolders.OfThrowables;
import java.io.FileNotFoundException;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationTargetException;
import java.net.URISyntaxException;
import java.nio.file.NoSuchFileException;
import java.text.ParseException;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.MissingResourceException;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.function.Supplier;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Throwables of the JDK and of an application. */
final class FailureSamples {

  private static final StackTraceElement[] TRACE = {
    new StackTraceElement("app", "com.acme", "1.0", "com.acme.Shop", "buy", "Shop.java", 12),
    new StackTraceElement(null, "java.base", null, "java.lang.Thread", "run", null, -2),
    new StackTraceElement("com.acme.Shop", "main", "Shop.java", 3),
  };

  private FailureSamples() {}

  static void addTo(SampleSet set) {
    addPlain(set);
    addOfTheJdk(set);
    addOfTheApplication(set);
  }

  /** Gives failures the same trace whoever runs the test, so that their bytes are the same. */
  private static Supplier<@Nullable Object> fixed(Supplier<? extends Throwable> failures) {
    return () -> {
      Throwable failure = failures.get();
      for (Throwable each = failure; each != null; each = each.getCause()) {
        each.setStackTrace(TRACE);
        Stream.of(each.getSuppressed()).forEach(other -> other.setStackTrace(TRACE));
      }
      return failure;
    };
  }

  private static void addPlain(SampleSet set) {
    set.typed("throwable", OfThrowable.class, fixed(() -> new Throwable("text")))
        .typed("no message", OfThrowable.class, fixed(IllegalStateException::new))
        .typed("cause", OfThrowable.class, fixed(() -> new RuntimeException("a", new Error("b"))))
        .typed("no cause, for good", OfThrowable.class, fixed(() -> new Exception("a", null)))
        .typed("suppressed", OfThrowable.class, fixed(FailureSamples::suppressing))
        .typed("nothing may be suppressed", OfThrowable.class, fixed(() -> new Quiet("quiet")))
        .typed("stack trace", OfException.class, FailureSamples::traced)
        .typed("no stack trace", OfException.class, FailureSamples::traceless)
        .typed("list", OfThrowables.class, () -> List.of(suppressing(), new Error("x")));
  }

  private static void addOfTheJdk(SampleSet set) {
    set.typed("null pointer", OfThrowable.class, fixed(FailureSamples::nullPointer))
        .typed("index", OfThrowable.class, fixed(() -> new ArrayIndexOutOfBoundsException(3)))
        .typed("number", OfThrowable.class, fixed(() -> new NumberFormatException("x")))
        .typed("parse", OfThrowable.class, fixed(() -> new ParseException("x", 7)))
        .typed("uri", OfThrowable.class, fixed(() -> new URISyntaxException("in put", "blank", 2)))
        .typed(
            "pattern", OfThrowable.class, fixed(() -> new PatternSyntaxException("open", "(", 1)))
        .typed("time", OfThrowable.class, fixed(() -> new DateTimeParseException("no", "1-2", 3)))
        .typed(
            "resource",
            OfThrowable.class,
            fixed(() -> new MissingResourceException("no", "c", "k")))
        .typed("file", OfThrowable.class, fixed(() -> new NoSuchFileException("a", "b", "gone")))
        .typed(
            "unchecked",
            OfThrowable.class,
            fixed(() -> new UncheckedIOException("x", new FileNotFoundException("f"))))
        .typed(
            "invocation",
            OfThrowable.class,
            fixed(() -> new InvocationTargetException(new Rejected(1), "called")))
        .typed(
            "class not found",
            OfThrowable.class,
            fixed(() -> new ClassNotFoundException("c", suppressing())))
        .typed(
            "execution",
            OfThrowable.class,
            fixed(() -> new ExecutionException(new Rejected(2, "x"))))
        .typed("assertion", OfThrowable.class, fixed(() -> new AssertionError("x", suppressing())))
        .typed("stack overflow", OfThrowable.class, fixed(StackOverflowError::new));
  }

  private static void addOfTheApplication(SampleSet set) {
    set.typed("own", OfRejected.class, () -> new Rejected(5, "a", "b"))
        .typed("own subclass", OfRejected.class, () -> new Declined("late", new Point(1, 2)))
        .typed(
            "own with a cause",
            OfThrowable.class,
            fixed(() -> new Rejected(5).initCause(suppressing())))
        .typed("own with methods", OfThrowable.class, () -> new Stubborn(suppressing()));
  }

  private static Exception suppressing() {
    Exception exception = new IllegalArgumentException("text", new Quiet(null));
    exception.addSuppressed(new Rejected(6));
    exception.addSuppressed(traced());
    return exception;
  }

  private static Exception traced() {
    Exception exception = new Exception("traced");
    exception.setStackTrace(TRACE);
    return exception;
  }

  private static Exception traceless() {
    Exception exception = new Exception();
    exception.setStackTrace(new StackTraceElement[0]);
    return exception;
  }

  private static Throwable nullPointer() {
    try {
      return new Error(Objects.requireNonNull((String) null));
    } catch (NullPointerException e) {
      return e;
    }
  }
}
