package dev.polycodec.jdk;

import dev.polycodec.tck.AllocationBudget;
import dev.polycodec.tck.CodecTck;
import dev.polycodec.tck.hostile.HostileBytes;

class JdkTckTest extends CodecTck {

  @Override
  protected String codec() {
    return "jdk";
  }

  @Override
  protected HostileBytes hostileBytes() {
    return new JdkHostileBytes();
  }

  @Override
  protected AllocationBudget allocations() {
    return new AllocationBudget(2_400, 2_904);
  }
}
