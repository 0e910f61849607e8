package dev.polycodec.forms.kotlin;

import static dev.polycodec.spi.SurrogateProvider.form;

import dev.polycodec.Surrogate;
import kotlin.uuid.Uuid;

/** A UUID: its 16 bytes. */
final class UuidForm {

  private UuidForm() {}

  static Surrogate<?, ?> uuid() {
    return form(
        Uuid.class, byte[].class, Uuid::toByteArray, bytes -> Uuid.Companion.fromByteArray(bytes));
  }
}
