package dev.polycodec.tck.model;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Exceptions that an application declares. */
public final class Failures {

  private Failures() {}

  /** One with state, whose constructor takes no message. */
  public static class Rejected extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int code;
    private final List<String> reasons = new ArrayList<>();

    /** Creates one. */
    public Rejected(int code, String... reasons) {
      super("code " + code);
      this.code = code;
      this.reasons.addAll(List.of(reasons));
    }

    @Override
    public String getMessage() {
      return super.getMessage() + " for " + reasons;
    }
  }

  /** One with more state, a field of which has the name of one of the JDK's. */
  public static final class Declined extends Rejected {
    private static final long serialVersionUID = 1L;

    private final @Nullable String cause;
    private final @Nullable Object subject;

    /** Creates one. */
    public Declined(@Nullable String cause, @Nullable Object subject) {
      super(7, "declined");
      this.cause = cause;
      this.subject = subject;
    }

    /** Returns the field. */
    public @Nullable String reason() {
      return cause + " of " + subject;
    }
  }

  /** One without a stack trace and what is suppressed. */
  public static final class Quiet extends Exception {
    private static final long serialVersionUID = 1L;

    /** Creates one. */
    public Quiet(@Nullable String message) {
      super(message, null, false, false);
    }
  }

  /** One whose methods must not be called to make it. */
  public static final class Stubborn extends Error {
    private static final long serialVersionUID = 1L;

    private final Throwable reason;

    /** Creates one. */
    public Stubborn(Throwable reason) {
      this.reason = reason;
    }

    @Override
    public synchronized Throwable getCause() {
      return reason;
    }

    @Override
    public synchronized Throwable initCause(@Nullable Throwable cause) {
      throw new UnsupportedOperationException();
    }

    @Override
    public void setStackTrace(StackTraceElement[] trace) {
      throw new UnsupportedOperationException();
    }
  }
}
