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
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Encodes a value that is refused, and does what the messages say until it gets through. */
final class Adviser {

  private static final Pattern ALLOW = Pattern.compile("add allow\\(\"([^\"]+)\"\\)");
  private static final Pattern NAMED = Pattern.compile("[\\w.$\\[;]+\\.[\\w$;]+(/0x\\w+)?");

  /** A value of the kit has no more classes than these that are refused. */
  private static final int STEPS = 6;

  private final Subject subject;
  private final Sample sample;
  private final List<Consumer<CodecBuilder>> lines = new ArrayList<>();
  private final List<String> advice = new ArrayList<>();
  private boolean declared;
  private @Nullable String other;
  private @Nullable Object root;

  Adviser(Subject subject, Sample sample) {
    this.subject = subject;
    this.sample = sample;
    this.root = ModelHolders.held(sample.create());
  }

  void follow() {
    for (int i = 0; i <= STEPS; i++) {
      try {
        requireCarried();
        return;
      } catch (CodecException e) {
        advice.add(String.valueOf(e.getMessage()));
        apply(String.valueOf(e.getMessage()));
      }
    }
    throw new AssertionError("The advice does not help: " + advice);
  }

  private void requireCarried() {
    if (lines.isEmpty()) {
      requireCarried(other == null ? subject.open() : subject.open(other));
      return;
    }
    CodecBuilder builder = other == null ? subject.builder() : Codecs.builder().use(other);
    lines.forEach(line -> line.accept(builder));
    try (Codec codec = builder.allow(Subject.OPEN).build()) {
      requireCarried(codec);
    }
  }

  private void requireCarried(Codec codec) {
    Object given = root;
    Class<?> asked = given == null ? Object.class : given.getClass();
    codec.decode(codec.encode(given), asked);
  }

  private void apply(String message) {
    Matcher allow = ALLOW.matcher(message);
    if (allow.find()) {
      lines.add(builder -> builder.allow(allow.group(1)));
    } else if (message.contains("give the class that refers to it a Surrogate")) {
      root = root instanceof ModelHolders.OfObject ? root : ModelHolders.held(root);
      lines.add(builder -> builder.surrogate(new Memory(ModelHolders.OfObject.class)));
    } else if (message.contains("register a Surrogate for ")) {
      Class<?> refused = named(message);
      assertThat(advice).as("advice").doesNotHaveDuplicates();
      lines.add(builder -> builder.surrogate(new Memory(refused)));
    } else if (message.contains("declare the exact type") && !declared) {
      declared = true;
      root = ownType();
    } else if (message.matches(".*use a codec that carries (types|it, such as json).*")) {
      other = typed();
    } else if (message.contains("encode its characters as a char[]")) {
      root = ModelHolders.held(String.valueOf(sample.create()).toCharArray());
    } else if (message.matches(".*(use a named class|what the handler holds).*")) {
      root = ModelHolders.held(RefusedValues.named());
    } else {
      throw new AssertionError("No advice: " + message);
    }
  }

  /** Returns a holder that declares what it holds, or where that is {@code Object} the value. */
  private @Nullable Object ownType() {
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
  private record Memory(Class<?> named, List<Object> known) implements Surrogate<Object, Integer> {

    Memory(Class<?> named) {
      this(named, new ArrayList<>());
    }

    @Override
    @SuppressWarnings("unchecked") // it is asked for objects of the class only
    public Class<Object> type() {
      return (Class<Object>) named;
    }

    @Override
    public Class<Integer> form() {
      return Integer.class;
    }

    @Override
    public Integer toForm(Object value) {
      known.add(value);
      return known.size() - 1;
    }

    @Override
    public Object fromForm(Integer form) {
      return known.get(form);
    }
  }
}
