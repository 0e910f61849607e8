package dev.polycodec.bson4jackson;

import static dev.polycodec.tck.sample.Position.CLASS;
import static dev.polycodec.tck.sample.Position.FIELD;
import static dev.polycodec.tck.sample.Position.ROOT;

import dev.polycodec.jackson.JacksonRules;
import dev.polycodec.tck.AllocationBudget;
import dev.polycodec.tck.CodecTck;
import dev.polycodec.tck.Exemptions;
import dev.polycodec.tck.OwnRules;
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
  protected OwnRules ownRules() {
    return JacksonRules.PLAIN;
  }

  @Override
  protected Exemptions exemptions() {
    return characters(Exemptions.untyped("BSON"));
  }

  private static Exemptions characters(Exemptions exemptions) {
    String half = "BSON has no half a character";
    return exemptions
        .refuses(half, "scalar/char surrogate", ROOT, CLASS, FIELD)
        .refuses(half, "array/chars", ROOT, CLASS, FIELD)
        .refuses("A large number is a text", "open/big integer as number", ROOT, FIELD);
  }
}
