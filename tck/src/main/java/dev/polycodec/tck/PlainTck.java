package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.Codec;
import dev.polycodec.Trait;
import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.spi.Trust;
import dev.polycodec.tck.evolution.PlainEvolutionTests;
import dev.polycodec.tck.hostile.CostTests;
import dev.polycodec.tck.hostile.DepthTests;
import dev.polycodec.tck.hostile.Messages;
import dev.polycodec.tck.hostile.MutationTests;
import dev.polycodec.tck.hostile.NameTests;
import dev.polycodec.tck.hostile.SmallTests;
import dev.polycodec.tck.hostile.StackTests;
import dev.polycodec.tck.hostile.TextTests;
import dev.polycodec.tck.model.Graphs.Box;
import dev.polycodec.tck.model.Graphs.Link;
import dev.polycodec.tck.model.People.Address;
import dev.polycodec.tck.sample.Place;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Proves that a plain variant writes what the library writes, or refuses it where the library loses
 * something, and reads what the library wrote as the library itself reads it, under the policy and
 * the limits; a codec module extends it once per variant and set-up.
 */
@ExtendWith(KnownFaults.class)
public abstract class PlainTck extends Kit {

  /**
   * Tags what shows how much a library does for a message: the same class files do the same on
   * every JDK, so that it need not be proved again on another one.
   */
  public static final String COSTS = "costs";

  /**
   * Tags the kit of a library that is set up in another way: what is denied, and what a message may
   * cost, another kit of the same variant proves.
   */
  public static final String SETUP = "setup";

  private @Nullable PlainLibrary theLibrary;

  /** Returns the library that writes what the variant reads; it is asked for once. */
  protected abstract PlainLibrary library();

  /**
   * Returns the names of the kit's values that the library reads and the variant refuses; by
   * default, none.
   */
  protected Set<String> refused() {
    return Set.of();
  }

  /**
   * Returns the names of the kit's values that the library brings back and the variant refuses to
   * encode; by default, what it refuses to decode.
   */
  protected Set<String> overRefused() {
    return refused();
  }

  /**
   * Returns what the variant refuses to encode because it is not safe, although the library brings
   * it back; by default, nothing. It does not count as over-refused, and fails the kit as soon as
   * it is carried.
   */
  protected Exemptions exemptions() {
    return Exemptions.none();
  }

  /**
   * Returns what is not mended yet: the names of the tests that fail, with the reason. By default,
   * nothing. One that passes fails the kit.
   *
   * <p>A name is that of the group's class here, a colon, and the display name of the test or of
   * one case of it, such as {@code "Writings: everyday/sum"}.
   */
  protected Map<String, String> faults() {
    return Map.of();
  }

  /**
   * Returns the names of the kit's values of which something is lost that only a look at their
   * fields tells: they come back equal, and verified writes refuse them. By default, none.
   */
  protected Set<String> unverified() {
    return Set.of();
  }

  /**
   * Returns whether bytes say so little of classes that another version may read another value, and
   * nothing tells. By default, they say enough.
   */
  protected boolean misreads() {
    return false;
  }

  /**
   * Returns whether listeners are told what the bytes hold and the class has no longer. By default,
   * they are.
   */
  protected boolean tellsDropped() {
    return true;
  }

  /** Writes the results and closes the codecs. */
  @AfterAll
  void finish() {
    subject().close();
    subject().ledger().writeTried();
  }

  @Override
  final Subject newSubject() {
    return new Subject(codec(), exemptions(), () -> theLibrary().builder(), this::readable);
  }

  /**
   * A library knows its classes once it has met them: making a new one for each message is slow.
   */
  private PlainLibrary theLibrary() {
    if (theLibrary == null) {
      theLibrary = library();
    }
    return theLibrary;
  }

  @Override
  final void give(Object group) {
    super.give(group);
    if (group instanceof LibraryGroup own) {
      own.library = theLibrary();
    }
  }

  /** A group of tests, to which the kit gives the library, too. */
  abstract static class LibraryGroup extends Group {
    @SuppressWarnings("NullAway.Init") // as the subject
    PlainLibrary library;
  }

