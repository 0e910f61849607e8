package dev.polycodec.hessian.plain;

import dev.polycodec.tck.PlainLibrary;
import dev.polycodec.tck.RawTck;
import java.util.Set;

class HessianRawTckTest extends RawTck {

  @Override
  protected String codec() {
    return "hessian-raw";
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
  protected boolean seesTexts() {
    return false; // Hessian's input reads them, character by character
  }
}
