package dev.polycodec.internal.core;

import dev.polycodec.CodecException;
import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.internal.shape.Jdk;
import dev.polycodec.internal.shape.Opening;
import java.lang.reflect.InaccessibleObjectException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Says how to open a package that a backend was kept from, if it is known and ours to say. */
final class ClosedPackage {

  private static final Pattern MESSAGE =
      Pattern.compile(
          "module (\\S+) does not \"(?:opens|exports) (\\S+)\" to (unnamed )?module (\\S+)");

  /** Bytes choose their classes, and so must not choose the flags of the JVM. */
  private static final String CLOSED_TO_BYTES =
      "The bytes hold an object of a JDK class whose package is closed to the codec's library; if"
          + " messages may hold it, have the library write and read it with a serializer of its own";

  private ClosedPackage() {}

  /** Returns what to throw where a backend has met a package that is not open to it. */
  static CodecException refusal(
      InaccessibleObjectException closed,
      boolean decoding,
      String codec,
      String type,
      Throwable failure) {
    Matcher known = MESSAGE.matcher(String.valueOf(closed.getMessage()));
    boolean found = known.find();
    return decoding && found && isOfTheJdk(known)
        ? new TypeNotAllowedException(CLOSED_TO_BYTES, codec, type, failure)
        : new CodecException(
            "The backend needs access to a package that its module does not open"
                + (found ? wayIn(known) : ""),
            codec,
            type,
            failure);
  }

  private static boolean isOfTheJdk(Matcher closed) {
    return Jdk.ownsModule(closed.group(1));
  }

  /** Only the JDK's own modules cannot be changed. */
  private static String wayIn(Matcher closed) {
    String module = closed.group(1);
    String name = closed.group(2);
    String to = closed.group(3) == null ? closed.group(4) : null;
    return isOfTheJdk(closed)
        ? "; add " + Opening.flag(module, name, to) + " to the command line"
        : "; " + Opening.of(module, name, to);
  }
}
