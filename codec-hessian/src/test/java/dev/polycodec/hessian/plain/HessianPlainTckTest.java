package dev.polycodec.hessian.plain;

import dev.polycodec.tck.Exemptions;
import dev.polycodec.tck.PlainLibrary;
import dev.polycodec.tck.PlainTck;
import java.util.HashSet;
import java.util.List;
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

  /** The library writes 0.0 for -0.0, so that its bytes hold a key twice; this codec refuses to. */
  @Override
  protected Set<String> refused() {
    Set<String> names = new HashSet<>(PlainHessian.REFUSED);
    names.addAll(List.of("map/by double", "map/by double in an object"));
    return names;
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

  /** Hessian makes zero of null. */
  @Override
  protected boolean misreads() {
    return true;
  }
}
