package dev.polycodec.bson4jackson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import de.undercouch.bson4jackson.BsonModule;
import de.undercouch.bson4jackson.types.ObjectId;
import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.EncodeException;
import dev.polycodec.jackson.JacksonOptions;
import java.util.Date;
import java.util.HexFormat;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The library's own module is one of the application's like any other. */
class BsonModuleTest {

  private final Codec codec =
      Codecs.builder()
          .use("bson4jackson")
          .configure(JacksonOptions.builder().module(new BsonModule()).build())
          .build();

  @AfterEach
  void close() {
    codec.close();
  }

  record Dated(Date at) {}

  record Keyed(UUID key) {}

  record Stored(ObjectId id) {}

  @Test
  void aDateIsOneOfBson() {
    byte[] encoded = codec.encode(new Dated(new Date(1_000)));
    assertThat(HexFormat.of().formatHex(encoded)).contains("09617400e803000000000000");
    assertThat(codec.decode(encoded, Dated.class)).isEqualTo(new Dated(new Date(1_000)));
  }

  @Test
  void aUuidIsOneOfBson() {
    Keyed keyed = new Keyed(new UUID(1, 2));
    byte[] encoded = codec.encode(keyed);
    assertThat(HexFormat.of().formatHex(encoded)).contains("056b6579001000000003");
    assertThat(codec.decode(encoded, Keyed.class)).isEqualTo(keyed);
  }

  @Test
  void anObjectIdIsRefusedAsItIsReadAsText() {
    assertThatThrownBy(() -> codec.encode(new Stored(new ObjectId(1, 2, 3, (short) 4))))
        .isInstanceOf(EncodeException.class)
        .hasMessageContaining("de.undercouch.bson4jackson.types.ObjectId");
  }
}
