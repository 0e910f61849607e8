package dev.polycodec.internal.select;

import java.util.Collection;
import org.jspecify.annotations.Nullable;

/** Finds the name that somebody meant who typed another one. */
public final class Nearest {

  /** Of so many changed letters, a name is a misspelt one. */
  private static final int MISSPELT = 2;

  private Nearest() {}

  /** Returns the name that is nearly the same, the first of several, or null. */
  public static @Nullable String of(String typed, Collection<String> names) {
    String nearest = null;
    for (String name : names) {
      boolean nearer = nearest == null || distance(typed, name) < distance(typed, nearest);
      nearest = nearer && isMisspelt(typed, name) ? name : nearest;
    }
    return nearest;
  }

  /** A name of which less than half is left is another one. */
  private static boolean isMisspelt(String typed, String name) {
    int distance = distance(typed, name);
    return distance <= MISSPELT && distance * 2 < Math.max(typed.length(), name.length());
  }

  /** Returns how many letters must be inserted, removed, replaced or swapped with the next. */
  private static int distance(String one, String other) {
    int[][] steps = new int[one.length() + 1][other.length() + 1];
    for (int i = 0; i <= one.length(); i++) {
      for (int j = 0; j <= other.length(); j++) {
        steps[i][j] = i == 0 || j == 0 ? i + j : step(steps, one, other, i, j);
      }
    }
    return steps[one.length()][other.length()];
  }

  private static int step(int[][] steps, String one, String other, int i, int j) {
    int replaced = steps[i - 1][j - 1] + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
    int least = Math.min(replaced, 1 + Math.min(steps[i - 1][j], steps[i][j - 1]));
    boolean swapped =
        i > 1
            && j > 1
            && one.charAt(i - 1) == other.charAt(j - 2)
            && one.charAt(i - 2) == other.charAt(j - 1);
    return swapped ? Math.min(least, steps[i - 2][j - 2] + 1) : least;
  }
}
