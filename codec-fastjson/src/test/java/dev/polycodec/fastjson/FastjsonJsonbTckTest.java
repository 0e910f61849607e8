package dev.polycodec.fastjson;

import dev.polycodec.tck.AllocationBudget;
import dev.polycodec.tck.CodecTck;
import dev.polycodec.tck.OwnRules;
import dev.polycodec.tck.hostile.HostileBytes;

class FastjsonJsonbTckTest extends CodecTck {

  @Override
  protected String codec() {
    return "fastjson-jsonb";
  }

  @Override
  protected HostileBytes hostileBytes() {
    return new JsonbHostileBytes();
  }

  @Override
  protected AllocationBudget allocations() {
    return new AllocationBudget(0, 128);
  }

  @Override
  protected OwnRules ownRules() {
    return FastjsonRules.ALL;
  }

  @Override
  protected boolean hasOneForm() {
    return true;
  }
}
