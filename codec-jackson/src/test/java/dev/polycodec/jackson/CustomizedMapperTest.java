package dev.polycodec.jackson;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

/** What {@link JacksonOptions} make of the mapper holds for every class, and from the beginning. */
class CustomizedMapperTest {

  private static final String SNAKE = "{\"first_name\":\"Ada\"}";

  static final class Person {
    private String firstName = "Ada";

    public String getFirstName() {
      return firstName;
    }
  }

  static final class Team {
    private Person teamLeader = new Person();

    public Person getTeamLeader() {
      return teamLeader;
    }
  }

  private static Codec codec(JacksonOptions options) {
    return Codecs.builder().use("json").configure(options).build();
  }

  private static void assertSnakeCase(Codec codec) {
    assertThat(new String(codec.encode(new Person()), UTF_8)).isEqualTo(SNAKE);
    assertThat(codec.decode(SNAKE.getBytes(UTF_8), Person.class).firstName).isEqualTo("Ada");
    assertThat(new String(codec.encode(new Team()), UTF_8))
        .isEqualTo("{\"team_leader\":" + SNAKE + "}");
  }

  @Test
  void aMapperMayBeChangedAfterTheCodecWasBuilt() {
    AtomicReference<ObjectMapper> leaked = new AtomicReference<>();
    JacksonOptions options =
        JacksonOptions.builder()
            .customize(
                mapper -> {
                  mapper.setPropertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE);
                  leaked.set(mapper);
                })
            .build();
    try (Codec codec = codec(options)) {
      leaked.get().setPropertyNamingStrategy(PropertyNamingStrategies.KEBAB_CASE);
      assertSnakeCase(codec);
    }
  }

  @Test
  void manyThreadsMeetAClassAtOnce() throws Exception {
    JacksonOptions options =
        JacksonOptions.builder()
            .customize(m -> m.setPropertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE))
            .build();
    ExecutorService threads = Executors.newFixedThreadPool(8);
    try {
      for (int round = 0; round < 50; round++) {
        CyclicBarrier start = new CyclicBarrier(8);
        try (Codec codec = codec(options)) {
          List<Callable<Void>> calls = new ArrayList<>();
          for (int i = 0; i < 8; i++) {
            calls.add(
                () -> {
                  start.await();
                  assertSnakeCase(codec);
                  return null;
                });
          }
          for (Future<Void> call : threads.invokeAll(calls)) {
            call.get();
          }
        }
      }
    } finally {
      threads.shutdown();
    }
  }
}
