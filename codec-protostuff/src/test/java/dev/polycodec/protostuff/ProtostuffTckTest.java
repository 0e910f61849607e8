package dev.polycodec.protostuff;

import dev.polycodec.tck.AllocationBudget;
import dev.polycodec.tck.CodecTck;
import dev.polycodec.tck.OwnRules;
import dev.polycodec.tck.hostile.HostileBytes;

class ProtostuffTckTest extends CodecTck {

  @Override
  protected String codec() {
    return "protostuff";
  }

  @Override
  protected HostileBytes hostileBytes() {
    return new ProtostuffHostileBytes();
  }

  @Override
  protected AllocationBudget allocations() {
    return new AllocationBudget(32, 256);
  }

  @Override
  protected OwnRules ownRules() {
    return ProtostuffRules.ALL;
  }
}
