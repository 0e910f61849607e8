package dev.polycodec.onenio;

import dev.polycodec.tck.PlainLibrary;
import dev.polycodec.tck.PlainTck;
import java.util.Set;

class OneNioPersistPlainTckTest extends PlainTck {

  @Override
  protected String codec() {
    return "onenio-persist-plain";
  }

  @Override
  protected PlainLibrary library() {
    return new PlainOneNioPersist();
  }

  @Override
  protected Set<String> refused() {
    return OneNioPlainTckTest.REFUSED;
  }

  @Override
  protected Set<String> overRefused() {
    return OneNioPlainTckTest.OVER_REFUSED;
  }
}
