package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import dev.polycodec.DecodeException;
import dev.polycodec.EncodeException;
import dev.polycodec.Trait;
import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.tck.equality.DeepEquality;
import dev.polycodec.tck.hostile.Stacks;
import dev.polycodec.tck.model.Color;
import dev.polycodec.tck.model.Graphs.Box;
import dev.polycodec.tck.model.Hooks.Becoming;
import dev.polycodec.tck.model.Hooks.Eager;
import dev.polycodec.tck.model.Hooks.External;
import dev.polycodec.tck.model.Hooks.Filing;
import dev.polycodec.tck.model.Hooks.Handwritten;
import dev.polycodec.tck.model.Hooks.Keeping;
import dev.polycodec.tck.model.Hooks.Lazy;
import dev.polycodec.tck.model.Hooks.OfBecoming;
import dev.polycodec.tck.model.Hooks.Replaced;
import dev.polycodec.tck.model.Hooks.Represented;
import dev.polycodec.tck.model.Hooks.Resolved;
import dev.polycodec.tck.model.Hooks.Telling;
import dev.polycodec.tck.model.Records.Point;
import dev.polycodec.tck.model.Singletons.Solo$;
import dev.polycodec.tck.sample.ModelHolders;
import java.io.Serializable;
import java.lang.reflect.Proxy;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Java's own hooks run, or the value is refused: its fields are never just copied. */
abstract class HookTests extends Kit.Group {

  private static final int DEEP = 900;

  @TestFactory
  @DisplayName("A class with serialization hooks is honoured or refused")
  Stream<DynamicTest> hooksAreHonouredOrRefused() {
    return Stream.of(
        hook("writeReplace", new Replaced(5), value -> alike(new Replaced(5), value)),
        hook("readResolve", new Resolved(5), value -> alike(new Resolved(5), value)),
        hook("writeObject", new Handwritten(5), value -> ((Handwritten) value).hidden() == 5),
        hook("Externalizable", new External(5), value -> ((External) value).hidden() == 5));
  }

  private boolean alike(Object expected, Object actual) {
    return DeepEquality.difference(expected, actual, subject.variant().traits()).isEmpty();
  }

  private DynamicTest hook(String name, Object value, Predicate<Object> honoured) {
    return dynamicTest(
        name,
        () -> {
          verify(value, value.getClass(), honoured);
          verify(
              ModelHolders.held(value),
              ModelHolders.OfObject.class,
              holder -> honoured.test(held(holder)));
        });
  }

  private void verify(Object value, Class<?> type, Predicate<Object> honoured) {
    Codec codec = subject.open();
    if (subject.claims(Trait.JAVA_HOOKS)) {
      assertThat(Objects.requireNonNull(codec.decode(codec.encode(value), type))).matches(honoured);
    } else {
      requireRefused(codec, value);
    }
  }

  private static Object held(Object holder) {
    return Objects.requireNonNull(ModelHolders.content((ModelHolders.OfObject) holder));
  }

  @TestFactory
  @DisplayName("What an object with hooks refers to comes back as it was, or is refused")
  Stream<DynamicTest> whatIsReferredToComesBackOrIsRefused() {
    Map<String, Object> contents =
        Map.of(
            "a class", Point.class,
            "an enum", Color.class,
            "a class of numbers", Long.class,
            "the only object of its class", Solo$.MODULE$,
            "what another stands for", Represented.ONE);
    return contents.entrySet().stream()
        .map(entry -> dynamicTest(entry.getKey(), () -> requireKept(entry.getValue())));
  }

  private void requireKept(Object content) {
    requireSameOrRefused(content, any -> any);
    requireSameOrRefused(new Keeping(content), keeping -> ((Keeping) keeping).content());
  }

  @Test
  @DisplayName("An object with hooks that is there twice may be followed by others")
  void whatIsThereTwiceMayBeFollowed() {
    if (subject.claims(Trait.JAVA_HOOKS)) {
      Keeping shared = new Keeping("shared");
      Filing back = (Filing) back(new Filing(shared, new Keeping[] {shared}, after()));
      assertThat((Keeping[]) back.all().get(1)).containsExactly((Keeping) back.all().get(0));
      assertThat(back.all().get(2)).isEqualTo(after());
    }
  }

  @Test
  @DisplayName("An object with hooks to which another leads back may hold more behind it")
  void whatLeadsBackMayBeFollowed() {
    if (subject.claims(Trait.JAVA_HOOKS)) {
      Filing[] child = new Filing[1];
      child[0] = new Filing("parent", child, after());
      Filing back = (Filing) back(child[0]);
      assertThat((Filing[]) back.all().get(1)).containsExactly(back);
      assertThat(back.all().get(2)).isEqualTo(after());
    }
  }

  /** A new container, of which a stream has no object of its own. */
  private static Map<String, Integer> after() {
    return new HashMap<>(Map.of("after", 1));
  }

  /** Returns what comes back of a value where its class is not declared. */
  private Object back(Object value) {
    Codec codec = subject.open();
    byte[] bytes = codec.encode(ModelHolders.held(value));
    return held(Objects.requireNonNull(codec.decode(bytes, ModelHolders.OfObject.class)));
  }

