package dev.polycodec.spi.walk;

import java.lang.reflect.TypeVariable;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * What is declared of the value at a place: its class, and by its type arguments the classes of
 * what it holds, all the way down. Of those of a codec, equal ones are the same. Public for the
 * code that is compiled for classes only. Safe for use by any number of threads.
 */
public final class Declared {

  /** Of what nothing is declared. */
  static final Declared[] NONE = {};

  private final DeclaredTypes types;

  /** The class. */
  final Class<?> raw;

  /** The type arguments that say something. */
  final Map<TypeVariable<?>, Declared> arguments;

  /** What an array holds in turn, if its class does not say it. */
  final List<Declared> turns;

  /** The index in the array at which that begins. */
  final int start;

  /** How deep type arguments are nested. */
  final int nesting;

  /** Whether nothing is declared but the class. */
  final boolean plain;

  private final Map<ObjectType, Parts> known = new ConcurrentHashMap<>();

  /** What was asked for first: the values of a place are often alike. */
  private @Nullable Parts first;

  Declared(
      DeclaredTypes types,
      Class<?> raw,
      Map<TypeVariable<?>, Declared> arguments,
      List<Declared> turns,
      int start) {
    this.types = types;
    this.raw = raw;
    this.arguments = arguments;
    this.turns = turns;
    this.start = start;
    this.plain = arguments.isEmpty() && turns.isEmpty();
    this.nesting = plain ? 0 : 1 + Math.max(deepest(arguments.values()), deepest(turns));
  }

  private static int deepest(Iterable<Declared> parts) {
    int deepest = 0;
    for (Declared part : parts) {
      deepest = Math.max(deepest, part.nesting);
    }
    return deepest;
  }

  /** What is declared of the parts of a value of one class. */
  record Parts(ObjectType of, Declared[] parts) {}

  /** Returns what is declared of the parts of a value of a class at this place. */
  Declared[] parts(ObjectType actual) {
    if (plain || !actual.generic) {
      return actual.parts;
    }
    Parts found = first;
    return found != null && found.of == actual ? found.parts : find(actual);
  }

  private Declared[] find(ObjectType actual) {
    Parts found = known.computeIfAbsent(actual, type -> new Parts(type, type.parts(types, this)));
    if (first == null) { // which is written once: threads share it
      first = found;
    }
    return found.parts;
  }

  /** Returns whether a value may be at the place, as far as its class tells. */
  boolean admits(@Nullable Object value) {
    return value == null || raw.isInstance(value);
  }

  @Override
  public String toString() {
    return raw.getName() + arguments.values() + turns;
  }
}
