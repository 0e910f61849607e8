package dev.polycodec.bson4jackson;

import dev.polycodec.jackson.JacksonRules;
import dev.polycodec.tck.AllocationBudget;
import dev.polycodec.tck.CodecTck;
import dev.polycodec.tck.OwnRules;
import dev.polycodec.tck.hostile.HostileBytes;

class TypedTckTest extends CodecTck {

  @Override
  protected String codec() {
    return "bson4jackson-typed";
  }

  @Override
  protected HostileBytes hostileBytes() {
    return new TypedHostileBytes();
  }

  @Override
  protected AllocationBudget allocations() {
    return new AllocationBudget(1_000, 2_016);
  }

  @Override
  protected OwnRules ownRules() {
    return JacksonRules.TYPED;
  }
}
