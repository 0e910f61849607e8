package dev.polycodec.kryo;

import dev.polycodec.tck.AllocationBudget;
import dev.polycodec.tck.CodecTck;
import dev.polycodec.tck.OwnRules;
import dev.polycodec.tck.hostile.HostileBytes;

class KryoTckTest extends CodecTck {

  @Override
  protected String codec() {
    return "kryo";
  }

  @Override
  protected HostileBytes hostileBytes() {
    return new KryoHostileBytes();
  }

  @Override
  protected AllocationBudget allocations() {
    return new AllocationBudget(144, 304);
  }

  @Override
  protected OwnRules ownRules() {
    return KryoRules.ALL;
  }
}
