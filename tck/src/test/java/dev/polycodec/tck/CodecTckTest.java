package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectNestedClass;

import dev.polycodec.tck.hostile.HostileBytes;
import dev.polycodec.tck.sample.Position;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.opentest4j.MultipleFailuresError;

/** The kit passes what is right, and fails each codec that is wrong, at the cells where it is. */
@Tag("once")
class CodecTckTest {

  @AfterEach
  void removeTheProperty() {
    System.clearProperty("dev.polycodec.tck.fault");
  }

  @Test
  void acceptsACodecThatReturnsEveryValue() {
    assertThat(failures(SoundTck.class, CodecTck.RoundTrips.class)).isEmpty();
    assertThat(failures(SoundTck.class, CodecTck.ApiForms.class)).isEmpty();
    assertThat(failures(SoundTck.class, CodecTck.BrokenMessages.class)).isEmpty();
    assertThat(failures(SoundTck.class, CodecTck.Hygiene.class)).isEmpty();
    assertThat(failures(SoundTck.class, CodecTck.Concurrency.class)).isEmpty();
    assertThat(failures(SoundTck.class, CodecTck.MutatedMessages.class)).isEmpty();
  }

  @Test
  void seesOutputOfMutatedMessages() {
    assertThat(failures(PrintingTck.class, CodecTck.MutatedMessages.class))
        .containsExactly("41 seed 1");
  }

  @Test
  void seesMessagesThatDoNotNameTheirClasses() {
    assertThat(failures(SoundTck.class, CodecTck.HostileNames.class))
        .contains("2 object", "33 comparator of a set", "6 empty matrix", "10 enum set");
  }

  @Test
  void seesThatNoDepthIsRefused() {
    assertThat(failures(SoundTck.class, CodecTck.HostileDepth.class))
        .containsExactly("Deep objects are a LimitExceededException on a default stack");
  }

  @Test
  void seesAttacksThatTheFixtureOmits() {
    assertThat(failures(SoundTck.class, CodecTck.HostilePayloads.class))
        .containsExactlyInAnyOrder(
            "36 WRONG_REFERENCE",
            "37 WRONG_OBJECT",
            "38 WRONG_ELEMENT",
            "40 REFERENCE_BEYOND",
            "40 REFERENCE_NEGATIVE",
            "53 DEEP_OBJECTS",
            "53 DEEP_LISTS",
            "53 DEEP_MAPS",
            "55 REFERENCES",
            "A payload made by hand that does no harm is decoded",
            "byte[] cut off",
            "long[] cut off",
            "String cut off");
  }

  @Test
  void seesOneValueThatChanges() {
    assertThat(failures(ZeroTck.class, CodecTck.RoundTrips.class))
        .containsExactly(
            "scalar/double -0.0",
            "scalar/double -0.0 at CLASS",
            "scalar/double -0.0 at ROOT",
            "scalar/primitive double",
            "scalar/primitive double at CLASS",
            "scalar/primitive double at ROOT");
  }

  @Test
  void seesSubclassesSliced() {
    assertThat(failures(SlicingTck.class, CodecTck.RoundTrips.class))
        .containsExactly(
            "object/subclass in field of concrete class",
            "object/subclass in field of concrete class at FIELD",
            "object/subclass without fields",
            "object/subclass without fields at FIELD");
  }

  @Test
  void seesComparatorsLost() {
    assertThat(failures(ComparatorTck.class, CodecTck.RoundTrips.class))
        .contains("set/tree reversed empty at ROOT", "set/tree by state at CLASS")
        .doesNotContain("set/tree at ROOT");
  }

  @Test
  void seesAnUndeclaredRefusal() {
    assertThat(failures(RefusingTck.class, CodecTck.RoundTrips.class))
        .contains("scalar/enum at ROOT", "scalar/enum at CLASS")
        .doesNotContain("scalar/enum null at ROOT", "scalar/enum at FIELD");
  }

  @Test
  void acceptsADeclaredRefusal() {
    assertThat(failures(ExemptTck.class, CodecTck.RoundTrips.class)).isEmpty();
  }

  @Test
  void seesExemptionsThatAreNotNeeded() {
    assertThat(failures(OverExemptTck.class, CodecTck.RoundTrips.class))
        .containsExactly(
            "Every exemption names a cell of the value set", "scalar/uuid", "scalar/uuid at ROOT");
  }

  @Test
  void acceptsNoExemptionFromTheRightValue() {
    assertThat(failures(ShiftingTck.class, CodecTck.RoundTrips.class))
        .containsExactly("scalar/enum", "scalar/enum at CLASS", "scalar/enum at ROOT");
  }

  @Test
  void seesSharedObjectsCopied() {
    assertThat(failures(CopyingTck.class, CodecTck.Traits.class))
        .contains("Shared objects stay one, or become equal copies");
  }

  @Test
  void seesOutput() {
    assertThat(failures(PrintingTck.class, CodecTck.Hygiene.class))
        .containsExactly("Nothing is written to standard output or error, not even by failures");
  }

  @Test
  void seesSystemProperties() {
    assertThat(failures(PropertyTck.class, CodecTck.Hygiene.class))
        .containsExactly("No system property changes");
  }

  @Test
  void seesThatNoPolicyIsAsked() {
    assertThat(failures(SoundTck.class, CodecTck.Policy.class))
        .containsExactly(
            "A URL, whose hash looks a host up, is no key",
            "array",
            "element",
            "element of a form",
            "empty array",
            "field",
            "key",
            "value");
  }

