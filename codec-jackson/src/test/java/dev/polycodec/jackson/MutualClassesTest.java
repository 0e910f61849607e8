package dev.polycodec.jackson;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.module.SimpleDeserializers;
import com.fasterxml.jackson.databind.module.SimpleModule;
import dev.polycodec.Codec;
import dev.polycodec.Codecs;
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

  /** Holds the thread that asks for the deserializer of places, until it is let go. */
  private static final class Held extends SimpleDeserializers {

    private static final long serialVersionUID = 1;

    private final transient CountDownLatch asked = new CountDownLatch(1);
    private final transient CountDownLatch released = new CountDownLatch(1);

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
      }
      return null;
    }
  }

  private static final class HeldModule extends SimpleModule {

    private static final long serialVersionUID = 1;

    HeldModule(Held held) {
      setDeserializers(held);
    }
  }

  /** Databind knows persons by then, and has only begun with teams. */
  @Test
  void aClassIsReadWhileAnotherThreadResolvesOneThatItRefersTo() throws Exception {
    Held held = new Held();
    JacksonOptions options = JacksonOptions.builder().module(new HeldModule(held)).build();
    try (Codec codec = Codecs.builder().use("json").configure(options).build()) {
      FutureTask<Team> first =
          new FutureTask<>(() -> codec.decode(TEAM.getBytes(UTF_8), Team.class));
      new Thread(first).start();
      held.asked.await();
      FutureTask<Person> second =
          new FutureTask<>(() -> codec.decode(PERSON.getBytes(UTF_8), Person.class));
      Thread waiting = new Thread(second);
      waiting.start();
      while (waiting.getState() == Thread.State.NEW
          || waiting.getState() == Thread.State.RUNNABLE) {
        Thread.onSpinWait(); // until it waits, or has ended
      }
      held.released.countDown();
      assertThat(new String(codec.encode(first.get()), UTF_8)).isEqualTo(TEAM);
      assertThat(new String(codec.encode(second.get()), UTF_8)).isEqualTo(PERSON);
    }
  }
}
