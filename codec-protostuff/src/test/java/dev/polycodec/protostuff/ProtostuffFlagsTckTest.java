package dev.polycodec.protostuff;

import dev.polycodec.tck.Exemptions;
import dev.polycodec.tck.PlainLibrary;
import dev.polycodec.tck.PlainTck;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Tag;

@Tag(PlainTck.SETUP)
class ProtostuffFlagsTckTest extends PlainTck {

  @Override
  protected String codec() {
    return "protostuff-plain";
  }

  @Override
  protected PlainLibrary library() {
    return new PlainProtostuffFlags();
  }

  @Override
  protected Set<String> refused() {
    return PlainProtostuff.REFUSED;
  }

  @Override
  protected Set<String> overRefused() {
    return PlainProtostuff.overRefused();
  }

  @Override
  protected Exemptions exemptions() {
    return PlainProtostuff.EXEMPTIONS;
  }

  @Override
  protected Map<String, String> faults() {
    return PlainProtostuff.FAULTS;
  }

  /** Protostuff numbers fields and constants. */
  @Override
  protected boolean misreads() {
    return true;
  }
}
