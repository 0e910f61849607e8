package dev.polycodec.spi.walk;

import dev.polycodec.spi.Message;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What places with type arguments declare of objects that they refer to again: another place may
 * have declared less. Each is looked through when the message is complete, but for objects of
 * generic classes that were declared in the same way before, as in trees with links to parents.
 * Used by one thread at a time.
 */
final class Claims {

  /** About how many bytes of the heap a claim takes. */
  private static final int FOOTPRINT = 80;

  private static final Declared[] EMPTY = {};
  private static final int INITIAL = 64;

  /** A larger table than this many times what a message needs is not kept. */
  private static final int SPARSE = 8;

  private final TypeCache types;

  /** What was declared of an object, by its number. */
  private @Nullable Declared[] places = EMPTY;

  /** One more than the largest number of an object that is noted. */
  private int end;

  private Set<Claim> known = new HashSet<>();
  private Deque<Claim> open = new ArrayDeque<>();

  Claims(TypeCache types) {
    this.types = types;
  }

  private record Claim(Object object, Declared declared) {

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Claim claim && claim.object == object && claim.declared == declared;
    }

    @Override
    public int hashCode() {
      return 31 * System.identityHashCode(object) + declared.hashCode();
    }
  }

  /** Notes the number of an object whose parts are checked as a place declares them. */
  void note(int id, Declared declared) {
    if (id < 0 || declared.plain) {
      return;
    }
    if (id >= places.length) {
      places = Arrays.copyOf(places, Math.max(INITIAL, 2 * id));
    }
    places[id] = declared;
    end = id + 1;
  }

  /** Adds an object that a place refers to, and whose own class is checked. */
  void refer(int id, Object object, Declared declared) {
    if (id >= end || places[id] != declared) {
      add(object, declared);
    }
  }

  private void add(Object object, Declared declared) {
    Claim claim = new Claim(object, declared);
    if (known.add(claim)) {
      open.add(claim);
    }
  }

  /** Looks through the objects; the message is complete. */
  void complete(Message message) {
    while (!open.isEmpty()) {
      Claim next = open.remove();
      message.enterChecked(FOOTPRINT);
      types
          .of(next.object.getClass())
          .forEachPart(
              next.object,
              next.declared,
              message,
              (part, declared) -> requireDeclared(part, declared, message));
      message.exit();
    }
  }

  private void requireDeclared(@Nullable Object part, Declared declared, Message message) {
    if (!declared.admits(part)) {
      message.sound(part, declared.raw);
    }
    if (part != null && !declared.plain) {
      add(part, declared);
    }
  }

  /** Forgets the message. */
  void clear() {
    if (places.length > Math.max(INITIAL, SPARSE * end)) {
      places = EMPTY;
    } else {
      Arrays.fill(places, 0, end, null);
    }
    end = 0;
    if (!known.isEmpty()) {
      known = new HashSet<>();
      open = new ArrayDeque<>();
    }
  }

  long retainedBytes() {
    return 8L * places.length;
  }
}
