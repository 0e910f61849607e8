package dev.polycodec.avro;

import dev.polycodec.spi.bulk.Bulk;

/** Refuses half a character, of which the library would make a question mark. */
final class Texts {

  private Texts() {}

  static void requireWellFormed(Object text) {
    int lone = text instanceof String string ? Bulk.loneSurrogate(string) : -1;
    if (lone >= 0) {
      throw Bulk.illFormed(lone, "declare the field as bytes");
    }
  }
}
