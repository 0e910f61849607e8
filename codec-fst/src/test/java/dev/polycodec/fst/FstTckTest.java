package dev.polycodec.fst;

import dev.polycodec.tck.AllocationBudget;
import dev.polycodec.tck.CodecTck;
import dev.polycodec.tck.OwnRules;
import dev.polycodec.tck.hostile.HostileBytes;

class FstTckTest extends CodecTck {

  @Override
  protected String codec() {
    return "fst";
  }

  @Override
  protected HostileBytes hostileBytes() {
    return new FstHostileBytes();
  }

  @Override
  protected AllocationBudget allocations() {
    return new AllocationBudget(0, 192);
  }

  @Override
  protected OwnRules ownRules() {
    return FstRules.ALL;
  }
}
