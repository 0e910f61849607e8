package dev.polycodec.tck.hostile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.polycodec.Codec;
import dev.polycodec.EncodeException;
import dev.polycodec.Evolution;
import dev.polycodec.MalformedDataException;
import dev.polycodec.Trait;
import dev.polycodec.TypedCodec;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * What containers and generic objects hold is of the classes that the declared type says, all the
 * way down. The bytes of a hostile peer are those that the codec writes where less is declared.
 */
public abstract class ElementTests extends PayloadGroup {

  /** After fewer objects of a class, codecs move its fields by code of their own. */
  private static final int OFTEN = 130;

  @TestFactory
  @DisplayName("An object of a class that a type argument excludes is refused in the bytes")
  Stream<DynamicTest> polluted() {
    if (!target.has(Trait.CARRIES_TYPES)) {
      target.ledger().cannot(HostileCase.WRONG_ELEMENT, NameTests.NO_NAMES);
      return Stream.of();
    }
    if (target.trusted()) {
      target.ledger().trusted(HostileCase.WRONG_ELEMENT);
      return Stream.of();
    }
    return held()
        .map(
            held ->
                target
                    .ledger()
                    .test(
                        HostileCase.WRONG_ELEMENT,
                        held.type() + " of " + held.root().getName(),
                        () -> refuse(held)));
  }

  @TestFactory
  @DisplayName("Where an object is of a class that a type argument excludes, it is not encoded")
  Stream<DynamicTest> pollutedValues() {
    if (!target.has(Trait.CARRIES_TYPES) || target.trusted()) {
      return Stream.of(); // nothing, or the library, checks
    }
    return Stream.concat(held(), Held.bound())
        .map(held -> dynamicTest(held.type().toString(), () -> refuseValue(held)));
  }

  @TestFactory
  @DisplayName("An object of the declared type comes back, once and often")
  Stream<DynamicTest> honest() {
    if (!target.has(Trait.CARRIES_TYPES)) {
      return Stream.of(); // what is declared is all there is
    }
    return Stream.concat(held(), Held.bound())
        .map(held -> dynamicTest(held.type().toString(), () -> accept(held)));
  }

  private Stream<Held> held() {
    return target.has(Trait.CYCLES) ? Stream.concat(Held.all(), Held.shared()) : Held.all();
  }

  private Codec codec(Evolution evolution) {
    return target
        .builders()
        .get()
        .allow(Bait.class.getName() + "$*", Held.class.getName() + "$*")
        .evolution(evolution)
        .build();
  }

  private void refuse(Held held) {
    for (Evolution evolution : Evolution.values()) {
      try (Codec codec = codec(evolution)) {
        TypedCodec<?> typed = codec.forType(held.type());
        byte[] bytes = erased(codec, held.root()).encode(held.polluted());
        requireRefused(catchThrowable(() -> typed.decode(bytes)), MalformedDataException.class);
        acceptOften(held, codec);
        requireRefused(catchThrowable(() -> typed.decode(bytes)), MalformedDataException.class);
      }
    }
  }

  private void refuseValue(Held held) {
    try (Codec codec = codec(Evolution.STRICT)) {
      TypedCodec<Object> typed = typed(codec, held);
      requireRefused(catchThrowable(() -> typed.encode(held.polluted())), EncodeException.class);
      acceptOften(held, codec);
      requireRefused(catchThrowable(() -> typed.encode(held.polluted())), EncodeException.class);
    }
  }

  private static void requireRefused(Throwable failure, Class<?> type) {
    assertThat(failure)
        .isExactlyInstanceOf(type)
        .message()
        .containsPattern(
            type == EncodeException.class
                ? "An object of the class \\S+ is where \\S+ is declared"
                : "The bytes put an object of the class \\S+ where \\S+ is declared");
  }

  private void accept(Held held) {
    for (Evolution evolution : Evolution.values()) {
      try (Codec codec = codec(evolution)) {
        acceptOften(held, codec);
      }
    }
  }

  private static void acceptOften(Held held, Codec codec) {
    TypedCodec<Object> typed = typed(codec, held);
    byte[] bytes = typed.encode(held.honest());
    for (int i = 0; i < OFTEN; i++) {
      assertThat(typed.encode(typed.decode(bytes))).isEqualTo(bytes);
    }
  }

  @SuppressWarnings("unchecked") // the value is of the type, as far as anyone can see
  private static TypedCodec<Object> typed(Codec codec, Held held) {
    return (TypedCodec<Object>) codec.forType(held.type());
  }

  @SuppressWarnings("unchecked") // the class of the value
  private static TypedCodec<Object> erased(Codec codec, Class<?> type) {
    return (TypedCodec<Object>) codec.forType(type);
  }
}
