package dev.polycodec.compare;

import java.util.Collection;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/** Helps with names that users type. */
final class Names {

  private Names() {}

  /** Says that there is none of a name, which one may have been meant, and what there is. */
  static String unknown(String what, String name, Collection<String> names) {
    String meant = nearest(name, names);
    return "There is no %s '%s'%s are %s"
        .formatted(
            what,
            name,
            meant == null ? "; there" : ". Did you mean '" + meant + "'? There",
            String.join(", ", names));
  }

  /** Returns the name that takes the fewest letters to change, if few are enough. */
  static @Nullable String nearest(String name, Collection<String> names) {
    return names.stream()
        .filter(each -> distance(name, each) <= 1 + name.length() / 4)
        .min(Comparator.comparingInt(each -> distance(name, each)))
        .orElse(null);
  }

  /** Returns how many letters are to be inserted, left out or replaced. */
  private static int distance(String one, String other) {
    int[] above = new int[other.length() + 1];
    for (int j = 0; j < above.length; j++) {
      above[j] = j;
    }
    for (int i = 1; i <= one.length(); i++) {
      int[] row = new int[above.length];
      row[0] = i;
      for (int j = 1; j < row.length; j++) {
        int replaced = above[j - 1] + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
        row[j] = Math.min(replaced, 1 + Math.min(above[j], row[j - 1]));
      }
      above = row;
    }
    return above[other.length()];
  }
}
