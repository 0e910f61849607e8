package dev.polycodec.internal.core;

import dev.polycodec.CodecException;
import dev.polycodec.DecodeException;
import dev.polycodec.EncodeException;
import dev.polycodec.LimitExceededException;
import dev.polycodec.MalformedDataException;
import dev.polycodec.NoCodecException;
import dev.polycodec.SchemaMismatchException;
import dev.polycodec.SchemaOutageException;
import dev.polycodec.TypeMismatchException;
import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.internal.message.Cycles;
import dev.polycodec.internal.message.Found;
import dev.polycodec.internal.message.Root;
import dev.polycodec.internal.message.Setup;
import dev.polycodec.internal.shape.Remedy;
import java.lang.reflect.InaccessibleObjectException;
import java.util.ConcurrentModificationException;
import org.jspecify.annotations.Nullable;

/**
 * Turns whatever a backend throws into the exceptions of the API: the one place that does.
 *
 * <p>Messages of backends may quote the payload, so they stay in the cause.
 */
final class Failures {

  private static final int MAX_CAUSES = 50;
  private final Setup setup;

  Failures(Setup setup) {
    this.setup = setup;
  }

  /**
   * How far a message came that has failed.
   *
   * @param depth how deep the objects were nested
   * @param place where the engine says that it failed, null if it cannot tell
   */
  record Progress(int depth, @Nullable String place) {

    static final Progress NONE = new Progress(0, null);
  }

  /**
   * Returns what to throw for a failure to encode; errors that are not ours to handle pass.
   *
   * @param cycles whether an object may contain itself
   */
  RuntimeException onEncode(
      Throwable failure, Root root, @Nullable Object value, Progress progress, boolean cycles) {
    int depth = progress.depth;
    CodecException known = translate(failure, root, depth, false);
    if (!cycles && value != null && known instanceof LimitExceededException limit) {
      boolean tooDeep = depth > setup.limits().maxDepth() || isOverflow(limit);
      return tooDeep ? ofCycle(limit, root, value) : limit;
    } else if (known == null) {
      return located(unencoded(failure, root), progress.place);
    } else if (progress.place == null && value != null && isOfOneObject(known)) {
      return located(known, root, value);
    }
    return located(known, progress.place);
  }

  private EncodeException unencoded(Throwable failure, Root root) {
    return new EncodeException(
        "An object of the declared type "
            + root
            + " cannot be encoded: the backend failed with "
            + failure.getClass().getName()
            + (isCausedBy(ClassCastException.class, failure)
                ? "; something in it may be of another class than is declared: declare what is"
                    + " there"
                : "")
            + (isCausedBy(ConcurrentModificationException.class, failure)
                ? "; something in it changed meanwhile: encode a copy, or hold the lock of those"
                    + " who change it"
                : "")
            + Remedy.of(failure),
        codec(),
        root.toString(),
        failure);
  }

  /** What a library makes of an object is not for our shapes to ask, which may call its methods. */
  private boolean isOfOneObject(CodecException known) {
    return !setup.ownsObjects()
        && (known instanceof EncodeException || known instanceof TypeNotAllowedException);
  }

  /** Libraries trust type arguments, which unchecked code can go round, and other threads. */
  private static boolean isCausedBy(Class<? extends Throwable> kind, Throwable failure) {
    Throwable cause = failure;
    for (int i = 0; cause != null && i < MAX_CAUSES; i++) {
      if (kind.isInstance(cause)) {
        return true;
      }
      cause = cause.getCause();
    }
    return false;
  }

  /** Says where in a value the object is that is refused: a large one has many. */
  private static CodecException located(CodecException refusal, Root root, Object value) {
    String message = String.valueOf(refusal.getMessage());
    String located = message;
    try {
      located = root.located(message, value);
    } catch (Exception | StackOverflowError e) { // of the application's containers and surrogates
      refusal.addSuppressed(e); // what cannot be looked through is refused all the same
    }
    return located.equals(message) ? refusal : retold(refusal, located);
  }

  private static CodecException retold(CodecException refusal, String message) {
    CodecException retold =
        copy(refusal, message, refusal.codec(), refusal.type(), refusal.getCause());
    retold.setStackTrace(refusal.getStackTrace());
    return retold;
  }

  /** A cycle is nested without end: to allow more would not help. */
  private CodecException ofCycle(LimitExceededException tooDeep, Root root, Object value) {
    EncodeException cycle = null;
    try {
      cycle = Cycles.refusal(value, setup);
    } catch (Exception | StackOverflowError e) { // of the application's containers and surrogates
      tooDeep.addSuppressed(e); // what cannot be looked through is too deep all the same
    }
    return cycle == null ? tooDeep : complete(cycle, cycle, codec(), root.toString());
  }

  /** Returns what to throw for a failure to decode; errors that are not ours to handle pass. */
  RuntimeException onDecode(Throwable failure, Root root, Progress progress) {
    CodecException known = translate(failure, root, progress.depth, true);
    return located(known == null ? undecoded(failure, root) : known, progress.place);
  }

  private MalformedDataException undecoded(Throwable failure, Root root) {
    return new MalformedDataException(
        "The bytes are not an encoded "
            + root
            + ": the backend failed with "
            + failure.getClass().getName(),
        codec(),
        root.toString(),
        failure);
  }

