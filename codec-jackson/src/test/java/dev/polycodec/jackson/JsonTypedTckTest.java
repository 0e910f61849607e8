package dev.polycodec.jackson;

import dev.polycodec.tck.AllocationBudget;
import dev.polycodec.tck.CodecTck;
import dev.polycodec.tck.OwnRules;
import dev.polycodec.tck.hostile.HostileBytes;

class JsonTypedTckTest extends CodecTck {

  @Override
  protected String codec() {
    return "json-typed";
  }

  @Override
  protected HostileBytes hostileBytes() {
    return new JacksonHostileBytes(JacksonHostileBytes.Root.PAYLOAD, JacksonForm.Text::new);
  }

  @Override
  protected AllocationBudget allocations() {
    return new AllocationBudget(376, 1_736);
  }

  @Override
  protected OwnRules ownRules() {
    return JacksonRules.TYPED;
  }
}
