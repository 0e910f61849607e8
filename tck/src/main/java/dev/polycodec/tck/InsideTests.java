package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.EncodeException;
import dev.polycodec.LimitExceededException;
import dev.polycodec.Limits;
import dev.polycodec.MalformedDataException;
import dev.polycodec.Trait;
import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.TypeRef;
import dev.polycodec.TypedCodec;
import dev.polycodec.tck.hostile.Stacks;
import dev.polycodec.tck.model.Color;
import dev.polycodec.tck.model.Graphs.Box;
import dev.polycodec.tck.model.Graphs.Link;
import dev.polycodec.tck.model.Hooks.Eager;
import dev.polycodec.tck.model.Hooks.Lazy;
import dev.polycodec.tck.model.Hooks.Numbered;
import dev.polycodec.tck.model.People.Address;
import dev.polycodec.tck.model.People.Person;
import dev.polycodec.tck.model.Records.Pair;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Values that have a codec of their own inside those of another one: here, the same once more. */
abstract class InsideTests extends Kit.Group {

  private static final int DEPTH = 20;
  private static final int DEEP = 900;
  private static final Limits LOOSE = Limits.defaults();
  private static final Address HOME = new Address("Main Street", 12);

  private CodecBuilder inside(Class<?> type) {
    return subject.builder().allow(Subject.OPEN).useInside(subject.name(), type);
  }

  @TestFactory
  @DisplayName("They come back wherever they are")
  Stream<DynamicTest> comeBackWhereverTheyAre() {
    Map<String, Object> places =
        Map.of(
            "root", HOME,
            "fields", new Person("Ann", 1, HOME, List.of(HOME), Map.of(Color.RED, HOME)),
            "a field of any type", new Box<Object>(HOME),
            "elements of any type", new Box<Object>(List.of(HOME, "text", HOME)),
            "an array", new Address[] {HOME, null});
    return subject.claims(Trait.CARRIES_TYPES)
        ? places.entrySet().stream()
            .map(place -> dynamicTest(place.getKey(), () -> requireBack(place.getValue())))
        : Stream.empty();
  }

  private void requireBack(Object root) {
    try (Codec codec = inside(Address.class).build()) {
      byte[] bytes = codec.encode(root);
      Object back = codec.decode(bytes, root.getClass());
      requireUnchanged(root, back);
      assertThat(bytes).isNotEqualTo(subject.open().encode(root));
    }
  }

  @TestFactory
  @DisplayName("Their objects and levels are those of the whole message")
  Stream<DynamicTest> limitsAreThoseOfTheWhole() {
    return subject.claims(Trait.CARRIES_TYPES)
        ? Stream.of(
            limit("withMaxDepth", LOOSE.withMaxDepth(DEPTH)),
            limit("withMaxObjects", LOOSE.withMaxObjects(DEPTH)))
        : Stream.empty();
  }

  private DynamicTest limit(String setting, Limits tight) {
    return dynamicTest(
        setting,
        () -> {
          Box<Object> within = new Box<>(Link.chain(DEPTH - 1));
          Box<Object> beyond = new Box<>(Link.chain(DEPTH));
          try (Codec loose = inside(Link.class).build();
              Codec codec = inside(Link.class).limits(tight).build()) {
            byte[] bytes = loose.encode(beyond);
            assertThat(codec.decode(codec.encode(within), Box.class)).isNotNull();
            for (Throwable failure :
                List.of(
                    catchThrowable(() -> codec.encode(beyond)),
                    catchThrowable(() -> codec.decode(bytes, Box.class)))) {
              assertThat(failure)
                  .isInstanceOf(LimitExceededException.class)
                  .hasMessageContaining(setting);
            }
          }
        });
  }

  @Test
  @DisplayName("They may be as deep as others, whatever the stack of the thread")
  void levelsNeedNoLargeStack() throws Exception {
    if (subject.claims(Trait.CARRIES_TYPES)) {
      Box<Object> box = new Box<>(Link.chain(DEEP));
      try (Codec codec = inside(Link.class).build()) {
        Box<?> back = Stacks.on(Stacks.SMALL, () -> codec.decode(codec.encode(box), Box.class));
        assertThat(Objects.requireNonNull((Link) back.content()).length()).isEqualTo(DEEP);
      }
    }
  }

  @Test
  @DisplayName("What only the bytes name must be allowed, and what is denied stays denied")
  void policyIsThatOfTheWhole() {
    if (!subject.claims(Trait.CARRIES_TYPES)) {
      return; // objects hold what is declared, and what they declare is allowed
    }
    Box<Object> box = new Box<>(new Person("Ann", 1, HOME, List.of(), Map.of()));
    byte[] bytes;
    try (Codec codec = inside(Person.class).build()) {
      bytes = codec.encode(box);
    }
    CodecBuilder unnamed = subject.builder().useInside(subject.name(), Person.class);
    for (CodecBuilder each : List.of(unnamed, inside(Person.class).deny(Address.class.getName()))) {
      try (Codec codec = each.build()) {
        assertThatThrownBy(() -> codec.encode(box)).isInstanceOf(TypeNotAllowedException.class);
        assertThatThrownBy(() -> codec.decode(bytes, Box.class))
            .isInstanceOf(TypeNotAllowedException.class);
      }
    }
  }

  @Test
  @DisplayName("They hold what type arguments declare, at each place that refers to them")
  void typeArgumentsHold() {
    if (!subject.claims(Trait.CARRIES_TYPES)) {
      return; // what is declared is all there is
    }
    Box<Object> home = new Box<>(HOME);
    Box<Object> text = new Box<>("text");
    try (Codec codec = inside(Box.class).build()) {
      requireHeld(codec, new TypeRef<Box<Address>>() {}, home, text);
      requireHeld(
          codec,
          new TypeRef<Pair<Object, Box<Address>>>() {},
          new Pair<>(home, home),
          new Pair<>(text, text));
    }
  }

  @SuppressWarnings("unchecked") // the values are of the type, as far as anyone can see
  private static void requireHeld(Codec codec, TypeRef<?> type, Object honest, Object polluted) {
    TypedCodec<Object> typed = (TypedCodec<Object>) codec.forType(type);
    byte[] bytes = typed.encode(honest);
    assertThat(typed.encode(typed.decode(bytes))).isEqualTo(bytes);
    assertThatThrownBy(() -> typed.encode(polluted))
        .isExactlyInstanceOf(EncodeException.class)
        .hasMessageContaining("is where " + Address.class.getName() + " is declared");
    byte[] hostile = codec.encode(polluted);
    assertThatThrownBy(() -> typed.decode(hostile))
        .isExactlyInstanceOf(MalformedDataException.class)
        .hasMessageContaining("where " + Address.class.getName() + " is declared");
  }

  @Test
  @DisplayName("They may become objects of another class, where that is one that is declared")
  void whatTheyBecomeIsForTheirPlace() {
    if (!subject.claims(Trait.JAVA_HOOKS)) {
      return; // no object becomes another
    }
    Several several = new Several(new Lazy(1), List.of(new Lazy(2)), new Lazy(3));
    try (Codec codec = inside(Lazy.class).build()) {
      assertThat(codec.decode(codec.encode(several), Several.class))
          .isEqualTo(new Several(new Eager(1), List.of(new Eager(2)), new Eager(3)));
    }
  }

  private record Several(Numbered one, List<Numbered> more, Object any) {}
}
