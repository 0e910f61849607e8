package dev.polycodec.tck;

import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.tck.evolution.EvolutionTests;
import dev.polycodec.tck.hostile.AttackTests;
import dev.polycodec.tck.hostile.CostTests;
import dev.polycodec.tck.hostile.DepthTests;
import dev.polycodec.tck.hostile.ElementTests;
import dev.polycodec.tck.hostile.ForgedNameTests;
import dev.polycodec.tck.hostile.FrameTests;
import dev.polycodec.tck.hostile.HostileBytes;
import dev.polycodec.tck.hostile.InspectTests;
import dev.polycodec.tck.hostile.MutationTests;
import dev.polycodec.tck.hostile.NameTests;
import dev.polycodec.tck.hostile.OneFormTests;
import dev.polycodec.tck.hostile.PayloadGroup;
import dev.polycodec.tck.hostile.SmallTests;
import dev.polycodec.tck.hostile.StackTests;
import dev.polycodec.tck.hostile.TextTests;
import dev.polycodec.tck.hostile.ValueTests;
import dev.polycodec.tck.model.People.Address;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;

/**
 * Proves that a codec keeps the promises of Polycodec; a codec module extends it once per variant:
 *
 * <pre>{@code
 * class KryoTckTest extends CodecTck {
 *   @Override
 *   protected String codec() {
 *     return "kryo";
 *   }
 * }
 * }</pre>
 *
 * <p>What the variant claims is read from its traits; what it cannot do is declared as {@link
 * #exemptions()}.
 */
public abstract class CodecTck extends Kit {

  /**
   * Tags what a codec owes to the core and not to its library, so that it need not be proved again
   * with another version of the library, nor of more than one codec on another JDK.
   */
  public static final String CORE = "core";

  /**
   * Tags what the walk and the guards around each library do with what they have read: another
   * version of the library changes nothing of it, but another JDK may.
   */
  public static final String GUARDS = "guards";

  /**
   * Tags what is denied, wherever it stands: another version of a library may ask elsewhere, but no
   * JDK changes what it asks.
   */
  public static final String DENIALS = "denials";

  /** Returns the maker of the messages that only a hostile peer would send. */
  protected abstract HostileBytes hostileBytes();

  /** Returns what the variant refuses although its tier demands it; by default, nothing. */
  protected Exemptions exemptions() {
    return Exemptions.none();
  }

  /** Returns what the variant may allocate for one message; by default, anything. */
  protected AllocationBudget allocations() {
    return AllocationBudget.NONE;
  }

  /** Returns what the library does by itself with some classes; by default, nothing. */
  protected OwnRules ownRules() {
    return OwnRules.NONE;
  }

  /**
   * Returns whether a framed variant refuses all bytes that it would write otherwise; by default,
   * only those of texts, as most libraries read numbers that are longer than they need to be.
   */
  protected boolean hasOneForm() {
    return false;
  }

  /** Returns a builder that uses the variant; override it to add options of the backend. */
  protected CodecBuilder builder() {
    return Codecs.builder().use(codec());
  }

  /** Writes the results and closes the codecs. */
  @AfterAll
  void finish() {
    subject().close();
    subject().results().write();
    subject().ledger().write();
  }

  @Override
  final Subject newSubject() {
    return new Subject(codec(), exemptions(), this::builder, () -> new Address("Main", 1));
  }

  @Override
  final void give(Object group) {
    super.give(group);
    if (group instanceof PayloadGroup hostile) {
      hostile.give(subject().target(hostileBytes()));
    }
  }

  @Nested
  @DisplayName("Round trips")
  class RoundTrips extends RoundTripTests {}

  @Nested
  @DisplayName("Methods of an application's own")
  class OverriddenMethods extends OverridingTests {}

  @Nested
  @DisplayName("What libraries lose")
  class Losses extends LossTests {}

  @Nested
  @DisplayName("Everyday values")
  class EverydayValues extends EverydayTests {}

  @Nested
  @DisplayName("Forms of the application")
  class ApplicationForms extends SurrogateTests {}

  @Nested
  @Tag(GUARDS)
  @DisplayName("Classes that are met often")
  class Often extends OftenTests {}

  @Nested
  @DisplayName("Keys of maps")
  class Keys extends KeyTests {}

  @Nested
  @DisplayName("API forms")
  class ApiForms extends ApiFormTests {}

  @Nested
  @DisplayName("Long values")
  class Sizes extends SizeTests {}

  @Nested
  @DisplayName("Broken messages")
  class BrokenMessages extends BrokenMessageTests {}

  @Nested
  @DisplayName("Traits")
  class Traits extends TraitTests {}

  @Nested
  @DisplayName("Shared references")
  class SharedReferences extends SharingTests {}

  @Nested
  @DisplayName("Keys of cycles")
  class CyclesHold extends CycleTests {}

  @Nested
  @DisplayName("Cycles that are refused")
  class CyclesRefused extends CycleRefusalTests {}

  @Nested
  @DisplayName("Objects without state")
  class ObjectsWithoutState extends SingletonTests {}

  @Nested
  @DisplayName("Java's own hooks")
  class JavaHooks extends HookTests {}

