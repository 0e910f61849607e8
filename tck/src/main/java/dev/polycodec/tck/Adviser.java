package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.CodecException;
import dev.polycodec.Codecs;
import dev.polycodec.Surrogate;
import dev.polycodec.Trait;
import dev.polycodec.spi.Variant;
import dev.polycodec.tck.equality.Reflection;
import dev.polycodec.tck.sample.ModelHolders;
import dev.polycodec.tck.sample.RefusedValues;
import dev.polycodec.tck.sample.Sample;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Encodes a value that is refused, and does what the messages say until it gets through. */
final class Adviser {

  private static final Pattern ALLOW = Pattern.compile("add allow\\(\"([^\"]+)\"\\)");
  private static final Pattern NAMED = Pattern.compile("[\\w.$\\[;]+\\.[\\w$;]+(/0x\\w+)?");

  /** A value of the kit has no more classes than these that are refused. */
  private static final int STEPS = 5;

  private final Subject subject;
  private final int steps;
  private final @Nullable Sample sample;
  private final List<Consumer<CodecBuilder>> lines = new ArrayList<>();
  private final List<String> advice = new ArrayList<>();
  private Supplier<CodecBuilder> builders;
  private boolean declared;
  private @Nullable Object root;

  /** Begins with an empty allow-list, and needs no more steps than these. */
  Adviser(Subject subject, Object root, int steps) {
    this.subject = subject;
    this.builders = subject::builder;
    this.sample = null;
    this.root = root;
    this.steps = steps;
  }

  /** Begins with a value in a field of any type, where the kit's open types are allowed. */
  Adviser(Subject subject, Sample sample) {
    this.subject = subject;
    this.builders = () -> subject.builder().allow(Subject.OPEN);
    this.sample = sample;
    this.root = ModelHolders.held(sample.create());
    this.steps = STEPS;
  }

  void follow() {
    for (int i = 0; i <= steps + 1; i++) { // one of them may lead to another value
      try (Codec codec = codec()) {
        requireCarried(codec);
        assertThat(advice).as("advice").hasSizeLessThanOrEqualTo(steps);
        return;
      } catch (CodecException e) {
        advice.add(String.valueOf(e.getMessage()));
        apply(String.valueOf(e.getMessage()));
      }
    }
    throw new AssertionError("The advice does not help: " + advice);
  }

  private Codec codec() {
    CodecBuilder builder = builders.get();
    lines.forEach(line -> line.accept(builder));
    return builder.build();
  }

  private void requireCarried(Codec codec) {
    Object given = root;
    Class<?> asked = given == null ? Object.class : given.getClass();
    Object decoded = codec.decode(codec.encode(given), asked);
    if (sample == null) { // others may come back in another class
      assertThat(decoded).isInstanceOf(asked);
      Class<?> type = Objects.requireNonNull(content(given)).getClass();
      assertThat(content(decoded)).isInstanceOf(type);
    }
  }

  private static @Nullable Object content(@Nullable Object root) {
    return root instanceof ModelHolders.OfObject holder ? ModelHolders.content(holder) : root;
  }

  private void apply(String message) {
    Matcher allow = ALLOW.matcher(message);
    if (allow.find()) {
      lines.add(builder -> builder.allow(allow.group(1)));
    } else if (message.contains("give the class that refers to it a Surrogate")) {
      root = root instanceof ModelHolders.OfObject ? root : ModelHolders.held(root);
      lines.add(builder -> builder.surrogate(memory(ModelHolders.OfObject.class)));
    } else if (message.contains("register a Surrogate for ")) {
      Class<?> refused = named(message);
      assertThat(advice).as("advice").doesNotHaveDuplicates();
      lines.add(builder -> builder.surrogate(memory(refused)));
    } else if (sample != null && isOfTheFormat(message, sample)) {
      return;
    } else if (message.matches(
        ".*(use a named class|an array of the enum|what the handler holds|make it static).*")) {
      replace();
    } else {
      throw new AssertionError("No advice: " + message);
    }
  }

  /** Does what a format says that cannot hold a value of the kit where anything is declared. */
  private boolean isOfTheFormat(String message, Sample refused) {
    if (message.contains("declare the exact type") && !declared) {
      declared = true;
      root = ownType(refused);
    } else if (message.matches(".*use a codec that carries (types|it, such as json).*")) {
      String other = typed();
      builders = () -> Codecs.builder().use(other).allow(Subject.OPEN);
    } else if (message.contains("encode its characters as a char[]")) {
      root = ModelHolders.held(String.valueOf(refused.create()).toCharArray());
    } else {
      return false;
    }
    return true;
  }

  /** Returns a holder that declares what it holds, or where that is {@code Object} the value. */
  private static @Nullable Object ownType(Sample sample) {
    Object value = sample.create();
    return sample.holder() == ModelHolders.OfObject.class
        ? value
        : Reflection.holding(sample.field(), value);
  }

  private String typed() {
    return subject.relatives().stream()
        .filter(variant -> variant.has(Trait.CARRIES_TYPES))
        .map(Variant::name)
        .findFirst()
        .orElseThrow(() -> new AssertionError("No codec of the jar carries types"));
  }

  /** Does what can be done in the application's own sources only. */
  private void replace() {
    advice.clear(); // another value, and so another attempt
    Object named = RefusedValues.named();
    root = root instanceof ModelHolders.OfObject ? ModelHolders.held(named) : named;
  }

  /** Returns the class that a message is about, which is the first one that it names. */
  private static Class<?> named(String message) {
    Matcher name = NAMED.matcher(message);
    try {
      if (name.find()) {
        return Class.forName(name.group());
      }
    } catch (ClassNotFoundException e) {
      throw new AssertionError("The class is not there: " + message, e);
    }
    throw new AssertionError("No class is named: " + message);
  }

  /** Stands for all objects of a class, by their places in a list. */
  @SuppressWarnings("unchecked") // it is asked for objects of the class only
  private static Surrogate<Object, Integer> memory(Class<?> named) {
    List<Object> known = new ArrayList<>();
    return new Form<>(
        (Class<Object>) named,
        Integer.class,
        value -> {
          known.add(value);
          return known.size() - 1;
        },
        known::get);
  }
}
