package dev.polycodec.tck.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.Codec;
import dev.polycodec.Limits;
import dev.polycodec.internal.core.Inspection;
import dev.polycodec.internal.core.MessageInspector;
import java.util.Arrays;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What only looks at messages is harmed by none, and loads no class that one names. */
public abstract class InspectTests {

  private final Target target;

  /** Tests a codec. */
  protected InspectTests(Target target) {
    this.target = target;
  }

  @TestFactory
  @DisplayName("A payload made by hand is looked at without harm")
  Stream<DynamicTest> attacksAreHarmless() {
    return Arrays.stream(Attack.values())
        .filter(attack -> isExpressible(attack))
        .map(attack -> DynamicTest.dynamicTest(attack.name(), () -> requireHarmless(attack)));
  }

  private boolean isExpressible(Attack attack) {
    return target.framed() && target.bytes().craft(attack).reason() == null;
  }

  private void requireHarmless(Attack attack) {
    Crafted crafted = target.bytes().craft(attack);
    try (Codec codec = target.builders().get().build()) {
      requireHarmless(target.message(codec, crafted, crafted.model(attack.model())));
    }
  }

  @Test
  @DisplayName("A class of any name is shown and not loaded")
  void namesAreShown() {
    if (!target.framed()) {
      return;
    }
    for (Crafted crafted : target.bytes().named("dev.polycodec.tck.hostile.evilq.Evil")) {
      if (crafted.reason() == null) {
        try (Codec codec = target.builders().get().build()) {
          requireHarmless(target.message(codec, crafted, new Bait.Any()));
        }
      }
    }
  }

  private static void requireHarmless(byte[] message) {
    SpyLoader loader = new SpyLoader();
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    thread.setContextClassLoader(loader);
    Inspection found;
    try {
      found = new MessageInspector(Map.of(), Map.of(), Limits.defaults()).inspect(message);
    } finally {
      thread.setContextClassLoader(before);
    }
    assertThat(found.facts()).isNotEmpty();
    assertThat(loader.asked())
        .noneMatch(name -> name.contains("tck") || name.startsWith("com.acme"));
    assertThat(Initialized.names()).isEmpty();
  }
}
