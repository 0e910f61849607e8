package dev.polycodec.fst;

import dev.polycodec.CodecBuilder;
import dev.polycodec.tck.AllocationBudget;
import dev.polycodec.tck.CodecTck;
import dev.polycodec.tck.OwnRules;
import dev.polycodec.tck.hostile.HostileBytes;

class FstUnsafeTckTest extends CodecTck {

  @Override
  protected String codec() {
    return "fst-unsafe";
  }

  @Override
  protected CodecBuilder builder() {
    return super.builder().trustedInput();
  }

  @Override
  protected HostileBytes hostileBytes() {
    return new FstHostileBytes(Coder.UNSAFE);
  }

  @Override
  protected AllocationBudget allocations() {
    return new AllocationBudget(32, 368);
  }

  @Override
  protected OwnRules ownRules() {
    return FstRules.ALL;
  }
}
