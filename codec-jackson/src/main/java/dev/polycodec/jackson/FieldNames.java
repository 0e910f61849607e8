package dev.polycodec.jackson;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The names of the fields met in the objects that are being read, to find one that comes twice;
 * Jackson's own way makes a set for each object.
 */
final class FieldNames {

  private static final int LEVELS = 16;

  /** More names than this go to a set, which bears names that were made to collide. */
  private static final int FEW = 64;

  private @Nullable Level[] levels = new Level[LEVELS];
  private int deepest;

  /** Begins an object. */
  void begin(int depth) {
    if (depth >= levels.length) {
      levels = Arrays.copyOf(levels, 2 * depth);
    }
    Level level = levels[depth];
    if (level == null) {
      level = new Level();
      levels[depth] = level;
    }
    level.begin();
    deepest = Math.max(deepest, depth);
  }

  /** Adds a name, unless the object at this depth has it already. */
  boolean add(int depth, String name) {
    Level level = levels[depth];
    if (level == null) {
      throw new IllegalStateException("No object was begun at the depth " + depth);
    }
    return level.add(name);
  }

  /** Returns how many names the object begun last at a depth has. */
  int count(int depth) {
    Level level = depth < levels.length ? levels[depth] : null;
    return level == null ? 0 : level.count();
  }

  /** Forgets the message, and what is more than a usual one needs. */
  void reset() {
    if (levels.length > LEVELS) {
      levels = new Level[LEVELS];
    }
    for (int depth = 0; depth <= deepest && depth < levels.length; depth++) {
      Level level = levels[depth];
      if (level != null) {
        level.clear();
      }
    }
    deepest = 0;
  }

  /** One object at a time: a table whose entries count for the object whose number they bear. */
  private static final class Level {

    private final @Nullable String[] names = new String[2 * FEW];
    private boolean used;
    private final long[] objects = new long[2 * FEW];
    private long object;
    private int count;
    private @Nullable Set<String> many;

    void begin() {
      object++;
      count = 0;
      many = null;
    }

    void clear() {
      if (used) {
        Arrays.fill(names, null);
        used = false;
      }
      begin();
    }

    boolean add(String name) {
      used = true;
      if (many != null) {
        return many.add(name);
      }
      int hash = name.hashCode();
      int i = (hash ^ hash >>> 16) & names.length - 1;
      while (objects[i] == object) {
        if (name.equals(names[i])) {
          return false;
        }
        i = i + 1 & names.length - 1;
      }
      names[i] = name;
      objects[i] = object;
      if (++count > FEW) {
        many = all();
      }
      return true;
    }

    int count() {
      return many == null ? count : many.size();
    }

    private Set<String> all() {
      Set<String> all = new HashSet<>();
      for (int i = 0; i < names.length; i++) {
        if (objects[i] == object) {
          all.add(Objects.requireNonNull(names[i]));
        }
      }
      return all;
    }
  }
}
