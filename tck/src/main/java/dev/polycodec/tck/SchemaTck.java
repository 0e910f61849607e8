package dev.polycodec.tck;

import dev.polycodec.tck.evolution.SchemaEvolutionTests;
import dev.polycodec.tck.hostile.MutationTests;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;

/**
 * Proves that a variant for generated classes ({@link dev.polycodec.Trait#SCHEMA_FIRST}) carries
 * their objects in full, and refuses everything else; a codec module extends it once per variant.
 */
public abstract class SchemaTck extends Kit {

  /** Returns the library of the generated classes. */
  protected abstract SchemaLibrary library();

  /** Closes the codecs. */
  @AfterAll
  void finish() {
    subject().close();
  }

  @Override
  final Subject newSubject() {
    return new Subject(
        codec(), Exemptions.none(), () -> library().builder(), () -> library().values().get(0));
  }

  @Override
  final void give(Object group) {
    super.give(group);
    if (group instanceof LibraryGroup own) {
      own.library = library();
    }
  }

  /** A group of tests, to which the kit gives the library, too. */
  abstract static class LibraryGroup extends Group {
    @SuppressWarnings("NullAway.Init") // as the subject
    SchemaLibrary library;
  }

  @Nested
  @DisplayName("Objects of generated classes")
  class Values extends SchemaValueTests {}

  @Nested
  @DisplayName("What is refused")
  class Refusals extends SchemaRefusalTests {}

  @Nested
  @DisplayName("Calls in turn and at once")
  class Calls extends SchemaCallTests {}

  @Nested
  @DisplayName("Other versions of schemas")
  class Evolutions extends SchemaEvolutionTests {
    Evolutions() {
      super(codec(), () -> library().builder(), library().versions());
    }
  }

  @Nested
  @DisplayName("Golden files")
  class Golden extends SchemaGoldenTests {}

  @Nested
  @DisplayName("Messages of other codecs")
  class OtherCodecs extends OtherCodecTests {}

  @Nested
  @DisplayName("Interrupted threads")
  class InterruptedThreads extends InterruptTests {}

  @Nested
  @DisplayName("Marked messages")
  class MarkedMessages extends MarkedTests {}

  @Nested
  @DisplayName("Mutated messages")
  class MutatedMessages extends MutationTests {
    MutatedMessages() {
      super(subject().variant(), subject().jvmFlags(), library().getClass());
    }
  }
}
