package dev.polycodec.cli;

import dev.polycodec.internal.core.Inspection;
import dev.polycodec.internal.core.Inspection.Problem;
import dev.polycodec.internal.core.MessageInspector;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What the bytes of a source are.
 *
 * @param plain what they are if they have no frame, else null
 */
record Look(String name, Inspection found, @Nullable PlainView plain) {

  static final int BROKEN = 3;
  static final int INCOMPLETE = 4;

  /**
   * Looks at a source.
   *
   * @param kind what the user says that they are, or null
   */
  static Look at(
      Source source, @Nullable PlainKind kind, MessageInspector inspector, PlainReader reader) {
    byte[] bytes = source.bytes();
    boolean bare = kind != null && (bytes.length > 0 || kind.mayBeEmpty());
    Inspection found = bare ? inspector.inspectBare(bytes) : inspector.inspect(bytes);
    Look look = new Look(source.name(), found, reader.read(found, kind));
    if (look.code() == BROKEN && source.name().equals("-") && endsWithNewline(bytes)) {
      byte[] shorter = Arrays.copyOf(bytes, bytes.length - 1);
      Source cut = new Source("- without the newline at its end", shorter);
      Look other = at(cut, kind, inspector, reader);
      return other.code() == BROKEN ? look : other;
    }
    return look;
  }

  /** The client of Redis adds one to what it prints. */
  private static boolean endsWithNewline(byte[] bytes) {
    return bytes.length > 1 && bytes[bytes.length - 1] == '\n';
  }

  /** Returns the exit code. */
  int code() {
    return worse(code(found), plain == null ? 0 : code(plain.problem()));
  }

  private static int code(Inspection found) {
    Inspection unpacked = found.unpacked();
    return worse(code(found.problem()), unpacked == null ? 0 : code(unpacked));
  }

  private static int code(@Nullable Problem problem) {
    return problem == null ? 0 : problem.damage() ? BROKEN : INCOMPLETE;
  }

  /** Broken bytes are worse than a schema that is missing. */
  static int worse(int one, int other) {
    return one == 0 || other == 0 ? Math.max(one, other) : Math.min(one, other);
  }
}
