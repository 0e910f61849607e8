package dev.polycodec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.spi.Backend;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.CodecProvider;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.Framing;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Plan;
import dev.polycodec.spi.Trust;
import dev.polycodec.spi.Variant;
import dev.polycodec.testing.Providers;
import dev.polycodec.testing.TinyProvider;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class GeneratedClassesTest {

  /** Provides a codec of generated classes, as that of a schema has it. */
  public static final class SchemaProvider implements CodecProvider {

    @Override
    public List<Variant> variants() {
      return List.of(
          new Variant(
              "tiny-schema", 1, Framing.BARE, Set.of(Trait.SCHEMA_FIRST), Trust.UNTRUSTED_INPUT));
    }

    @Override
    public Backend open(Variant variant, BackendConfig config) {
      return Empty::new;
    }
  }

  /** Writes nothing. */
  private static final class Empty implements Engine {

    @Override
    public void encode(Object value, Plan plan, Message message, int headroom, BytesConsumer out) {
      out.accept(new byte[headroom], headroom, 0);
    }

    @Override
    public Object decode(byte[] bytes, int offset, int length, Plan plan, Message message) {
      return "";
    }

    @Override
    public boolean recover() {
      return true;
    }

    @Override
    public long retainedBytes() {
      return 0;
    }
  }

  @Test
  void theirCodecIsSelectedUnaskedOnlyIfThereIsNoOther() {
    try (Codec alone =
            Codecs.builder().classLoader(Providers.loader(SchemaProvider.class)).build();
        Codec beside =
            Codecs.builder()
                .classLoader(Providers.loader(SchemaProvider.class, TinyProvider.class))
                .build()) {
      assertThat(alone.name()).isEqualTo("tiny-schema");
      assertThat(beside.name()).isEqualTo("tiny");
    }
  }

  @Test
  void nullIsNone() {
    try (Codec codec =
        Codecs.builder().classLoader(Providers.loader(SchemaProvider.class)).build()) {
      assertThatThrownBy(() -> codec.encode(null))
          .isExactlyInstanceOf(EncodeException.class)
          .hasMessage(
              "The codec 'tiny-schema' has no form for null, because its messages are objects of"
                  + " generated classes: encode one, or take a codec for objects of any class, such"
                  + " as kryo");
    }
  }

  @Test
  void aCodecInsideMustBeThere() {
    assertThatThrownBy(() -> Providers.tiny().use("tiny").useInside("nowhere", Long.class).build())
        .isExactlyInstanceOf(NoCodecException.class)
        .hasMessageStartingWith("There is no codec 'nowhere', which useInside names; present: ");
  }

  @Test
  void aClassHasOneCodecInside() {
    assertThatThrownBy(
            () ->
                Providers.tiny()
                    .use("tiny")
                    .useInside("tiny-bare", Long.class)
                    .useInside("tiny", Long.class)
                    .build())
        .isExactlyInstanceOf(IllegalStateException.class)
        .hasMessageContaining("useInside(\"tiny-bare\", Long.class)")
        .hasMessageContaining("useInside(\"tiny\", Long.class)");
  }
}
