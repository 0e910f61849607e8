package dev.polycodec.avro;

import dev.polycodec.tck.PlainLibrary;
import dev.polycodec.tck.PlainTck;
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
    return Set.of("extra/externalizable");
  }
}