  /** A limit is of the whole message: where it is met says nothing. */
  private static CodecException located(CodecException refusal, @Nullable String place) {
    String message = String.valueOf(refusal.getMessage());
    return place == null || refusal instanceof LimitExceededException
        ? refusal
        : retold(refusal, Found.in(message, place));
  }

  /** Names who wrote bytes that a codec without frames has refused, if they tell for sure. */
  RuntimeException named(
      RuntimeException refused, Root root, byte[] bytes, int offset, int length) {
    MalformedDataException marked =
        refused instanceof TypeNotAllowedException // which an application may treat otherwise
            ? null
            : Marked.refusal(bytes, offset, length, setup.variant(), refused);
    if (marked != null) {
      return onDecode(marked, root, Progress.NONE);
    }
    Origin origin =
        refused instanceof MalformedDataException
            ? Origin.certain(bytes, offset, length, setup.variant())
            : null;
    return origin == null
        ? refused
        : onDecode(origin.refusedBy(setup.variant(), refused), root, Progress.NONE);
  }

  private @Nullable CodecException translate(
      Throwable failure, Root root, int depth, boolean decoding) {
    Throwable cause = failure;
    for (int i = 0; cause != null && i < MAX_CAUSES; i++) {
      if (cause instanceof CodecException e) {
        return complete(e, failure, codec(), root.toString());
      } else if (cause instanceof StackOverflowError) {
        return tooDeep(cause, root, depth);
      } else if (cause instanceof InaccessibleObjectException e) {
        return ClosedPackage.refusal(e, decoding, codec(), root.toString(), failure);
      } else if (cause instanceof LinkageError e) {
        return unlinked(e, failure, root);
      } else if (cause instanceof Error e && !isTranslated(e)) {
        throw e;
      }
      cause = cause.getCause();
    }
    return null;
  }

  /** The JDK's accessors of fields wrap the end of the stack: those of 25 do, those of 17 not. */
  static boolean isTranslated(Error error) {
    return error instanceof AssertionError
        || (error instanceof InternalError && error.getCause() instanceof StackOverflowError);
  }

  /** Returns whether a failure is the end of the stack. */
  static boolean isOverflow(RuntimeException failure) {
    return failure instanceof LimitExceededException
        && failure.getCause() instanceof StackOverflowError;
  }

  private LimitExceededException tooDeep(Throwable overflow, Root root, int depth) {
    String message =
        Cycles.endedAtAKey(overflow)
            ? "The message holds a key that contains itself, or is nested too deep for the stack of"
                + " the thread; leave out of its hash what leads back to it, or give the thread a"
                + " larger stack (-Xss)"
            : "The stack of the thread ended at a depth of "
                + depth
                + " objects, before Limits.maxDepth of "
                + setup.limits().maxDepth()
                + "; lower withMaxDepth, or give the thread a larger stack (-Xss)";
    return new LimitExceededException(message, codec(), root.toString(), overflow);
  }

  private CodecException unlinked(LinkageError e, Throwable failure, Root root) {
    String what =
        e instanceof IllegalAccessError
            ? "A class that the codec needs is not accessible; the cause names it"
            : "A class that the codec needs is missing or of another version; the cause names it";
    return new CodecException(what + Remedy.of(e), codec(), root.toString(), failure);
  }

  /**
   * Fills in the codec and the type of an exception that does not know them.
   *
   * @param outermost the exception itself, or what a backend wrapped it in
   */
  static CodecException complete(
      CodecException e, Throwable outermost, String codec, String declared) {
    if (e.codec() != null) {
      return e;
    }
    Throwable cause = e == outermost ? e.getCause() : outermost;
    String type = e.type() == null ? declared : e.type();
    CodecException complete = copy(e, String.valueOf(e.getMessage()), codec, type, cause);
    if (complete != e) {
      complete.setStackTrace(e.getStackTrace());
    }
    return complete;
  }

  private static CodecException copy(
      CodecException e,
      String message,
      @Nullable String codec,
      @Nullable String type,
      @Nullable Throwable cause) {
    Class<?> kind = e.getClass();
    if (kind == MalformedDataException.class) {
      return new MalformedDataException(message, codec, type, cause);
    } else if (kind == TypeMismatchException.class) {
      return new TypeMismatchException(message, codec, type, cause);
    } else if (kind == SchemaMismatchException.class) {
      return new SchemaMismatchException(message, codec, type, cause);
    } else if (kind == TypeNotAllowedException.class) {
      return new TypeNotAllowedException(message, codec, type, cause);
    } else if (kind == LimitExceededException.class) {
      return new LimitExceededException(message, codec, type, cause);
    } else if (kind == EncodeException.class) {
      return new EncodeException(message, codec, type, cause);
    } else if (kind == DecodeException.class) {
      return new DecodeException(message, codec, type, cause);
    } else if (kind == SchemaOutageException.class) {
      return new SchemaOutageException(message, codec, type, cause);
    } else if (kind == NoCodecException.class) {
      return new NoCodecException(message, codec, type, cause);
    }
    return kind == CodecException.class ? new CodecException(message, codec, type, cause) : e;
  }

  private String codec() {
    return setup.variant().name();
  }
}
