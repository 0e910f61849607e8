package dev.polycodec.hessian.plain;

import dev.polycodec.tck.Exemptions;
import dev.polycodec.tck.PlainLibrary;
import dev.polycodec.tck.PlainTck;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

class Hessian1PlainTckTest extends PlainTck {

  @Override
  protected String codec() {
    return "hessian1-plain";
  }

  @Override
  protected PlainLibrary library() {
    return new PlainHessian1();
  }

  @Override
  protected Set<String> refused() {
    Set<String> refused = new HashSet<>(PlainHessian.REFUSED);
    refused.add("extra/proxy");
    return refused;
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
