package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.EncodeException;
import dev.polycodec.LimitExceededException;
import dev.polycodec.Limits;
import dev.polycodec.Trait;
import dev.polycodec.tck.model.Graphs.Box;
import dev.polycodec.tck.model.Graphs.Link;
import dev.polycodec.tck.model.Knots.Filled;
import java.util.ArrayList;
import java.util.List;
import org.assertj.core.api.AbstractThrowableAssert;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** A cycle that is not carried is refused, everywhere in the same words. */
abstract class CycleRefusalTests extends Kit.Group {

  /** Returns whether a codec carries no cycles, and checks that it says so of a value. */
  static boolean isRefused(Subject subject, Object value) {
    if (subject.claims(Trait.CYCLES)) {
      return false;
    }
    AbstractThrowableAssert<?, ?> refusal =
        assertThatThrownBy(() -> subject.open().encode(value)).isInstanceOf(EncodeException.class);
    if (subject.claims(Trait.CARRIES_TYPES)) { // else a value of no declared class is refused first
      refusal.hasMessageContaining(notCarried(subject) + "; found at ");
    }
    return true;
  }

  private static String notCarried(Subject subject) {
    return " contains itself, and "
        + subject.name()
        + " carries no cycles; break the cycle with a transient field or a Surrogate, or use a"
        + " codec with the trait CYCLES";
  }

  @Test
  @DisplayName("A cycle is refused by its class, and not by a limit, however large the limits are")
  void cyclesAreRefusedByName() {
    if (subject.claims(Trait.CYCLES)) {
      return;
    }
    String link = Link.class.getName();
    String message = "An object of " + link + notCarried(subject) + "; found at ";
    String far = "..." + "next.".repeat(11) + "next of " + link;
    requireMessage(subject.plain(), Link.chain(1).closed(), message + "next of " + link);
    requireMessage(subject.plain(), Link.chain(3).closed(), message + "next.next.next of " + link);
    requireMessage(subject.plain(), Link.chain(300).closed(), message + far);
    try (Codec deep = subject.builder().limits(Limits.defaults().withMaxDepth(100_000)).build()) {
      requireMessage(deep, Link.chain(300).closed(), message + far);
    }
  }

  private static void requireMessage(Codec codec, Object value, String message) {
    assertThatThrownBy(() -> codec.encode(value))
        .isInstanceOf(EncodeException.class)
        .hasMessage(message);
  }

  @Test
  @DisplayName("A chain that is too deep, and no cycle, is refused by the limit of the depth")
  void deepChainsAreNoCycles() {
    assertThatThrownBy(() -> subject.plain().encode(Link.chain(1_100)))
        .isInstanceOf(LimitExceededException.class)
        .hasMessage(
            "The message holds objects nested deeper than 1000; raise Limits.withMaxDepth if that is"
                + " expected");
  }

  @Test
  @DisplayName("A cycle through a record is refused by its class, as the record cannot exist first")
  void cyclesThroughRecordsAreRefused() {
    List<Object> list = new ArrayList<>();
    Filled record = new Filled(list);
    list.add(record);
    if (!isRefused(subject, new Box<>(record))) {
      requireMessage(
          subject.open(),
          new Box<>(record),
          "An object of "
              + Filled.class.getName()
              + " contains itself, but can be created only from what it contains; break the cycle"
              + " with a transient field or a Surrogate");
    }
  }

  @Test
  @DisplayName("A Surrogate breaks a cycle, as the message says")
  void surrogatesBreakCycles() {
    Form<Link, String> alone =
        new Form<>(Link.class, String.class, link -> "", text -> Link.chain(1));
    try (Codec codec = subject.builder().surrogate(alone).build()) {
      assertThat(Trips.roundTrip(codec, Link.chain(1).closed()).length()).isEqualTo(1);
    }
  }
}
