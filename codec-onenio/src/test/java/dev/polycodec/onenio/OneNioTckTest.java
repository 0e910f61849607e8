package dev.polycodec.onenio;

import dev.polycodec.tck.AllocationBudget;
import dev.polycodec.tck.CodecTck;
import dev.polycodec.tck.OwnRules;
import dev.polycodec.tck.hostile.HostileBytes;

class OneNioTckTest extends CodecTck {

  @Override
  protected String codec() {
    return "onenio";
  }

  @Override
  protected HostileBytes hostileBytes() {
    return new OneNioHostileBytes();
  }

  @Override
  protected AllocationBudget allocations() {
    return new AllocationBudget(0, 192);
  }

  @Override
  protected OwnRules ownRules() {
    return OneNioRules.ALL;
  }
}
