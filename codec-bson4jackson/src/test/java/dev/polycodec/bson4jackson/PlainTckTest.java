package dev.polycodec.bson4jackson;

import static dev.polycodec.tck.Position.CLASS;
import static dev.polycodec.tck.Position.FIELD;
import static dev.polycodec.tck.Position.ROOT;

import dev.polycodec.tck.AllocationBudget;
import dev.polycodec.tck.CodecTck;
import dev.polycodec.tck.Exemptions;
import dev.polycodec.tck.hostile.HostileBytes;

/** The kit for {@code bson4jackson}, with what it refuses of the core tier. */
class PlainTckTest extends CodecTck {

  @Override
  protected String codec() {
    return "bson4jackson";
  }

  @Override
  protected HostileBytes hostileBytes() {
    return new PlainHostileBytes();
  }

  @Override
  protected AllocationBudget allocations() {
    return new AllocationBudget(2_000, 3_008);
  }

  @Override
  protected Exemptions exemptions() {
    return containers(objects(characters(Exemptions.none())));
  }

  private static Exemptions characters(Exemptions exemptions) {
    String half = "BSON has no half a character";
    return exemptions
        .refuses(half, "scalar/char surrogate", ROOT, CLASS, FIELD)
        .refuses(half, "array/chars", ROOT, CLASS, FIELD)
        .refuses("A large number is a text", "open/big integer as number", ROOT, FIELD);
  }

  private static Exemptions objects(Exemptions exemptions) {
    String subclass = "The bytes do not name the subclass";
    return exemptions
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
        .refuses("BSON has no other null", "scalar/optional null", FIELD)
        .refuses("BSON has no other null", "scalar/optional empty", ROOT)
        .refuses("BSON has no other null", "scalar/optional int empty", ROOT, CLASS)
        .refuses("BSON has no other null", "scalar/optional long empty", ROOT, CLASS)
        .refuses("BSON has no other null", "scalar/optional double empty", ROOT, CLASS);
  }

  private static Exemptions containers(Exemptions exemptions) {
    String order = "BSON does not say how a container is sorted";
    String kind = "BSON does not say which kind of container it holds";
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
