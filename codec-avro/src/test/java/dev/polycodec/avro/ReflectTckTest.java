package dev.polycodec.avro;

import dev.polycodec.tck.PlainLibrary;
import dev.polycodec.tck.PlainTck;
import java.util.Map;
import java.util.Set;

class ReflectTckTest extends PlainTck {

  @Override
  protected String codec() {
    return "avro-reflect";
  }

  @Override
  protected PlainLibrary library() {
    return new PlainReflect();
  }

  /** Avro's rules make a fraction of every whole number, rounded if need be. */
  @Override
  protected boolean misreads() {
    return true;
  }

  /** Of the JDK's objects, the library reads others than were written; of a builder, a text. */
  @Override
  protected Set<String> refused() {
    return Set.of(
        "extra/string builder",
        "map/concurrent",
        "map/concurrent hash map",
        "scalar/date",
        "scalar/date 0",
        "scalar/date before 1970",
        "scalar/date far");
  }

  /** Nothing tells that what it has besides fields came back. */
  @Override
  protected Set<String> overRefused() {
    return Set.of(
        "extra/externalizable",
        "everyday/sum of fractions",
        "map/unmodifiable",
        "set/unmodifiable");
  }

  /** Of what the kit has for this, Avro's schemas of classes have no place for some field. */
  @Override
  protected Map<String, String> faults() {
    String unwritten = "Avro's reflection does not write the kit's values";
    return Map.of(
        "Loaders: Two deployments of the same classes use one codec in turns", unwritten,
        "Loaders: A type argument of another loader comes back", unwritten,
        "Loaders: A declared class of another loader comes back, with all that it declares",
            unwritten,
        "Finalizers: A class with a finalizer is refused in both directions unless it is allowed",
            unwritten);
  }

  @Override
  protected boolean tellsDropped() {
    return false; // the library resolves schemas by itself
  }
}
