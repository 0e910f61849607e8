package dev.polycodec.jackson;

import com.fasterxml.jackson.dataformat.smile.SmileFactory;
import dev.polycodec.tck.AllocationBudget;
import dev.polycodec.tck.CodecTck;
import dev.polycodec.tck.OwnRules;
import dev.polycodec.tck.hostile.HostileBytes;

class SmileTypedTckTest extends CodecTck {

  @Override
  protected String codec() {
    return "smile-typed";
  }

  @Override
  protected HostileBytes hostileBytes() {
    return new TokenHostileBytes(JacksonForm.Smile::new, new SmileFactory());
  }

  @Override
  protected AllocationBudget allocations() {
    return new AllocationBudget(608, 1_752);
  }

  @Override
  protected OwnRules ownRules() {
    return JacksonRules.TYPED;
  }
}
