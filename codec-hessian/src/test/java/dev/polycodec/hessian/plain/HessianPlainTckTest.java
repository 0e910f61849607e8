package dev.polycodec.hessian.plain;

import dev.polycodec.tck.Exemptions;
import dev.polycodec.tck.PlainLibrary;
import dev.polycodec.tck.PlainTck;
import java.util.Map;
import java.util.Set;

class HessianPlainTckTest extends PlainTck {

  @Override
  protected String codec() {
    return "hessian-plain";
  }

  @Override
  protected PlainLibrary library() {
    return new PlainHessian2();
  }

  @Override
  protected Set<String> refused() {
    return PlainHessian.REFUSED;
  }

  @Override
  protected Set<String> overRefused() {
    return PlainHessian.OVER_REFUSED;
  }

  @Override
  protected Exemptions exemptions() {
    return PlainHessian.EXEMPTIONS;
  }

  @Override
  protected Map<String, String> faults() {
    return PlainHessian.FAULTS;
  }
}
