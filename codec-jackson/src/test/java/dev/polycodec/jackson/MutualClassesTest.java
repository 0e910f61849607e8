package dev.polycodec.jackson;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.module.SimpleDeserializers;
import com.fasterxml.jackson.databind.module.SimpleModule;
import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.DecodeException;
import dev.polycodec.LimitExceededException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Classes that refer to each other, which threads meet first from different ends. */
class MutualClassesTest {

  private static final String TEAM = "{\"name\":\"t\",\"leader\":null,\"place\":null}";
  private static final String PERSON = "{\"name\":\"p\",\"team\":" + TEAM + "}";

  static final class Team {
    String name = "";
    @Nullable Person leader;
    @Nullable Place place;
  }

  static final class Person {
    String name = "";
    @Nullable Team team;
  }

  static final class Place {
    String name = "";
  }

  static final class Crew {
    @Nullable Sailor captain;
    @JsonUnwrapped Place place = new Place();
  }

  static final class Sailor {
    @Nullable Crew crew;
  }

  /** Meets the end of the stack when it is asked for the deserializer of places first. */
  private static final class Ending extends SimpleDeserializers {

    private static final long serialVersionUID = 1;

    private boolean ended;

    @Override
    public @Nullable JsonDeserializer<?> findBeanDeserializer(
        JavaType type, DeserializationConfig config, BeanDescription bean) {
      if (type.hasRawClass(Place.class) && !ended) {
        ended = true;
        throw new StackOverflowError();
      }
      return null;
    }
  }

  private static Codec codec(SimpleDeserializers readers) {
    SimpleModule module = new SimpleModule();
    module.setDeserializers(readers);
    JacksonOptions options = JacksonOptions.builder().module(module).build();
    return Codecs.builder().use("json").configure(options).build();
  }

  private static <T> void requireReadAfterTheEnd(
      Class<?> first, String begun, Class<T> second, String message) {
    try (Codec codec = codec(new Ending())) {
      assertThatThrownBy(() -> codec.decode(begun.getBytes(UTF_8), first))
          .isInstanceOf(LimitExceededException.class);
      T value = codec.decode(message.getBytes(UTF_8), second);
      assertThat(new String(codec.encode(value), UTF_8)).isEqualTo(message);
    }
  }

  @Test
  void aClassIsReadAfterTheStackEndedWithinOneThatItRefersTo() {
    String located = "{\"name\":\"t\",\"leader\":null,\"place\":{\"name\":\"here\"}}";
    requireReadAfterTheEnd(
        Team.class, TEAM, Person.class, "{\"name\":\"p\",\"team\":" + located + "}");
  }

  @Test
  void nothingIsLostAfterTheStackEndedWithinAClassThatIsReferredTo() {
    String crew = "{\"captain\":null,\"name\":\"here\"}";
    requireReadAfterTheEnd(Crew.class, crew, Sailor.class, "{\"crew\":" + crew + "}");
  }

  /** Holds the thread that asks for the deserializer of places, until it is let go. */
  private static final class Held extends SimpleDeserializers {

    private static final long serialVersionUID = 1;

    private final transient CountDownLatch asked = new CountDownLatch(1);
    private final transient CountDownLatch released = new CountDownLatch(1);
    private volatile boolean fails;

    @Override
    public @Nullable JsonDeserializer<?> findBeanDeserializer(
        JavaType type, DeserializationConfig config, BeanDescription bean) {
      if (type.hasRawClass(Place.class)) {
        asked.countDown();
        try {
          released.await();
        } catch (InterruptedException e) {
          throw new AssertionError(e);
        }
        if (fails) {
          throw new StackOverflowError();
        }
      }
      return null;
    }
  }

  /** Databind knows persons by then, and has only begun with teams. */
  @Test
  void aClassIsReadWhileAnotherThreadResolvesOneThatItRefersTo() throws Exception {
    Held held = new Held();
    try (Codec codec = codec(held)) {
      FutureTask<Team> first = begin(codec, held);
      FutureTask<Person> second = meanwhile(codec, held);
      assertThat(new String(codec.encode(first.get()), UTF_8)).isEqualTo(TEAM);
      assertThat(new String(codec.encode(second.get()), UTF_8)).isEqualTo(PERSON);
    }
  }

  @Test
  void aClassIsNotReadInPartWhereAnotherThreadFailsToResolveIt() throws Exception {
    Held held = new Held();
    held.fails = true;
    try (Codec codec = codec(held)) {
      FutureTask<Team> first = begin(codec, held);
      FutureTask<Person> second = meanwhile(codec, held);
      assertThatThrownBy(first::get).hasCauseInstanceOf(LimitExceededException.class);
      assertThatThrownBy(second::get)
          .hasCauseInstanceOf(DecodeException.class)
          .hasMessageContaining(
              "Objects of "
                  + Team.class.getName()
                  + " were not read, as another thread could not look at the whole class; decode"
                  + " again");
      held.fails = false;
      Person again = codec.decode(PERSON.getBytes(UTF_8), Person.class);
      assertThat(new String(codec.encode(again), UTF_8)).isEqualTo(PERSON);
    }
  }

  /** Has a thread begin with teams. */
  private static FutureTask<Team> begin(Codec codec, Held held) throws Exception {
    FutureTask<Team> task = new FutureTask<>(() -> codec.decode(TEAM.getBytes(UTF_8), Team.class));
    new Thread(task).start();
    held.asked.await();
    return task;
  }

  /** Has a thread ask for persons, and then lets the first one go. */
  private static FutureTask<Person> meanwhile(Codec codec, Held held) {
    FutureTask<Person> task =
        new FutureTask<>(() -> codec.decode(PERSON.getBytes(UTF_8), Person.class));
    Thread waiting = new Thread(task);
    waiting.start();
    while (waiting.getState() == Thread.State.NEW || waiting.getState() == Thread.State.RUNNABLE) {
      Thread.onSpinWait(); // until it waits, or has ended
    }
    held.released.countDown();
    return task;
  }
}
