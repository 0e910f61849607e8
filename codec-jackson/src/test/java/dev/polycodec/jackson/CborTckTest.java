package dev.polycodec.jackson;

import static dev.polycodec.tck.sample.Position.CLASS;
import static dev.polycodec.tck.sample.Position.FIELD;
import static dev.polycodec.tck.sample.Position.ROOT;

import dev.polycodec.tck.AllocationBudget;
import dev.polycodec.tck.Exemptions;
import dev.polycodec.tck.hostile.HostileBytes;

class CborTckTest extends PlainTck {

  @Override
  protected String codec() {
    return "cbor";
  }

  @Override
  protected Exemptions exemptions() {
    return super.exemptions()
        .refuses("CBOR has no half a character", "scalar/char surrogate", ROOT, CLASS, FIELD)
        .refuses("CBOR has no half a character", "array/chars", ROOT, CLASS, FIELD);
  }

  @Override
  protected HostileBytes hostileBytes() {
    return new JacksonHostileBytes(JacksonHostileBytes.Root.DECLARED, JacksonForm.Cbor::new);
  }

  @Override
  protected AllocationBudget allocations() {
    return new AllocationBudget(704, 1_688);
  }
}
