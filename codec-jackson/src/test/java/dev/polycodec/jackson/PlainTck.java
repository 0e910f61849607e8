package dev.polycodec.jackson;

import dev.polycodec.tck.CodecTck;
import dev.polycodec.tck.Exemptions;
import dev.polycodec.tck.OwnRules;

/** The kit for the variants without types, with what they refuse of the core tier. */
abstract class PlainTck extends CodecTck {

  @Override
  protected Exemptions exemptions() {
    return Exemptions.untyped("JSON");
  }

  @Override
  protected OwnRules ownRules() {
    return JacksonRules.PLAIN;
  }
}
