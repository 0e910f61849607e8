package dev.polycodec.kryo;

import dev.polycodec.tck.PlainLibrary;
import dev.polycodec.tck.PlainTck;
import java.util.HashSet;
import java.util.List;
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

  /** The policy never allows a class as a value, nor a charset. */
  @Override
  protected Set<String> refused() {
    return Set.of("extra/charset", "extra/class", "name/charset");
  }

  /** Kryo skips hooks that set transient fields, which come back empty. */
  @Override
  protected Set<String> overRefused() {
    Set<String> names = new HashSet<>(refused());
    names.addAll(List.of("extra/externalizable", "extra/handwritten", "list/copies none"));
    return names;
  }
}
