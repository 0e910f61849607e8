package dev.polycodec.jackson;

import dev.polycodec.tck.AllocationBudget;
import dev.polycodec.tck.hostile.HostileBytes;

class JsonTckTest extends PlainTck {

  @Override
  protected String codec() {
    return "json";
  }

  @Override
  protected HostileBytes hostileBytes() {
    return new JacksonHostileBytes(JacksonHostileBytes.Root.DECLARED, JacksonForm.Text::new);
  }

  @Override
  protected AllocationBudget allocations() {
    return new AllocationBudget(480, 1_600);
  }
}
