package dev.polycodec.onenio;

import dev.polycodec.tck.Exemptions;
import dev.polycodec.tck.PlainLibrary;
import dev.polycodec.tck.PlainTck;
import dev.polycodec.tck.sample.Position;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
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
    names.remove("extra/class");
    names.addAll(
        List.of(
            "queue/blocking array",
            "map/enum map empty",
            "map/unmodifiable",
            "set/concurrent",
            "set/enum set empty",
            "set/enum set as set",
            "set/enum set empty as set",
            "set/enum set of many, empty",
            "set/unmodifiable",
            "extra/replaced when written",
            "extra/resolved when read"));
    return names;
  }

  static final Exemptions EXEMPTIONS =
      Exemptions.none()
          .refuses("the state that it has beside its content may differ", "everyday/values of keys")
          .refuses("the state that it has beside its content may differ", "everyday/no values*")
          .refuses("the state that it has beside its content may differ", "everyday/headers")
          .refuses("handles do not reach the class of a time zone", "everyday/zone 0 *")
          .refuses("handles do not reach the class of a time zone", "everyday/zone 1 *")
          .refuses("handles do not reach the class of a time zone", "everyday/calendar*")
          .refuses("another object stands for it", "everyday/time 26 *")
          .refuses("another object stands for it", "everyday/time 27 *")
          .refuses(
              "a set of its class is none of what it becomes",
              "everyday/keys of many",
              Position.CLASS)
          .refuses(
              "a set of its class is none of what it becomes",
              "everyday/set of many",
              Position.CLASS)
          .refuses(
              "a set of its class is none of what it becomes", "everyday/no colors", Position.CLASS)
          .refuses("its capacity may be another one", "everyday/queue with room");

  static final String FORGOTTEN =
      "schemas by number are forgotten with the library's copy, which hostile messages wear out";
  static final String UNMET = "the library has not met the classes, nor their numbers";
  private static final String NOT_READ = "what stands for it is refused by decoding only";

  /** The kit's loaders and its other JVM know no schemas of each other. */
  static final Map<String, String> FAULTS =
      Map.ofEntries(
          Map.entry("Writings: everyday/time 14 Minguo ROC 5-01-02T12:00", NOT_READ),
          Map.entry(
              "Writings: everyday/time 15 ThaiBuddhist BE 2567-10-27T02:30+01:00[Europe/Berlin]",
              NOT_READ),
          Map.entry(
              "Loaders: Two deployments of the same classes use one codec in turns",
              "one-nio knows one class of a name in a JVM"),
          Map.entry(
              "EndOfTheStack: A codec that was first used where a stack ends works as ever",
              "another JVM does not know the schemas by their numbers"),
          Map.entry("Loaders: A type argument of another loader comes back", FORGOTTEN),
          Map.entry(
              "Loaders: A declared class of another loader comes back, with all that it declares",
              FORGOTTEN),
          Map.entry("Losses: A record is what it holds, not what its accessors return", UNMET),
          Map.entry(
              "Losses: Records that are shared, and within no other of them, are one when they are read",
              UNMET),
          Map.entry(
              "Losses: What a list has in a transient field comes back, or the list is refused",
              UNMET));

  @Override
  protected Exemptions exemptions() {
    return EXEMPTIONS;
  }

  @Override
  protected Map<String, String> faults() {
    return FAULTS;
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
