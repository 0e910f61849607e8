package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.CodecException;
import dev.polycodec.Surrogate;
import dev.polycodec.Trait;
import dev.polycodec.TypedCodec;
import dev.polycodec.tck.sample.ModelHolders;
import dev.polycodec.tck.sample.RefusedValues;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Who does what the message of a refusal says gets through, at the first attempt. */
abstract class AdviceTests {

  private static final Pattern ALLOW = Pattern.compile("add allow\\(\"([^\"]+)\"\\)");
  private static final int STEPS = 3;

  private final Subject subject;

  AdviceTests(Subject subject) {
    this.subject = subject;
  }

  /** Stands for an object of some class, and returns that very object. */
  private record Stand(Object value) implements Surrogate<Object, Long> {

    @Override
    @SuppressWarnings("unchecked") // it is asked for objects of the class only
    public Class<Object> type() {
      return (Class<Object>) value.getClass();
    }

    @Override
    public Class<Long> form() {
      return Long.class;
    }

    @Override
    public Long toForm(Object replaced) {
      return 7L;
    }

    @Override
    public Object fromForm(Long form) {
      return value;
    }
  }

  @TestFactory
  @DisplayName("The advice of a refused root works")
  Stream<DynamicTest> adviceForRootsWorks() {
    return RefusedValues.all().stream()
        .map(each -> dynamicTest(each.name(), () -> new Attempt(each, false).follow()));
  }

  @TestFactory
  @DisplayName("The advice of a refused object behind an open type works")
  Stream<DynamicTest> adviceForFieldsWorks() {
    return subject.claims(Trait.CARRIES_TYPES)
        ? RefusedValues.all().stream()
            .map(each -> dynamicTest(each.name(), () -> new Attempt(each, true).follow()))
        : Stream.empty();
  }

  /** A value, and what the messages have said so far. */
  private final class Attempt {

    private final List<Consumer<CodecBuilder>> lines = new ArrayList<>();
    private final List<String> advice = new ArrayList<>();
    private final RefusedValues.Refused refused;
    private Object value;
    private Object root;

    Attempt(RefusedValues.Refused refused, boolean held) {
      this.refused = refused;
      this.value = refused.value();
      this.root = held ? ModelHolders.held(value) : value;
    }

    private CodecBuilder builder() {
      CodecBuilder builder = subject.builder();
      lines.forEach(line -> line.accept(builder));
      return builder;
    }

    void follow() {
      for (int i = 0; i <= STEPS; i++) {
        try (Codec codec = builder().build()) {
          require(codec);
          assertThat(advice).as("advice").hasSizeLessThanOrEqualTo(refused.steps());
          return;
        } catch (CodecException e) {
          advice.add(String.valueOf(e.getMessage()));
          apply(String.valueOf(e.getMessage()));
        }
      }
      throw new AssertionError("The advice does not help: " + advice);
    }

    @SuppressWarnings("unchecked") // the class of the value
    private void require(Codec codec) {
      Object given = root;
      TypedCodec<Object> handle = codec.forType((Class<Object>) given.getClass());
      Object decoded = handle.decode(handle.encode(given));
      assertThat(decoded).isInstanceOf(given.getClass());
      if (given instanceof ModelHolders.OfObject holder
          && ModelHolders.content(holder) == value
          && decoded instanceof ModelHolders.OfObject back) {
        assertThat(ModelHolders.content(back)).isInstanceOf(value.getClass());
      }
    }

    private void apply(String message) {
      Matcher allow = ALLOW.matcher(message);
      if (allow.find()) {
        lines.add(builder -> builder.allow(allow.group(1)));
      } else if (message.contains("give the class that refers to it a Surrogate")) {
        Object holder = root == value ? ModelHolders.held(value) : root;
        root = holder;
        lines.add(builder -> builder.surrogate(new Stand(holder)));
      } else if (message.contains("register a Surrogate for it")) {
        Object given = value;
        lines.add(builder -> builder.surrogate(new Stand(given)));
      } else if (message.matches(
          ".*(use a named class|an array of the enum|what the handler holds|make it static).*")) {
        replace();
      } else {
        throw new AssertionError("No advice: " + message);
      }
    }

    /** Does what can be done in the application's own sources only. */
    private void replace() {
      advice.clear(); // another value, and so another attempt
      boolean held = root instanceof ModelHolders.OfObject;
      value = RefusedValues.named();
      root = held ? ModelHolders.held(value) : value;
    }
  }
}
