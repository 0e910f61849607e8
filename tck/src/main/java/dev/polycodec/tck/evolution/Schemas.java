package dev.polycodec.tck.evolution;

import dev.polycodec.Codec;
import dev.polycodec.SchemaExchange;

/** The schemas that one codec sends to another, if its messages refer to schemas. */
final class Schemas {

  private Schemas() {}

  static boolean areExchanged(Codec codec) {
    try {
      SchemaExchange.of(codec);
      return true;
    } catch (IllegalArgumentException e) { // documented
      return false;
    }
  }

  static void send(Codec from, Codec to, Class<?>... roots) {
    SchemaExchange.of(to).importSchemas(SchemaExchange.of(from).exportSchemas(roots));
  }
}
