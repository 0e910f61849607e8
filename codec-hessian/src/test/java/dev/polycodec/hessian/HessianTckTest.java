package dev.polycodec.hessian;

import dev.polycodec.tck.AllocationBudget;
import dev.polycodec.tck.CodecTck;
import dev.polycodec.tck.OwnRules;
import dev.polycodec.tck.hostile.HostileBytes;

class HessianTckTest extends CodecTck {

  @Override
  protected String codec() {
    return "hessian";
  }

  @Override
  protected HostileBytes hostileBytes() {
    return new HessianHostileBytes();
  }

  @Override
  protected AllocationBudget allocations() {
    return new AllocationBudget(0, 1_256);
  }

  @Override
  protected OwnRules ownRules() {
    return HessianRules.ALL;
  }

  @Override
  protected boolean hasOneForm() {
    return true;
  }
}
