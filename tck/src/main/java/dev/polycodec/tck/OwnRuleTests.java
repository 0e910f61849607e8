package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import dev.polycodec.DecodeException;
import dev.polycodec.Evolution;
import dev.polycodec.tck.equality.Reflection;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * What the codec's own library leaves out is left out, and what only its hooks know is not lost.
 */
abstract class OwnRuleTests extends Kit.Group {

  private final OwnRules rules;

  OwnRuleTests(OwnRules rules) {
    this.rules = rules;
  }

  @TestFactory
  @DisplayName("What the library leaves out is not written")
  Stream<DynamicTest> excludedFieldsAreNotWritten() {
    return each(
        rules.excluding(),
        value -> {
          for (Evolution mode : Evolution.values()) {
            try (Codec codec = subject.builder().evolution(mode).build()) {
              byte[] bytes = codec.encode(value);
              assertThat(text(bytes)).doesNotContain(visible(OwnRules.SECRET));
              Object back = Objects.requireNonNull(codec.decode(bytes, value.getClass()));
              assertThat(get(back, "kept")).isEqualTo("kept");
              assertThat(get(back, "secret")).isNull();
            }
          }
        });
  }

  @TestFactory
  @DisplayName("What the library leaves out is explained")
  Stream<DynamicTest> excludedFieldsAreExplained() {
    return each(
        rules.excluding(),
        value ->
            assertThat(subject.plain().explain(value.getClass()))
                .contains("; it leaves out secret ("));
  }

  @TestFactory
  @DisplayName("An object that a hook of the library writes comes back whole, or is refused")
  Stream<DynamicTest> hooksAreHonouredOrRefused() {
    return each(
        rules.hooked(),
        value -> {
          byte[] bytes;
          try {
            bytes = subject.plain().encode(value);
          } catch (CodecException e) {
            assertThat(e).isNotInstanceOf(DecodeException.class);
            assertThat(e.getMessage()).startsWith(value.getClass().getName());
            assertThat(e.getMessage()).contains(": register a Surrogate for it");
            return;
          }
          Object back = Objects.requireNonNull(subject.plain().decode(bytes, value.getClass()));
          assertThat(get(back, "state")).isEqualTo(OwnRules.STATE);
        });
  }

  @TestFactory
  @DisplayName("An object that a hook of the library writes has a way out, the surrogate")
  Stream<DynamicTest> surrogateReplacesHooks() {
    return each(
        rules.hooked(),
        value -> {
          try (Codec codec = subject.builder().surrogate(stateForm(value.getClass())).build()) {
            Object back = codec.decode(codec.encode(value), value.getClass());
            assertThat(get(Objects.requireNonNull(back), "state")).isEqualTo(OwnRules.STATE);
          }
        });
  }

  private static Stream<DynamicTest> each(List<Object> values, Consumer<Object> test) {
    return values.stream()
        .map(value -> dynamicTest(value.getClass().getSimpleName(), () -> test.accept(value)));
  }

  /** Formats may mark the first and the last character of a text. */
  static String visible(String text) {
    return text.substring(1, text.length() - 1);
  }

  static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.ISO_8859_1);
  }

  private static @Nullable Object get(Object owner, String name) {
    for (Class<?> c = owner.getClass(); c != Object.class; c = c.getSuperclass()) {
      for (var field : c.getDeclaredFields()) {
        if (field.getName().equals(name)) {
          return Reflection.get(Reflection.field(c, name), owner);
        }
      }
    }
    throw new IllegalArgumentException(owner.getClass() + " has no field " + name);
  }

  /** The state as a number. */
  @SuppressWarnings("unchecked") // its values are objects
  private static Form<Object, Integer> stateForm(Class<?> of) {
    return new Form<>(
        (Class<Object>) of,
        Integer.class,
        value -> (Integer) Objects.requireNonNull(get(value, "state")),
        state -> Reflection.holding(Reflection.field(of, "state"), state));
  }
}
