package dev.polycodec.kryo;

import dev.polycodec.tck.PlainLibrary;
import dev.polycodec.tck.PlainTck;
import java.util.Set;

class KryoPlainTckTest extends PlainTck {

  @Override
  protected String codec() {
    return "kryo-plain";
  }

  @Override
  protected PlainLibrary library() {
    return new PlainKryo();
  }

  /** Kryo skips hooks and fields of containers, of which these values happen to need none. */
  @Override
  protected Set<String> overRefused() {
    return PlainKryo.OVER_REFUSED;
  }

  /** Kryo numbers constants, and does not say what a field was. */
  @Override
  protected boolean misreads() {
    return true;
  }
}
