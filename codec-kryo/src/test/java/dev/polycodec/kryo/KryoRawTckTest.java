package dev.polycodec.kryo;

import dev.polycodec.tck.PlainLibrary;
import dev.polycodec.tck.RawTck;
import java.util.Set;

class KryoRawTckTest extends RawTck {

  @Override
  protected String codec() {
    return "kryo-raw";
  }

  @Override
  protected PlainLibrary library() {
    return new PlainKryo();
  }

  /** The policy never allows a class as a value, nor a charset, and the time zone only if told. */
  @Override
  protected Set<String> refused() {
    return Set.of("extra/charset", "extra/class", "extra/time zone", "name/charset");
  }
}