  @Test
  void seesThatNoLimitIsHeeded() {
    assertThat(failures(SoundTck.class, CodecTck.LimitsHold.class))
        .contains(
            "objects nested deeper than 19 in a Link",
            "more than 19 elements in a Point[]",
            "more than 20 objects in a Point[]",
            "more than 2 classes in a Couple",
            "steps of keys");
  }

  @Test
  void seesThatHooksAreIgnored() {
    assertThat(failures(SoundTck.class, CodecTck.JavaHooks.class))
        .contains("writeReplace", "writeObject", "Externalizable", "lambda", "proxy");
  }

  @Test
  void seesClassLoadersPinned() {
    assertThat(failures(SoundTck.class, CodecTck.Lifecycles.class))
        .containsExactly(
            "The classes of an application are collected after its codec was closed",
            "The classes of an application are collected after its codec was dropped");
  }

  @Test
  void seesThatThereAreNoGoldenFiles() {
    assertThat(failures(SoundTck.class, CodecTck.Golden.class)).containsExactly("is there");
  }

  @Test
  void seesVersionsRefusedThatCanBeRead() {
    assertThat(failures(SoundTck.class, CodecTck.Evolutions.class))
        .contains("a field at the end → newer", "fields reordered → older")
        .doesNotContain("long → int, too large → older");
  }

  @Test
  void seesVersionsMistakenForOthers() {
    assertThat(failures(IgnoringTck.class, CodecTck.Evolutions.class))
        .contains("long → int, too large → older", "String → int, no number → older");
  }

  /**
   * Runs a group of a kit, and returns the names of the tests that failed, and of the cells in
   * them.
   */
  static Set<String> failures(Class<?> kit, Class<?> group) {
    LauncherDiscoveryRequest request =
        LauncherDiscoveryRequestBuilder.request()
            .selectors(selectNestedClass(List.of(kit), group))
            .build();
    Set<String> failures = new TreeSet<>();
    Set<String> tests = new TreeSet<>();
    TestExecutionListener listener =
        new TestExecutionListener() {
          @Override
          public void executionFinished(TestIdentifier test, TestExecutionResult result) {
            if (test.isTest()) {
              tests.add(test.getDisplayName());
            }
            if (result.getStatus() == TestExecutionResult.Status.FAILED) {
              failures.add(test.getDisplayName());
              result.getThrowable().ifPresent(failure -> addCells(test, failure, failures));
            }
          }
        };
    LauncherFactory.create().execute(request, listener);
    assertThat(tests).as("tests that ran").isNotEmpty();
    return failures;
  }

  private static void addCells(TestIdentifier test, Throwable failure, Set<String> failures) {
    if (failure instanceof MultipleFailuresError several) {
      for (Throwable each : several.getFailures()) {
        String position = String.valueOf(each.getMessage()).replaceFirst(":(?s:.*)", "");
        failures.add(test.getDisplayName() + " at " + position);
      }
    }
  }

  /** A kit for the codec with a fault. */
  abstract static class FaultTck extends CodecTck {
    private final Fault fault;

    FaultTck(Fault fault) {
      this.fault = fault;
    }

    @Override
    protected String codec() {
      return fault.codec();
    }

    @Override
    protected HostileBytes hostileBytes() {
      return new MemoryHostileBytes();
    }
  }

  static class SoundTck extends FaultTck {
    SoundTck() {
      super(Fault.NONE);
    }
  }

  static class ZeroTck extends FaultTck {
    ZeroTck() {
      super(Fault.LOSES_THE_SIGN_OF_ZERO);
    }
  }

  static class SlicingTck extends FaultTck {
    SlicingTck() {
      super(Fault.SLICES_SUBCLASSES);
    }
  }

  static class ComparatorTck extends FaultTck {
    ComparatorTck() {
      super(Fault.LOSES_COMPARATORS);
    }
  }

  static class RefusingTck extends FaultTck {
    RefusingTck() {
      super(Fault.REFUSES_AN_ENUM);
    }
  }

  static class CopyingTck extends FaultTck {
    CopyingTck() {
      super(Fault.COPIES_SHARED_OBJECTS);
    }
  }

  static class IgnoringTck extends FaultTck {
    IgnoringTck() {
      super(Fault.IGNORES_VERSIONS);
    }
  }

  static class PrintingTck extends FaultTck {
    PrintingTck() {
      super(Fault.PRINTS);
    }
  }

  static class PropertyTck extends FaultTck {
    PropertyTck() {
      super(Fault.SETS_A_PROPERTY);
    }
  }

  static class ExemptTck extends RefusingTck {
    @Override
    protected Exemptions exemptions() {
      return Exemptions.none()
          .refuses("no enums", "scalar/enum", Position.ROOT, Position.CLASS)
          .refuses("no enums", "scalar/enum first", Position.ROOT, Position.CLASS)
          .refuses("no enums", "open/enum*", Position.ROOT, Position.CLASS);
    }
  }

  static class OverExemptTck extends FaultTck {
    OverExemptTck() {
      super(Fault.NONE);
    }

    @Override
    protected Exemptions exemptions() {
      return Exemptions.none()
          .refuses("never was so", "scalar/uuid", Position.ROOT)
          .refuses("no such value", "scalar/no such value");
    }
  }

  static class ShiftingTck extends FaultTck {
    ShiftingTck() {
      super(Fault.SHIFTS_CONSTANTS);
    }

    @Override
    protected Exemptions exemptions() {
      return Exemptions.none()
          .refuses("constants shift", "scalar/enum", Position.ROOT, Position.CLASS);
    }
  }
}
