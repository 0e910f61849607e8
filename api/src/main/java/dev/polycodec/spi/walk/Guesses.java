package dev.polycodec.spi.walk;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What values of classes are taken for of which a message says nothing but the name: one after the
 * other is tried, until the payload can be read to its end.
 */
final class Guesses {

  private static final class Guess {
    final String name;
    final List<String> ways;
    int way;

    Guess(String name, List<String> ways) {
      this.name = name;
      this.ways = ways;
    }
  }

  /** In the order in which the payload asks for them. */
  private final List<Guess> made = new ArrayList<>();

  /** Returns how to read the values of a class, of the ways that there are. */
  String wayOf(String name, List<String> ways) {
    for (Guess guess : made) {
      if (guess.name.equals(name)) {
        return guess.ways.get(guess.way);
      }
    }
    made.add(new Guess(name, ways));
    return ways.get(0);
  }

  /** Takes the next way, as one of those taken is wrong; false if there is none. */
  boolean next() {
    while (!made.isEmpty()) {
      Guess last = made.get(made.size() - 1);
      if (++last.way < last.ways.size()) {
        return true;
      }
      made.remove(made.size() - 1);
    }
    return false;
  }

  /** Returns the ways that are taken now, by class. */
  Map<String, String> taken() {
    Map<String, String> taken = new LinkedHashMap<>();
    made.forEach(guess -> taken.put(guess.name, guess.ways.get(guess.way)));
    return taken;
  }
}
