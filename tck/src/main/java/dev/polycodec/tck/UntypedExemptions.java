package dev.polycodec.tck;

import static dev.polycodec.tck.sample.Position.CLASS;
import static dev.polycodec.tck.sample.Position.FIELD;
import static dev.polycodec.tck.sample.Position.ROOT;

/** What a format refuses that has names and values, and neither classes nor an order of keys. */
final class UntypedExemptions {

  private UntypedExemptions() {}

  static Exemptions of(String format) {
    return containers(objects(format), format);
  }

  private static Exemptions objects(String format) {
    String none = format + " has no other null";
    String subclass = "The bytes do not name the subclass";
    return Exemptions.none()
        .refuses(subclass, "scalar/sql timestamp as date", ROOT, FIELD)
        .refuses(subclass, "array/sealed", ROOT, CLASS, FIELD)
        .refuses(subclass, "array/of a permitted class", ROOT, FIELD)
        .refuses(subclass, "list/sealed", ROOT, FIELD)
        .refuses(subclass, "map/sealed", ROOT, FIELD)
        .refuses(subclass, "object/sealed record", ROOT, FIELD)
        .refuses(subclass, "object/sealed class", ROOT, FIELD)
        .refuses(subclass, "object/sealed below abstract", ROOT, FIELD)
        .refuses(subclass, "object/sealed abstract", ROOT, FIELD)
        .refuses(subclass, "object/sealed recursive", ROOT, CLASS, FIELD)
        .refuses(subclass, "object/sealed fields", ROOT, CLASS, FIELD)
        .refuses(none, "scalar/optional null", FIELD)
        .refuses(none, "scalar/optional empty", ROOT)
        .refuses(none, "scalar/optional int empty", ROOT, CLASS)
        .refuses(none, "scalar/optional long empty", ROOT, CLASS)
        .refuses(none, "scalar/optional double empty", ROOT, CLASS);
  }

  private static Exemptions containers(Exemptions exemptions, String format) {
    String order = format + " does not say how a container is sorted";
    String kind = format + " does not say which kind of container it holds";
    String key = "A name is a text";
    return exemptions
        .refuses(order, "set/tree as set", ROOT, FIELD)
        .refuses(order, "set/tree ignoring case", ROOT, FIELD)
        .refuses(order, "set/tree reversed*", ROOT, FIELD)
        .refuses(order, "set/tree in natural order", ROOT, FIELD)
        .refuses(order, "set/tree by*", ROOT, FIELD)
        .refuses(order, "set/skip list reversed", ROOT, FIELD)
        .refuses(order, "set/unmodifiable sorted", ROOT, FIELD)
        .refuses(order, "queue/priority reversed", ROOT, FIELD)
        .refuses(order, "queue/priority as queue", ROOT, FIELD)
        .refuses(order, "map/tree as map", ROOT, FIELD)
        .refuses(order, "map/tree reversed", ROOT, FIELD)
        .refuses(order, "map/tree ignoring case", ROOT, FIELD)
        .refuses(order, "map/tree by application", ROOT, FIELD)
        .refuses(order, "map/skip list reversed", ROOT, FIELD)
        .refuses(order, "map/unmodifiable sorted", ROOT, FIELD)
        .refuses(kind, "list/application list as list", ROOT, FIELD)
        .refuses(kind, "queue/blocking array", ROOT, FIELD)
        .refuses(kind, "queue/bounded blocking", ROOT, FIELD)
        .refuses(kind, "map/identity", ROOT, FIELD)
        .refuses(kind, "map/application map as map", ROOT, FIELD)
        .refuses(kind, "map/entry", ROOT, FIELD)
        .refuses(kind, "map/immutable entry", ROOT, FIELD)
        .refuses(key, "map/null key and value", ROOT, FIELD)
        .refuses(key, "map/singleton of nulls", ROOT, FIELD)
        .refuses(key, "map/by record", ROOT, FIELD)
        .refuses(key, "map/by object", ROOT, FIELD)
        .refuses(key, "map/by sealed", ROOT, FIELD)
        .refuses(key, "map/by list", ROOT, FIELD);
  }
}
