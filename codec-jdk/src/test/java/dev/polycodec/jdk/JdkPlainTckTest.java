package dev.polycodec.jdk;

import dev.polycodec.tck.PlainLibrary;
import dev.polycodec.tck.PlainTck;
import java.util.Set;

class JdkPlainTckTest extends PlainTck {

  @Override
  protected String codec() {
    return "jdk-plain";
  }

  @Override
  protected PlainLibrary library() {
    return new PlainJdk();
  }

  /** The policy allows neither a class as a value nor a lambda, ever. */
  @Override
  protected Set<String> refused() {
    return Set.of("extra/class", "extra/class in an object", "extra/serializable lambda");
  }

  @Override
  protected Set<String> overRefused() {
    return Set.of();
  }
}
