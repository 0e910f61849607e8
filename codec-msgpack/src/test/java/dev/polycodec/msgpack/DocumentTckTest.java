package dev.polycodec.msgpack;

import static dev.polycodec.tck.sample.Position.CLASS;
import static dev.polycodec.tck.sample.Position.FIELD;
import static dev.polycodec.tck.sample.Position.ROOT;

import dev.polycodec.tck.AllocationBudget;
import dev.polycodec.tck.CodecTck;
import dev.polycodec.tck.Exemptions;
import dev.polycodec.tck.hostile.HostileBytes;

/** The kit for {@code msgpack}, with what it refuses of the core tier. */
class DocumentTckTest extends CodecTck {

  @Override
  protected String codec() {
    return "msgpack";
  }

  @Override
  protected HostileBytes hostileBytes() {
    return new DocumentHostileBytes();
  }

  @Override
  protected AllocationBudget allocations() {
    return new AllocationBudget(400, 2_000);
  }

  @Override
  protected Exemptions exemptions() {
    return characters(Exemptions.untyped("MessagePack"));
  }

  private static Exemptions characters(Exemptions exemptions) {
    String half = "MessagePack has no half a character";
    return exemptions
        .refuses(half, "scalar/char surrogate", ROOT, CLASS, FIELD)
        .refuses(half, "array/chars", ROOT, CLASS, FIELD)
        .refuses("A large number is a text", "open/big integer as number", ROOT, FIELD);
  }
}
