package dev.polycodec.avro;

import java.util.Collection;
import java.util.Map;

/** What the default of a field takes of the heap each time that it is made. */
final class DefaultSize {

  /** About what an object takes without what it holds, in bytes. */
  private static final int OBJECT = 64;

  private DefaultSize() {}

  /** Returns about how many bytes a default takes, as the library makes it of JSON. */
  static int of(Object json) {
    if (json instanceof Map<?, ?> map) {
      return OBJECT
          + map.entrySet().stream()
              .mapToInt(entry -> OBJECT + of(entry.getKey()) + of(entry.getValue()))
              .sum();
    } else if (json instanceof Collection<?> list) {
      return OBJECT + list.stream().mapToInt(DefaultSize::of).sum();
    } else if (json instanceof String text) {
      return OBJECT + 2 * text.length();
    }
    return json instanceof byte[] bytes ? OBJECT + bytes.length : OBJECT / 2;
  }
}
