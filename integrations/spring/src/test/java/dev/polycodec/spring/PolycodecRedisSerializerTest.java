package dev.polycodec.spring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.MalformedDataException;
import dev.polycodec.SchemaExchange;
import dev.polycodec.SchemaOutageException;
import dev.polycodec.SchemaRegistry;
import dev.polycodec.stored.Envelopes;
import java.io.Serializable;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.springframework.data.redis.serializer.GenericJackson2JsonRedisSerializer;
import org.springframework.data.redis.serializer.RedisSerializer;
import org.springframework.data.redis.serializer.SerializationException;

@DisplayName("The serializer for Redis")
class PolycodecRedisSerializerTest {

  private final Codec codec =
      Codecs.builder()
          .use("kryo")
          .allow(Basket.class)
          .envelope(Envelopes.defaults().readLegacy("jdk-plain"))
          .build();
  private final PolycodecRedisSerializer<Object> serializer = PolycodecRedisSerializer.of(codec);
  private final Basket basket = new Basket(List.of("lamp"));

  @Test
  void storesNullAsNoBytes() {
    assertThat(serializer.serialize(null)).isEmpty();
    assertThat(serializer.deserialize(new byte[0])).isNull();
    assertThat(serializer.deserialize(null)).isNull();
  }

  @Test
  void readsWhatSpringStoredBefore() {
    byte[] before = RedisSerializer.java().serialize(basket);
    assertThat(serializer.deserialize(before)).isEqualTo(basket);
    assertThat(Envelopes.header(serializer.serialize(basket)).codec()).isEqualTo("kryo");
  }

  @Test
  void readsTheJsonThatSpringStoredBefore() {
    GenericJackson2JsonRedisSerializer before = new GenericJackson2JsonRedisSerializer();
    PolycodecRedisSerializer<Object> both = serializer.readJson(before);
    Note note = new Note();
    note.text = "from before";
    assertThat(((Note) both.deserialize(before.serialize(note))).text).isEqualTo("from before");
    assertThat(both.deserialize(both.serialize(basket))).isEqualTo(basket);
    PolycodecRedisSerializer<Object> bare =
        PolycodecRedisSerializer.of(Codecs.builder().use("kryo").build());
    assertThatThrownBy(() -> bare.readJson(before))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("What the codec writes cannot be told from JSON: build it with an envelope");
  }

  /** A value that Jackson reads by itself. */
  public static class Note {
    /** What it says. */
    public String text;
  }

  /** A class that nobody allowed. */
  record Forgotten(int number) {}

  @Test
  void namesThePropertyThatIsMissing() {
    assertThatThrownBy(() -> serializer.serialize(new Forgotten(1)))
        .isInstanceOf(SerializationException.class)
        .hasMessageContaining(
            "add allow(\"dev.polycodec.spring.PolycodecRedisSerializerTest$Forgotten\")")
        .hasMessageEndingWith(
            "; with the starter, add the property polycodec.allow=dev.polycodec.spring.PolycodecRedisSerializerTest$Forgotten");
  }

  @Test
  void turnsTheFailuresThatTheHandlerNamesIntoMisses() {
    byte[] bytes = serializer.serialize(basket);
    byte[] part = Arrays.copyOf(bytes, bytes.length - 1);
    assertThatThrownBy(() -> serializer.deserialize(part))
        .isInstanceOf(SerializationException.class)
        .hasCauseInstanceOf(MalformedDataException.class);
    assertThat(serializer.onDecodeFailure(failure -> true).deserialize(part)).isNull();
  }

  /** What a basket was, and what another process still writes. */
  record OldBasket(List<String> items, int number) implements Serializable {}

  @Test
  void anOutageOfTheRegistryIsNoMiss() {
    Codec old =
        Codecs.builder().use("kryo").renamed(Basket.class.getName(), OldBasket.class).build();
    byte[] bytes = old.encode(new OldBasket(List.of("lamp"), 1));
    Codec reading = Codecs.builder().use("kryo").allow(Basket.class).build();
    SchemaExchange.of(reading).connect(new Outage());
    PolycodecRedisSerializer<Object> missing =
        PolycodecRedisSerializer.of(reading).onDecodeFailure(failure -> true);
    assertThatThrownBy(() -> missing.deserialize(bytes))
        .isInstanceOf(SerializationException.class)
        .hasCauseInstanceOf(SchemaOutageException.class);
  }

  /** A registry whose server is down. */
  private static final class Outage implements SchemaRegistry {

    @Override
    public void publish(int fingerprint, byte[] schema) {
      throw new SchemaOutageException("down", null);
    }

    @Override
    public byte[] find(int fingerprint) {
      throw new SchemaOutageException("down", null);
    }
  }

  @Test
  void refusesACodecThatWouldForgetTheClasses() {
    assertThatThrownBy(() -> PolycodecRedisSerializer.of(Codecs.builder().use("json").build()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "The codec 'json' does not write the classes of values, so what is stored could not be"
                + " read: name one that does, such as 'kryo' or 'json-typed'");
  }

  @Test
  void ofOneTypeNeedsNoLine() {
    Codec json = Codecs.builder().use("json").build();
    PolycodecRedisSerializer<Basket> baskets =
        new PolycodecRedisSerializer<>(json.forType(Basket.class));
    assertThat(baskets.serialize(basket)).asString().isEqualTo("{\"items\":[\"lamp\"]}");
    assertThat(baskets.deserialize(baskets.serialize(basket))).isEqualTo(basket);
  }
}
