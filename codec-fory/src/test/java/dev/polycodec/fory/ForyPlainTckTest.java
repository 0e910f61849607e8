package dev.polycodec.fory;

import dev.polycodec.tck.PlainLibrary;
import dev.polycodec.tck.PlainTck;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

class ForyPlainTckTest extends PlainTck {

  @Override
  protected String codec() {
    return "fory-plain";
  }

  @Override
  protected PlainLibrary library() {
    return new PlainFory();
  }

  /** The policy allows no class as a value, no hidden class that bytes name, and no lambda. */
  @Override
  protected Set<String> refused() {
    return Set.of(
        "extra/charset",
        "extra/class",
        "extra/class in an object",
        "extra/serializable lambda",
        "extra/sub map",
        "name/charset");
  }

  /** Some containers that change what they are given keep it all the same. */
  @Override
  protected Set<String> overRefused() {
    Set<String> names = new HashSet<>(refused());
    names.removeAll(List.of("extra/class in an object", "extra/serializable lambda"));
    names.addAll(
        List.of(
            "extension/holds more than it takes",
            "extension/only constructed",
            "set/tree in natural order"));
    return names;
  }

  /** Fory makes of no cause one that may be set. */
  @Override
  protected Set<String> unverified() {
    return Set.of("failure/no cause, for good", "failure/nothing may be suppressed");
  }
}
