package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.tck.hostile.HostileCase;
import dev.polycodec.tck.model.Hooks.Finalized;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** No bytes make an object whose finalizer would run, unless the application allows its class. */
abstract class FinalizerTests extends Kit.Group {

  @Test
  @DisplayName("A class with a finalizer is refused in both directions unless it is allowed")
  void finalizersAreRefused() throws Throwable {
    subject.ledger().prove(HostileCase.FINALIZER, this::requireRefused);
  }

  private void requireRefused() {
    Codec declared = subject.plain();
    Codec allowed = subject.open();
    Finalized value = new Finalized(5);
    byte[] bytes = allowed.encode(value);
    assertThat(allowed.decode(bytes, Finalized.class)).isEqualTo(value);
    String text =
        "dev.polycodec.tck.model.Hooks$Finalized has a finalizer, which would run on objects that"
            + " are not complete, too; if it does no harm there, add"
            + " allow(\"dev.polycodec.tck.model.Hooks$Finalized\") to the builder";
    assertThatThrownBy(() -> declared.encode(value))
        .isInstanceOf(TypeNotAllowedException.class)
        .hasMessage(text);
    assertThatThrownBy(() -> declared.decode(bytes, Finalized.class))
        .isInstanceOf(TypeNotAllowedException.class)
        .hasMessage(text);
  }
}
