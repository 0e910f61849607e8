package dev.polycodec.msgpack;

import dev.polycodec.tck.AllocationBudget;
import dev.polycodec.tck.CodecTck;
import dev.polycodec.tck.hostile.HostileBytes;

class MsgpackTckTest extends CodecTck {

  @Override
  protected String codec() {
    return "msgpack-typed";
  }

  @Override
  protected HostileBytes hostileBytes() {
    return new MsgpackHostileBytes();
  }

  @Override
  protected AllocationBudget allocations() {
    return new AllocationBudget(0, 128);
  }

  @Override
  protected boolean hasOneForm() {
    return true;
  }
}