  private void requireSameOrRefused(Object value, UnaryOperator<Object> content) {
    byte[] bytes;
    try {
      bytes = subject.open().encode(ModelHolders.held(value));
    } catch (EncodeException | TypeNotAllowedException e) {
      return;
    }
    Codec codec = subject.open();
    Object decoded = held(Objects.requireNonNull(codec.decode(bytes, ModelHolders.OfObject.class)));
    assertThat(content.apply(decoded)).isSameAs(content.apply(value));
  }

  @Test
  @DisplayName("An object that becomes one of another class is refused where its class is declared")
  void whatWouldNotFitIsRefused() {
    requireRefused(subject.open(), new OfBecoming());
    requireRefused(subject.open(), new Becoming());
    if (subject.claims(Trait.JAVA_HOOKS)) {
      assertThatThrownBy(() -> subject.open().encode(new OfBecoming()))
          .isExactlyInstanceOf(EncodeException.class)
          .hasMessage(
              "The writeReplace of %1$s puts an object of java.lang.String in its place, and %1$s is"
                  + " declared there: register a Surrogate for %1$s",
              Becoming.class.getName());
    }
  }

  @Test
  @DisplayName("The policy is asked for what comes back, and not only for what stands for it")
  void whatStandsForAnObjectDoesNotAllowIt() {
    if (subject.claims(Trait.JAVA_HOOKS)) {
      String name = Replaced.class.getName();
      try (Codec codec = subject.builder().allow(name + "$Stand").build()) {
        assertThatThrownBy(() -> codec.encode(ModelHolders.held(new Replaced(5))))
            .isExactlyInstanceOf(TypeNotAllowedException.class)
            .hasMessageContaining("The policy does not allow the class " + name + ";");
      }
    }
  }

  @Test
  @DisplayName("An object that becomes one of another class when it is read comes back as that")
  void whatItBecomesIsRead() {
    if (subject.claims(Trait.JAVA_HOOKS)) {
      requireRead(new Telling(5), "number 5");
      requireRead(new Lazy(5), new Eager(5));
    }
  }

  private void requireRead(Object value, Object expected) {
    assertThat(back(value)).isEqualTo(expected);
  }

  @Test
  @DisplayName("What is refused in an object to which one with hooks refers says why")
  void whatIsRefusedBehindOneSaysWhy() {
    if (subject.claims(Trait.JAVA_HOOKS)) {
      byte[] bytes = subject.open().encode(new Keeping(List.of(new Point(1, 2), "after")));
      try (Codec codec = subject.builder().allow(Keeping.class).build()) {
        assertThatThrownBy(() -> codec.decode(bytes, Keeping.class))
            .isExactlyInstanceOf(TypeNotAllowedException.class)
            .hasMessageContaining(
                "The policy does not allow the class " + Point.class.getName() + ";");
      }
    }
  }

  @Test
  @DisplayName("They may be as deep as others, whatever the stack of the thread")
  void levelsNeedNoLargeStack() throws Exception {
    if (subject.claims(Trait.JAVA_HOOKS)) {
      Object chain = chain();
      requireDeep(subject.open(), chain);
      try (Codec inside =
          subject.builder().allow(Subject.OPEN).useInside(subject.name(), Keeping.class).build()) {
        requireDeep(inside, chain);
      }
    }
  }

  private static Object chain() {
    Object chain = "end";
    for (int i = 0; i < DEEP; i++) {
      chain = new Keeping(chain);
    }
    return chain;
  }

  private static void requireDeep(Codec codec, Object chain) throws Exception {
    Box<?> back = Stacks.on(Stacks.SMALL, () -> Trips.roundTrip(codec, new Box<>(chain)));
    Object content = Objects.requireNonNull(back.content());
    for (int i = 0; i < DEEP; i++) {
      content = ((Keeping) content).content();
    }
    assertThat(content).isEqualTo("end");
  }

  @TestFactory
  @DisplayName("Code is refused, wherever it sits")
  Stream<DynamicTest> codeIsRefused() {
    Runnable lambda = () -> {};
    Runnable serializable = (Runnable & Serializable) () -> {};
    Object proxy =
        Proxy.newProxyInstance(
            HookTests.class.getClassLoader(),
            new Class<?>[] {Comparable.class},
            (self, method, arguments) -> 0);
    Map<String, Object> values =
        Map.of("lambda", lambda, "serializable lambda", serializable, "proxy", proxy);
    return values.entrySet().stream()
        .map(entry -> dynamicTest(entry.getKey(), () -> requireRefusedAnywhere(entry.getValue())));
  }

  private void requireRefusedAnywhere(Object value) {
    requireRefused(subject.open(), value);
    requireRefused(subject.open(), ModelHolders.held(value));
    requireRefused(subject.open(), ModelHolders.held(List.of(value)));
    requireRefused(subject.open(), ModelHolders.held(new Object[] {value}));
  }

  private static void requireRefused(Codec codec, Object value) {
    assertThatThrownBy(() -> codec.encode(value))
        .isInstanceOf(CodecException.class)
        .isNotInstanceOf(DecodeException.class)
        .extracting(Throwable::getMessage)
        .asString()
        .isNotBlank();
  }
}
