package dev.polycodec.jackson;

import com.fasterxml.jackson.dataformat.cbor.CBORFactory;
import dev.polycodec.tck.AllocationBudget;
import dev.polycodec.tck.CodecTck;
import dev.polycodec.tck.OwnRules;
import dev.polycodec.tck.hostile.HostileBytes;

class CborTypedTckTest extends CodecTck {

  @Override
  protected String codec() {
    return "cbor-typed";
  }

  @Override
  protected HostileBytes hostileBytes() {
    return new TokenHostileBytes(JacksonForm.Cbor::new, new CBORFactory());
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
