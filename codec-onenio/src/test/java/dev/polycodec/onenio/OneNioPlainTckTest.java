package dev.polycodec.onenio;

import dev.polycodec.tck.PlainLibrary;
import dev.polycodec.tck.PlainTck;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

class OneNioPlainTckTest extends PlainTck {

  /** The policy never allows a class as a value; handles do not reach the class of a time zone. */
  private static final Set<String> HIDDEN =
      Runtime.version().feature() < 24
          ? Set.of("extra/class", "extra/calendar")
          : Set.of("extra/class");

  /** One-nio makes other containers of some, which are not those that are asked for. */
  static final Set<String> REFUSED =
      Stream.concat(
              HIDDEN.stream().flatMap(name -> Stream.of(name, name + " in an object")),
              Stream.of(
                  "queue/blocking array",
                  "map/enum map empty",
                  "set/enum set empty",
                  "set/enum set of many, empty"))
          .collect(Collectors.toUnmodifiableSet());

  /** Also what has a capacity, and objects in whose place Java serialization would write others. */
  static final Set<String> OVER_REFUSED = overRefusedNames();

  private static Set<String> overRefusedNames() {
    Set<String> names = new HashSet<>(HIDDEN);
    names.addAll(
        List.of(
            "queue/blocking array",
            "map/enum map empty",
            "set/concurrent",
            "set/enum set empty",
            "set/enum set as set",
            "set/enum set empty as set",
            "set/enum set of many, empty",
            "extra/replaced when written",
            "extra/resolved when read"));
    return names;
  }

  @Override
  protected String codec() {
    return "onenio-plain";
  }

  @Override
  protected PlainLibrary library() {
    return new PlainOneNio();
  }

  @Override
  protected Set<String> refused() {
    return REFUSED;
  }

  @Override
  protected Set<String> overRefused() {
    return OVER_REFUSED;
  }
}
