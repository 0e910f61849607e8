package dev.polycodec.jackson.stream;

import com.fasterxml.jackson.core.JsonStreamContext;
import com.fasterxml.jackson.core.JsonToken;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The names of the fields met in the objects that are being read, to find one that comes twice,
 * where no reader finds it by itself.
 */
final class FieldNames {

  private final List<Set<String>> levels = new ArrayList<>();

  /**
   * Follows a token that was read.
   *
   * @throws dev.polycodec.MalformedDataException if it is a name that its object has already
   */
  void note(@Nullable JsonToken token, JsonStreamContext context) {
    if (token == JsonToken.FIELD_NAME) {
      add(context.getNestingDepth(), context.getCurrentName());
    } else if (token == JsonToken.START_OBJECT) {
      begin(context.getNestingDepth());
    }
  }

  /** Begins an object. */
  void begin(int depth) {
    if (count(depth) > 0) {
      levels.set(depth, new HashSet<>()); // clearing takes as long as the largest object so far
    }
  }

  /**
   * Adds a name.
   *
   * @throws dev.polycodec.MalformedDataException if the object at this depth has it already
   */
  void add(int depth, String name) {
    while (levels.size() <= depth) {
      levels.add(new HashSet<>());
    }
    if (!levels.get(depth).add(name)) {
      throw StrictParser.twice();
    }
  }

  /** Returns how many names the object begun last at a depth has. */
  int count(int depth) {
    return depth < levels.size() ? levels.get(depth).size() : 0;
  }

  /** Forgets the message. */
  void reset() {
    levels.clear();
  }
}
