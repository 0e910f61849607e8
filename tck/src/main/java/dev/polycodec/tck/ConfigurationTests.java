package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.stored.Envelope;
import dev.polycodec.stored.Envelopes;
import dev.polycodec.tck.model.People.Address;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What is built reads what it writes; what cannot, or asks for what nobody does, is not built. */
abstract class ConfigurationTests extends Kit.Group {

  private static final Address ROOT = new Address("Main", 1);

  private static final Pattern ADVICE =
      Pattern.compile(
          ".*: (?:add (readTags\\(\\))|add readLegacy\\(\"([a-z0-9-]+)\"(, Address.class)?\\)"
              + "|.* with use\\(\"[a-z0-9-]+\"\\) and alsoRead\\(\"[a-z0-9-]+\"\\)"
              + "|.*; (leave notYetWritten\\(\\) out) of the second)",
          Pattern.DOTALL);

  /** One setting of an envelope or a builder. */
  private record Choice(String name, UnaryOperator<Envelope> change) {}

  /** A configuration: what precedes messages, and whether another codec takes part. */
  private record Trial(String name, Envelope envelope, boolean written, boolean routed) {}

  @TestFactory
  @DisplayName("Each configuration of an envelope is refused, or reads what it writes")
  Stream<DynamicTest> whatIsBuiltReadsWhatItWrites() {
    return trials().stream().map(trial -> dynamicTest(trial.name(), () -> reads(trial)));
  }

  private List<Trial> trials() {
    List<Trial> trials = new ArrayList<>();
    for (Choice legacy : legacies()) {
      for (Choice other : own()) {
        for (boolean tags : new boolean[] {false, true}) {
          for (boolean routed : new boolean[] {false, true}) {
            Envelope envelope =
                other.change().apply(legacy.change().apply(Envelopes.defaults().checksum()));
            Envelope tagged = tags ? envelope.readTags() : envelope;
            String name =
                legacy.name() + other.name() + (tags ? " tags" : "") + (routed ? " routed" : "");
            trials.add(new Trial("written" + name, tagged, true, routed));
            trials.add(new Trial("not yet" + name, tagged.notYetWritten(), false, routed));
          }
        }
      }
    }
    return trials;
  }

  private List<Choice> legacies() {
    List<Choice> choices = new ArrayList<>(own());
    for (String name : subject.siblings()) {
      if (!name.equals(subject.name())) {
        choices.add(legacy(name));
      }
    }
    return choices;
  }

  /** The kits of two other codecs combine these. */
  private List<Choice> own() {
    String own = subject.name();
    return List.of(
        new Choice("", envelope -> envelope),
        legacy(own),
        new Choice(" " + own + " of a class", envelope -> envelope.readLegacy(own, Address.class)));
  }

  private static Choice legacy(String name) {
    return new Choice(" " + name, envelope -> envelope.readLegacy(name));
  }

  private void reads(Trial trial) {
    Optional<Codec> built = build(trial.envelope(), trial.routed());
    if (built.isPresent()) {
      requireReads(built.get());
      return;
    }
    requireReads(build(advised(trial), trial.routed()).orElseThrow());
  }

  private static void requireReads(Codec built) {
    try (Codec codec = built) {
      assertThat(codec.decode(codec.encode(ROOT), Address.class)).isEqualTo(ROOT);
      assertThat(codec.decode(codec.encode("text"), String.class)).isEqualTo("text");
    }
  }

  private String refusal = "";

  private Optional<Codec> build(Envelope envelope, boolean routed) {
    CodecBuilder builder = subject.builder().trustedInput().envelope(envelope);
    try {
      return Optional.of((routed ? builder.use(subject.name(), Integer.class) : builder).build());
    } catch (IllegalStateException e) {
      refusal = String.valueOf(e.getMessage());
      return Optional.empty();
    }
  }

  /** Follows the advice of the refusal, until there is none. */
  private Envelope advised(Trial trial) {
    Envelope envelope = trial.envelope();
    for (int i = 0; i < 4; i++) {
      if (refusal.contains("how their bytes begin does not tell them apart")) {
        return Envelopes.defaults(); // the two are what the test combines, in any case
      }
      Matcher advice = ADVICE.matcher(refusal);
      assertThat(advice.matches()).as(refusal).isTrue();
      assertThat(trial.written()).as(refusal).isFalse();
      if (advice.group(1) != null) {
        envelope = envelope.readTags();
      } else if (advice.group(2) != null) {
        envelope =
            advice.group(3) == null
                ? envelope.readLegacy(advice.group(2))
                : envelope.readLegacy(advice.group(2), Address.class);
      } else {
        return Envelopes.defaults();
      }
      Optional<Codec> built = build(envelope, trial.routed());
      if (built.isPresent()) {
        built.get().close();
        return envelope;
      }
    }
    throw new AssertionError("The advice does not end: " + refusal);
  }

  @Test
  @DisplayName("Options that the codec does not take are refused, with or without others")
  void optionsOfNobodyAreRefused() {
    for (CodecBuilder builder :
        List.of(
            subject.builder(),
            subject.builder().envelope(Envelopes.defaults()),
            subject.builder().use(subject.name(), Address.class))) {
      assertThatThrownBy(() -> builder.configure(new StringBuilder()).build())
          .isInstanceOf(IllegalStateException.class)
          .hasMessage(
              "configure(StringBuilder) cannot be combined with the codec '"
                  + subject.name()
                  + "', which has no such options");
    }
  }
}
