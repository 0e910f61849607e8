package dev.polycodec.tck;

import dev.polycodec.tck.evolution.SchemaEvolutionTests;
import dev.polycodec.tck.hostile.MutationTests;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;

/**
 * Proves that a variant for generated classes ({@link dev.polycodec.Trait#SCHEMA_FIRST}) carries
 * their objects in full, and refuses everything else; a codec module extends it once per variant.
 */
@TestInstance(Lifecycle.PER_CLASS)
public abstract class SchemaTck {

  private @Nullable Subject subject;

  /** Returns the name of the variant under test. */
  protected abstract String codec();

  /** Returns the library of the generated classes. */
  protected abstract SchemaLibrary library();

  /** Closes the codecs. */
  @AfterAll
  void finish() {
    subject().close();
  }

  private Subject subject() {
    if (subject == null) {
      subject = new Subject(codec(), Exemptions.none(), () -> library().builder());
    }
    return subject;
  }

  @Nested
  @DisplayName("Objects of generated classes")
  class Values extends SchemaValueTests {
    Values() {
      super(subject(), library());
    }
  }

  @Nested
  @DisplayName("What is refused")
  class Refusals extends SchemaRefusalTests {
    Refusals() {
      super(subject(), library());
    }
  }

  @Nested
  @DisplayName("Calls in turn and at once")
  class Calls extends SchemaCallTests {
    Calls() {
      super(subject(), library());
    }
  }

  @Nested
  @DisplayName("Other versions of schemas")
  class Evolutions extends SchemaEvolutionTests {
    Evolutions() {
      super(codec(), () -> library().builder(), library().versions());
    }
  }

  @Nested
  @DisplayName("Golden files")
  class Golden extends SchemaGoldenTests {
    Golden() {
      super(subject(), library());
    }
  }

  @Nested
  @DisplayName("Messages of other codecs")
  class OtherCodecs extends OtherCodecTests {
    OtherCodecs() {
      super(subject(), library().values().get(0));
    }
  }

  @Nested
  @DisplayName("Interrupted threads")
  class InterruptedThreads extends InterruptTests {
    InterruptedThreads() {
      super(subject(), library().values().get(0));
    }
  }

  @Nested
  @DisplayName("Marked messages")
  class MarkedMessages extends MarkedTests {
    MarkedMessages() {
      super(subject(), library().values().get(0));
    }
  }

  @Nested
  @DisplayName("Mutated messages")
  class MutatedMessages extends MutationTests {
    MutatedMessages() {
      super(subject().variant(), subject().jvmFlags(), library().getClass());
    }
  }
}
