package dev.polycodec.tck.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.Codec;
import dev.polycodec.Limits;
import dev.polycodec.SchemaExchange;
import dev.polycodec.internal.core.Inspection;
import dev.polycodec.internal.core.MessageInspector;
import dev.polycodec.internal.message.SchemaReader;
import dev.polycodec.spi.tree.Tree.ClassFields;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * What only looks at messages is harmed by none, and loads no class that one names.
 *
 * <p>The messages stay in {@code target/tck/messages}, also those without a frame: what shows files
 * is tried with them.
 */
public abstract class InspectTests extends PayloadGroup {

  @TestFactory
  @DisplayName("A payload made by hand is looked at without harm")
  Stream<DynamicTest> attacksAreHarmless() {
    return Arrays.stream(Attack.values())
        .filter(attack -> target.bytes().craft(attack).reason() == null)
        .map(attack -> DynamicTest.dynamicTest(attack.name(), () -> requireHarmless(attack)));
  }

  private void requireHarmless(Attack attack) {
    inspect(attack.name(), target.bytes().craft(attack), attack.model());
  }

  @Test
  @DisplayName("A payload made by hand that does no harm is read to its end")
  void harmlessPayloadIsShown() {
    Crafted harmless = target.bytes().harmless();
    if (harmless.reason() == null) {
      assertThat(inspect("HARMLESS", harmless, new Bait.Any()).problem()).isNull();
    }
  }

  @Test
  @DisplayName("A class of any name is shown and not loaded")
  void namesAreShown() {
    List<Crafted> names = target.bytes().named("dev.polycodec.tck.hostile.evilq.Evil");
    for (int i = 0; i < names.size(); i++) {
      if (names.get(i).reason() == null) {
        inspect("NAME_" + i, names.get(i), new Bait.Any());
      }
    }
  }

  private Inspection inspect(String name, Crafted crafted, Object usual) {
    if (target.framed()) {
      return inspectFramed(name, crafted, crafted.model(usual));
    }
    kept().keepMessage(name, crafted.payload());
    return inspect(crafted.payload(), inspector(Map.of())::inspectBare);
  }

  /** Inspects a message whose reader has the schema of its root, so that it gets to the payload. */
  private Inspection inspectFramed(String name, Crafted crafted, Object model) {
    try (Codec codec = target.builders().get().build()) {
      byte[] schemas = SchemaExchange.of(codec).exportSchemas(model.getClass());
      byte[] message = target.message(codec, crafted, model);
      kept().keepSchemas(name, schemas);
      kept().keepMessage(name, message);
      return inspect(message, inspector(SchemaReader.readAll(schemas))::inspect);
    }
  }

  private HostileMessages kept() {
    return new HostileMessages(target.variant().name());
  }

  private MessageInspector inspector(Map<Integer, ClassFields> schemas) {
    return new MessageInspector(schemas, Map.of(), Limits.defaults(), List.of(target.variant()));
  }

  private static Inspection inspect(byte[] message, Function<byte[], Inspection> inspector) {
    SpyLoader loader = new SpyLoader();
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    thread.setContextClassLoader(loader);
    Inspection found;
    try {
      found = inspector.apply(message);
    } finally {
      thread.setContextClassLoader(before);
    }
    assertThat(found.facts().isEmpty()).isEqualTo(found.bareAt() >= 0);
    assertThat(loader.asked())
        .filteredOn(name -> !name.endsWith("CodecProvider")) // that of a codec that is not ours
        .noneMatch(name -> name.contains("tck") || name.startsWith("com.acme"));
    assertThat(Initialized.names()).isEmpty();
    return found;
  }
}
