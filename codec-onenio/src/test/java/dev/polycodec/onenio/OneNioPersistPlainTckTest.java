package dev.polycodec.onenio;

import dev.polycodec.tck.Exemptions;
import dev.polycodec.tck.PlainLibrary;
import dev.polycodec.tck.PlainTck;
import java.util.HashMap;
import java.util.Map;
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

  @Override
  protected Exemptions exemptions() {
    return OneNioPlainTckTest.EXEMPTIONS;
  }

  /** Persistent streams hold their schemas, so that any JVM reads them, and for any loader. */
  @Override
  protected Map<String, String> faults() {
    Map<String, String> faults = new HashMap<>(OneNioPlainTckTest.FAULTS);
    faults.values().removeIf(OneNioPlainTckTest.UNMET::equals);
    faults.values().removeIf(OneNioPlainTckTest.FORGOTTEN::equals); // its bytes name classes
    faults
        .keySet()
        .removeIf(name -> name.startsWith("EndOfTheStack") || name.startsWith("Loaders"));
    return faults;
  }

  /** A constant that is gone is another one, as root. */
  @Override
  protected boolean misreads() {
    return true;
  }
}
