package dev.polycodec.kryo;

import dev.polycodec.CodecBuilder;
import dev.polycodec.tck.AllocationBudget;
import dev.polycodec.tck.CodecTck;
import dev.polycodec.tck.OwnRules;
import dev.polycodec.tck.hostile.HostileBytes;

class KryoUnsafeTckTest extends CodecTck {

  @Override
  protected String codec() {
    return "kryo-unsafe";
  }

  @Override
  protected CodecBuilder builder() {
    return super.builder().trustedInput();
  }

  @Override
  protected HostileBytes hostileBytes() {
    return new KryoHostileBytes(false);
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
