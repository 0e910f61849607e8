package dev.polycodec.bson;

import dev.polycodec.tck.PlainLibrary;
import dev.polycodec.tck.PlainTck;
import java.util.Map;
import java.util.Set;

class BsonPlainTckTest extends PlainTck {

  @Override
  protected String codec() {
    return "bson-plain";
  }

  @Override
  protected PlainLibrary library() {
    return new PlainPojos();
  }

  /** Half a character is no UTF-8, and a document stands where the codec of the test reads any. */
  @Override
  protected Set<String> refused() {
    return Set.of(
        "object/tree of enums",
        "scalar/char surrogate in an object",
        "text/lone high surrogate in an object",
        "text/lone low surrogate in an object",
        "text/long with lone surrogate in an object",
        "text/swapped surrogates in an object",
        "text/two high surrogates in an object");
  }

  /** Nothing tells that what hooks write came back, and a document has no identity of keys. */
  @Override
  protected Set<String> overRefused() {
    return Set.of(
        "extra/externalizable",
        "extra/handwritten",
        "extra/replaced when written",
        "extra/resolved when read",
        "map/identity",
        "map/unmodifiable",
        "set/unmodifiable");
  }

  /** The kit has lists as roots, and maps by color. */
  @Override
  protected Map<String, String> faults() {
    String unwritten = "MongoDB's library writes no list as a document, and no keys but texts";
    return Map.of(
        "Loaders: Two deployments of the same classes use one codec in turns", unwritten,
        "Loaders: A type argument of another loader comes back", unwritten,
        "Loaders: A declared class of another loader comes back, with all that it declares",
            unwritten);
  }

  /** Times are milliseconds, and what a property was is not said. */
  @Override
  protected boolean misreads() {
    return true;
  }
}