  @Nested
  @DisplayName("Finalizers")
  class Finalizers extends FinalizerTests {}

  @Nested
  @DisplayName("What is excluded")
  class Excluded extends ExclusionTests {}

  @Nested
  @DisplayName("The library's own rules")
  class LibraryRules extends OwnRuleTests {
    LibraryRules() {
      super(ownRules());
    }
  }

  @Nested
  @DisplayName("Recovery")
  class Recovery extends RecoveryTests {}

  @Nested
  @DisplayName("Leftovers")
  class Leftovers extends LeftoverTests {}

  @Nested
  @Tag(CORE)
  @DisplayName("Nested calls and threads")
  class Concurrency extends ConcurrencyTests {}

  @Nested
  @DisplayName("Limits")
  class LimitsHold extends LimitTests {}

  @Nested
  @Tag(CORE)
  @DisplayName("Lifecycle")
  class Lifecycles extends LifecycleTests {}

  @Nested
  @DisplayName("Type policy")
  class Policy extends PolicyTests {}

  @Nested
  @Tag(DENIALS)
  @DisplayName("Denied classes")
  class Denials extends DenialTests {}

  @Nested
  @DisplayName("Hygiene")
  class Hygiene extends HygieneTests {}

  @Nested
  @Tag(CORE)
  @DisplayName("Envelopes")
  class Envelopes extends EnvelopeTests {}

  @Nested
  @Tag(CORE)
  @DisplayName("Configurations")
  class Configurations extends ConfigurationTests {}

  @Nested
  @Tag(CORE)
  @DisplayName("Class loaders")
  class Loaders extends LoaderTests {}

  @Nested
  @Tag(GUARDS)
  @DisplayName("Advice in messages")
  class Advice extends AdviceTests {}

  @Nested
  @Tag(CORE)
  @DisplayName("Advice for the values of the kit")
  class AdviceForValues extends RefusedSampleTests {}

  @Nested
  @DisplayName("Other versions of classes")
  class Evolutions extends EvolutionTests {
    Evolutions() {
      super(() -> subject().builder(), subject().variant());
    }
  }

  @Nested
  @DisplayName("Classes of another kind")
  class Kinds extends KindTests {}

  @Nested
  @Tag(CORE)
  @DisplayName("Allocation")
  class Allocation extends AllocationTests {
    Allocation() {
      super(allocations());
    }
  }

  @Nested
  @DisplayName("Values with a codec of their own")
  class Insides extends InsideTests {}

  @Nested
  @DisplayName("Golden files")
  class Golden extends GoldenTests {}

  @Nested
  @Tag(CORE)
  @DisplayName("Numbers of classes")
  class Numbers extends NumberTests {}

  @Nested
  @DisplayName("Hostile names")
  class HostileNames extends NameTests {}

  @Nested
  @DisplayName("Hostile depth")
  class HostileDepth extends DepthTests {}

  @Nested
  @DisplayName("Mutated messages")
  class MutatedMessages extends MutationTests {
    MutatedMessages() {
      super(subject().variant(), subject().jvmFlags(), subject().ledger());
    }
  }

  @Nested
  @Tag(CORE)
  @DisplayName("The end of the stack")
  class EndOfTheStack extends StackTests {
    EndOfTheStack() {
      super(subject().variant(), subject().jvmFlags(), subject().ledger());
    }
  }

  @Nested
  @DisplayName("Hostile payloads")
  class HostilePayloads extends AttackTests {}

  @Nested
  @Tag(GUARDS)
  @DisplayName("Looking at hostile payloads")
  class Inspected extends InspectTests {}

  @Nested
  @Tag(GUARDS)
  @DisplayName("Forged names")
  class ForgedNames extends ForgedNameTests {}

  @Nested
  @Tag(CORE)
  @DisplayName("Messages of other codecs")
  class OtherCodecs extends OtherCodecTests {}

  @Nested
  @DisplayName("Interrupted threads")
  class InterruptedThreads extends InterruptTests {}

  @Nested
  @Tag(CORE)
  @DisplayName("Marked messages")
  class MarkedMessages extends MarkedTests {}

  @Nested
  @Tag(CORE)
  @DisplayName("Forged frames")
  class ForgedFrames extends FrameTests {}

  @Nested
  @Tag(CORE)
  @DisplayName("Costly values")
  class CostlyValues extends CostTests {}

  @Nested
  @Tag(CORE)
  @DisplayName("Small objects")
  class SmallObjects extends SmallTests {}

  @Nested
  @Tag(GUARDS)
  @DisplayName("Verified writes")
  class VerifiedWrites extends VerifiedTests {}

  @Nested
  @DisplayName("Other forms of values")
  class OneForm extends OneFormTests {
    OneForm() {
      super(hasOneForm());
    }
  }

  @Nested
  @DisplayName("Hostile texts")
  class HostileTexts extends TextTests {}

  @Nested
  @Tag(GUARDS)
  @DisplayName("Hostile elements")
  class HostileElements extends ElementTests {}

  @Nested
  @Tag(GUARDS)
  @DisplayName("Hostile values")
  class HostileValues extends ValueTests {}
}
