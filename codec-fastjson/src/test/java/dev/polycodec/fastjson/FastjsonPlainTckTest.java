package dev.polycodec.fastjson;

import dev.polycodec.tck.PlainLibrary;
import dev.polycodec.tck.PlainTck;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

class FastjsonPlainTckTest extends PlainTck {

  @Override
  protected String codec() {
    return "fastjson-plain";
  }

  @Override
  protected PlainLibrary library() {
    return new PlainFastjson();
  }

  /**
   * The library makes proxies of interfaces, an {@code ArrayList} of some other lists, and on newer
   * JDKs lambdas.
   */
  @Override
  protected Set<String> refused() {
    Set<String> names = new HashSet<>(lambdas());
    names.addAll(
        List.of(
            "array/interfaces",
            "extension/anonymous list",
            "extra/anonymous list",
            "extra/proxy",
            "list/stack",
            "open/interface recursive",
            "open/loose fields",
            "set/empty sorted"));
    return names;
  }

  private Set<String> lambdas() {
    Runnable lambda = () -> {};
    return library().reads(lambda) ? Set.of("extra/lambda", "extra/serializable lambda") : Set.of();
  }

  /** Some containers are read by their class, but not by their class and what they hold. */
  @Override
  protected Set<String> overRefused() {
    return Set.of(
        "extra/externalizable",
        "extra/handwritten",
        "extra/replaced when written",
        "extra/resolved when read",
        "failure/no stack trace",
        "failure/nothing may be suppressed",
        "list/stack",
        "list/vector",
        "map/identity",
        "queue/blocking",
        "queue/blocking deque",
        "queue/blocking priority",
        "queue/deque",
        "queue/deque empty",
        "queue/priority",
        "queue/priority empty",
        "set/copy on write",
        "set/unmodifiable");
  }

  /** JSON does not say what a number or a text was, and the library converts. */
  @Override
  protected boolean misreads() {
    return true;
  }
}