  /** Returns the messages that the library writes. */
  @Override
  final Messages messages() {
    return new Messages(
        () -> theLibrary().builder(),
        (codec, value) -> PlainReadTests.written(theLibrary(), value),
        subject().claims(Trait.CARRIES_TYPES),
        subject().ledger());
  }

  @Nested
  @DisplayName("What the plain library wrote")
  class Readings extends PlainReadTests {
    Readings() {
      super(refused());
    }
  }

  @Nested
  @DisplayName("What is encoded")
  class Writings extends PlainWriteTests {
    Writings() {
      super(overRefused());
    }
  }

  @Nested
  @DisplayName("What libraries lose")
  class Losses extends LossTests {}

  @Nested
  @DisplayName("Class loaders")
  class Loaders extends LoaderTests {}

  @Nested
  @DisplayName("Finalizers")
  class Finalizers extends FinalizerTests {}

  @Nested
  @DisplayName("The end of the stack")
  class EndOfTheStack extends StackTests {
    EndOfTheStack() {
      super(subject().variant(), subject().jvmFlags(), subject().ledger(), theLibrary().getClass());
    }
  }

  @Nested
  @DisplayName("Limits")
  class LimitsHold extends PlainLimitTests {}

  @Nested
  @Tag(CodecTck.GUARDS)
  @DisplayName("Verified writes")
  class VerifiedWrites extends VerifiedTests {
    VerifiedWrites() {
      super(unverified());
    }
  }

  @Nested
  @DisplayName("Guests of the core")
  class Guests extends GuestTests {}

  @Nested
  @DisplayName("Other versions of classes")
  class ChangedClasses extends PlainEvolutionTests {
    ChangedClasses() {
      super(() -> subject().builder(), codec() + theLibrary().setup(), misreads(), tellsDropped());
    }
  }

  @Nested
  @Tag(CodecTck.DENIALS)
  @DisplayName("Denied classes")
  class Denials extends DenialTests {
    @Override
    byte[] write(Codec codec, Place place) {
      return PlainReadTests.written(theLibrary(), place.root());
    }

    @Override
    boolean isCarried(Place place) {
      try {
        return theLibrary().reads(place.root()) && super.isCarried(place);
      } catch (NullPointerException broken) { // such as an EnumMap whose transient fields are null
        return false;
      }
    }

    /** Some libraries ask for what reads a class before they know that there is no object of it. */
    @Override
    void requireNull(Codec codec, Place place) {
      try {
        super.requireNull(codec, place);
      } catch (TypeNotAllowedException e) {
        assertThat(e).hasMessageContaining("denies the class");
      }
    }
  }

  @Nested
  @DisplayName("Hostile names")
  class HostileNames extends NameTests {
    @Override
    protected boolean isExpressible(Object value) {
      return theLibrary().reads(value) && isNamedIn(PlainReadTests.written(theLibrary(), value));
    }
  }

  @Nested
  @DisplayName("Hostile depth")
  class HostileDepth extends DepthTests {}

  @Nested
  @DisplayName("Hostile texts")
  class HostileTexts extends TextTests {}

  @Nested
  @Tag(COSTS)
  @DisplayName("Costly values")
  class CostlyValues extends CostTests {
    @Override
    protected boolean isPlain() {
      return true;
    }

    @Override
    protected boolean countsKeys() {
      return subject().variant().trust() != Trust.TRUSTED_INPUT_ONLY;
    }
  }

  @Nested
  @Tag(COSTS)
  @DisplayName("Small objects")
  class SmallObjects extends SmallTests {}

  @Nested
  @DisplayName("Interrupted threads")
  class InterruptedThreads extends InterruptTests {}

  @Nested
  @DisplayName("Marked messages")
  class MarkedMessages extends MarkedTests {}

  private Object readable() {
    return Stream.of(new Address("Main", 1), new Box<>("text"), Link.chain(1))
        .filter(theLibrary()::reads)
        .findFirst()
        .orElseThrow();
  }

  @Nested
  @DisplayName("Mutated messages")
  class MutatedMessages extends MutationTests {
    MutatedMessages() {
      super(subject().variant(), subject().jvmFlags(), theLibrary().getClass());
    }
  }
}
