package dev.polycodec.jackson.plain;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.PropertyNamingStrategy;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.introspect.AnnotatedField;
import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.jackson.JacksonOptions;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

/** A mapper may be changed after a codec was given it; those of Jackson 3 cannot. */
class MutableMapperTest {

  record Line(String articleCode) {}

  @Test
  void laterChangesOfTheMapperChangeNothing() throws Exception {
    ObjectMapper mapper = new ObjectMapper();
    byte[] before = mapper.writeValueAsBytes(new Line("a"));
    try (Codec codec =
        Codecs.builder().use("json").configure(JacksonOptions.mapper(mapper)).build()) {
      mapper.setPropertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE);
      assertThat(codec.encode(new Line("a"))).isEqualTo(before);
    }
  }

  /** A mapper keeps the serializer of a class that it has met, whatever is set afterwards. */
  @Test
  void aMapperMayHaveBeenUsedBeforeItsStrategyWasSet() {
    JacksonOptions options =
        JacksonOptions.builder()
            .customize(
                mapper -> {
                  mapper.writerFor(Line.class); // finds the serializer
                  mapper.setPropertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE);
                })
            .build();
    try (Codec codec = Codecs.builder().use("json").configure(options).build()) {
      assertThat(new String(codec.encode(new Line("a")), UTF_8))
          .isEqualTo("{\"article_code\":\"a\"}");
    }
  }

  /**
   * Which of both is first differs from round to round; the codec reads and writes all the same.
   */
  @Test
  void anotherThreadMayUseTheMapperWhileItsStrategyIsSet() throws Exception {
    for (int round = 0; round < 300; round++) {
      AtomicReference<FutureTask<?>> other = new AtomicReference<>();
      JacksonOptions options =
          JacksonOptions.builder()
              .customize(
                  mapper -> {
                    CountDownLatch begun = new CountDownLatch(1);
                    FutureTask<?> use =
                        new FutureTask<>(
                            () -> {
                              begun.countDown();
                              return mapper.canSerialize(Line.class);
                            });
                    other.set(use);
                    new Thread(use).start();
                    await(begun);
                    mapper.setPropertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE);
                  })
              .build();
      try (Codec codec = Codecs.builder().use("json").configure(options).build()) {
        other.get().get();
        byte[] written = codec.encode(new Line("a"));
        assertThat(new String(written, UTF_8)).isEqualTo("{\"article_code\":\"a\"}");
        assertThat(codec.decode(written, Line.class)).isEqualTo(new Line("a"));
      }
    }
  }

  /** Accessors of another name stand for its field, where accessors count. */
  static final class Person {
    private String _name = "Ada";

    public String getName() {
      return _name;
    }

    public void setName(String name) {
      _name = name;
    }
  }

  /** Holds the thread that asks for what is written of a class by the codec, until it is let go. */
  private static final class Held extends PropertyNamingStrategy {

    private static final long serialVersionUID = 1;

    private final transient CountDownLatch asked = new CountDownLatch(1);
    private final transient CountDownLatch released = new CountDownLatch(1);

    @Override
    public String nameForField(MapperConfig<?> config, AnnotatedField field, String name) {
      boolean ours =
          StackWalker.getInstance()
              .walk(
                  f ->
                      f.anyMatch(frame -> frame.getClassName().equals(Properties.class.getName())));
      if (ours && config instanceof SerializationConfig) {
        asked.countDown();
        await(released);
      }
      return name;
    }
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /** What the mapper said of a class by then is not what the codec's own says. */
  @Test
  void anotherThreadMayUseTheMapperWhileTheCodecIsBuilt() throws Exception {
    Held held = new Held();
    AtomicReference<FutureTask<?>> other = new AtomicReference<>();
    JacksonOptions options =
        JacksonOptions.builder()
            .customize(
                mapper -> {
                  mapper.setPropertyNamingStrategy(held);
                  FutureTask<?> use = new FutureTask<>(() -> mapper.writerFor(Person.class));
                  other.set(use);
                  new Thread(use).start();
                  await(held.asked);
                  mapper.setPropertyNamingStrategy(null);
                  mapper.setVisibility(PropertyAccessor.GETTER, Visibility.NONE);
                  mapper.setVisibility(PropertyAccessor.SETTER, Visibility.NONE);
                })
            .build();
    try (Codec codec = Codecs.builder().use("json").configure(options).build()) {
      held.released.countDown();
      other.get().get();
      assertThat(new String(codec.encode(new Person()), UTF_8)).isEqualTo("{\"_name\":\"Ada\"}");
      assertThat(codec.decode("{\"_name\":\"Eve\"}".getBytes(UTF_8), Person.class).getName())
          .isEqualTo("Eve");
    }
  }
}
