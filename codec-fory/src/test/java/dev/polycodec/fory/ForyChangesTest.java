package dev.polycodec.fory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.EncodeException;
import dev.polycodec.LimitExceededException;
import dev.polycodec.Limits;
import dev.polycodec.tck.model.Color;
import dev.polycodec.tck.model.Places;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Containers come back as they were when they were begun, or are refused. */
class ForyChangesTest {

  private static Runnable change = () -> {};

  /** Changes something when Fory asks for its number. */
  public record Asked(int number) {
    @Override
    public int number() {
      change.run();
      return number;
    }
  }

  private static final class Held {
    final Set<Object> set = Collections.newSetFromMap(new IdentityHashMap<>());
  }

  private static CodecBuilder builder(String codec) {
    CodecBuilder builder = Codecs.builder().use(codec).allow(Asked.class.getName());
    return codec.equals("fory") ? builder : builder.trustedInput();
  }

  @AfterEach
  void changeNothing() {
    change = () -> {};
  }

  @ParameterizedTest
  @ValueSource(strings = {"fory", "fory-plain"})
  void anElementOfAListIsSetToNullMeanwhile(String name) throws Exception {
    List<Object> list = new ArrayList<>(List.of(new Asked(1), new Asked(2), new Asked(3)));
    change = () -> list.set(2, null);
    try (Codec codec = builder(name).build()) {
      assertThat(codec.decode(codec.encode(list), ArrayList.class))
          .isEqualTo(List.of(new Asked(1), new Asked(2), new Asked(3)));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"fory", "fory-plain"})
  void anElementOfAnArrayIsSetToNullMeanwhile(String name) throws Exception {
    Asked[] array = {new Asked(1), new Asked(2), new Asked(3)};
    change = () -> array[2] = null;
    try (Codec codec = builder(name).build()) {
      assertThat(codec.decode(codec.encode(array), Asked[].class))
          .containsExactly(new Asked(1), new Asked(2), new Asked(3));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"fory", "fory-plain"})
  void anElementOfAQueueIsTakenMeanwhile(String name) throws Exception {
    ArrayDeque<Object> queue = new ArrayDeque<>(List.of(new Asked(1), new Asked(2)));
    change = queue::pollLast;
    try (Codec codec = builder(name).build()) {
      ArrayDeque<?> read =
          Objects.requireNonNull(codec.decode(codec.encode(queue), ArrayDeque.class));
      assertThat(List.copyOf(read)).isEqualTo(List.of(new Asked(1), new Asked(2)));
    }
  }

  @Test
  void equalObjectsInASetByIdentityAreNotLost() throws Exception {
    Held held = new Held();
    held.set.add(new Asked(1));
    held.set.add(new Asked(1));
    try (Codec codec = builder("fory-plain").build()) {
      assertThatThrownBy(() -> codec.encode(held))
          .isExactlyInstanceOf(EncodeException.class)
          .hasMessage(
              "Fory does not bring back this value of java.util.Collections$SetFromMap, because it"
                  + " holds objects that are equal: take a codec that carries it, such as jdk, or"
                  + " fory-plain with a serializer of your own for the class");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"fory", "fory-plain"})
  void aHashTableThatFindsNoKeyInAnotherJvmIsRefused(String name) {
    try (Codec codec = builder(name).allow(Places.class, Color.class).build()) {
      assertThatThrownBy(() -> codec.encode(new Places<>(List.of(Color.RED))))
          .isExactlyInstanceOf(EncodeException.class)
          .hasMessage(
              "Fory does not bring back this value of "
                  + Places.class.getName()
                  + ", because it may keep each key where its hash code says, which in another JVM is"
                  + " not the same for one of "
                  + Color.class.getName()
                  + ": take a codec that carries it, such as jdk with a Surrogate, or fory-plain with"
                  + " a serializer of your own for the class");
    }
  }

  @Test
  void containersAreCountedAsTheyAreWhenTheyAreRead() {
    List<Object> lists = new ArrayList<>();
    for (int i = 0; i < 9; i++) {
      lists.add(new ArrayList<>(List.of(new HashMap<>())));
    }
    for (String name : List.of("fory", "fory-plain")) {
      CodecBuilder builder = Codecs.builder().use(name).trustedInput();
      try (Codec few = builder.limits(Limits.defaults().withMaxObjects(18)).build();
          Codec enough = builder.limits(Limits.defaults().withMaxObjects(19)).build()) {
        assertThatThrownBy(() -> few.encode(lists))
            .isExactlyInstanceOf(LimitExceededException.class)
            .hasMessage(
                "The message has more than 18 objects; raise Limits.withMaxObjects if that is"
                    + " expected");
        assertThat(enough.decode(enough.encode(lists), ArrayList.class)).isEqualTo(lists);
      }
    }
  }
}
