package dev.polycodec.bson;

import dev.polycodec.tck.AllocationBudget;
import dev.polycodec.tck.CodecTck;
import dev.polycodec.tck.OwnRules;
import dev.polycodec.tck.hostile.HostileBytes;

class BsonTckTest extends CodecTck {

  @Override
  protected String codec() {
    return "bson";
  }

  @Override
  protected HostileBytes hostileBytes() {
    return new BsonHostileBytes();
  }

  @Override
  protected AllocationBudget allocations() {
    return new AllocationBudget(1_128, 368);
  }

  @Override
  protected OwnRules ownRules() {
    return BsonRules.ALL;
  }

  @Override
  protected boolean hasOneForm() {
    return true;
  }
}
