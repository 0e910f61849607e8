package dev.polycodec.avro;

import dev.polycodec.EncodeException;
import dev.polycodec.spi.bulk.Bulk;

/** Refuses half a character, of which the library would make a question mark. */
final class Texts {

  private Texts() {}

  static void requireWellFormed(Object text) {
    int lone = text instanceof String string ? Bulk.loneSurrogate(string) : -1;
    if (lone >= 0) {
      throw new EncodeException(
          "A string has a lone surrogate at index "
              + lone
              + ", for which UTF-8 has no form; mend the string, or declare the field as bytes");
    }
  }
}
