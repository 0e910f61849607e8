package dev.polycodec.hessian;

import dev.polycodec.tck.arch.CodecModuleRules;
import java.util.Set;

class HessianModuleTest extends CodecModuleRules {

  HessianModuleTest() {
    super("com.caucho.hessian..");
  }

  /** The provider is in another package than what reads plain Hessian. */
  @Override
  protected Set<String> alsoPublic() {
    return Set.of("PlainBackend");
  }
}
