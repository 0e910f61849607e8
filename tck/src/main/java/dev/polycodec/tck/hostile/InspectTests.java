package dev.polycodec.tck.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.Codec;
import dev.polycodec.Limits;
import dev.polycodec.SchemaExchange;
import dev.polycodec.internal.core.Inspection;
import dev.polycodec.internal.core.MessageInspector;
import dev.polycodec.internal.message.SchemaReader;
import java.util.Arrays;
import java.util.List;
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
    inspect(target.bytes().craft(attack), attack.model());
  }

  @Test
  @DisplayName("A payload made by hand that does no harm is read to its end")
  void harmlessPayloadIsShown() {
    Crafted harmless = target.bytes().harmless();
    if (target.framed() && harmless.reason() == null) {
      assertThat(inspect(harmless, new Bait.Any()).problem()).isNull();
    }
  }

  /** Inspects a message whose reader has the schema of its root, so that it gets to the payload. */
  private Inspection inspect(Crafted crafted, Object usual) {
    try (Codec codec = target.builders().get().build()) {
      Object model = crafted.model(usual);
      byte[] schemas = SchemaExchange.of(codec).exportSchemas(model.getClass());
      return inspect(
          target.message(codec, crafted, model),
          new MessageInspector(
              SchemaReader.readAll(schemas),
              Map.of(),
              Limits.defaults(),
              List.of(target.variant())));
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
        inspect(crafted, new Bait.Any());
      }
    }
  }

  private static Inspection inspect(byte[] message, MessageInspector inspector) {
    SpyLoader loader = new SpyLoader();
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    thread.setContextClassLoader(loader);
    Inspection found;
    try {
      found = inspector.inspect(message);
    } finally {
      thread.setContextClassLoader(before);
    }
    assertThat(found.facts()).isNotEmpty();
    assertThat(loader.asked())
        .filteredOn(name -> !name.endsWith("CodecProvider")) // that of a codec that is not ours
        .noneMatch(name -> name.contains("tck") || name.startsWith("com.acme"));
    assertThat(Initialized.names()).isEmpty();
    return found;
  }
}
