package dev.polycodec.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.CodecException;
import dev.polycodec.Codecs;
import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.CodecProvider;
import dev.polycodec.spi.Framing;
import dev.polycodec.spi.Variant;
import dev.polycodec.stored.Envelope;
import dev.polycodec.stored.Envelopes;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

@Tag("once")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@DisplayName("No framed codec reads the bytes of another")
class CrossCodecTest {

  private static final String REFUSAL =
      "The bytes were written by the codec '%s', this codec is '%s': to read both, add"
          + " envelope(Envelopes.defaults().readLegacy(\"%1$s\").readLegacy(\"%2$s\")) to the builder";

  private final Map<String, Codec> codecs = new LinkedHashMap<>();

  CrossCodecTest() {
    for (CodecProvider provider : ServiceLoader.load(CodecProvider.class)) {
      for (Variant variant : provider.variants()) {
        if (variant.framing() == Framing.FRAMED) {
          codecs.put(variant.name(), builder(variant.name()).build());
        }
      }
    }
  }

  /** Whoever is not trusted is told so in another message, which is not the matter here. */
  private static CodecBuilder builder(String codec) {
    return Codecs.builder().use(codec).trustedInput();
  }

  @AfterAll
  void close() {
    codecs.values().forEach(Codec::close);
  }

  /** What became of the reads. */
  private static final class Table {

    private int reads;
    private int right;
    private int wrong;
    private int otherwise;
    private int named;
    private final List<String> examples = new ArrayList<>();

    void read(Object value, Codec writer, Codec reader, byte[] bytes) {
      reads++;
      try {
        Object read = reader.decode(bytes, value.getClass());
        boolean same = value.equals(read);
        right += same ? 1 : 0;
        wrong += same ? 0 : 1;
        note(writer.name() + " to " + reader.name() + ": " + value + " became " + read);
      } catch (CodecException e) {
        boolean refused =
            e instanceof MalformedDataException
                && REFUSAL.formatted(writer.name(), reader.name()).equals(e.getMessage());
        named += refused ? 1 : 0;
        otherwise += refused ? 0 : 1;
        if (!refused) {
          note(writer.name() + " to " + reader.name() + ": " + e);
        }
      }
    }

    private void note(String example) {
      if (examples.size() < 20) {
        examples.add(example);
      }
    }

    @Override
    public String toString() {
      return reads
          + " reads of another codec's bytes: "
          + wrong
          + " wrong, "
          + right
          + " right, "
          + named
          + " refused with the name of the writer, "
          + otherwise
          + " refused otherwise";
    }
  }

  @Test
  void everyReadIsRefusedWithTheNameOfTheWriter() {
    Table table = new Table();
    for (Object value : SmallValues.all()) {
      for (Codec writer : codecs.values()) {
        byte[] bytes = writer.encode(value);
        for (Codec reader : codecs.values()) {
          if (reader != writer) {
            table.read(value, writer, reader, bytes);
          }
        }
      }
    }
    System.out.println(table);
    int n = codecs.size();
    assertThat(table.reads)
        .isEqualTo(12 * SmallValues.OF_EACH * n * (n - 1))
        .isGreaterThan(100_000);
    assertThat(table.named).as("%s: %s", table, table.examples).isEqualTo(table.reads);
  }

  @Test
  void adviceOfTheRefusalReadsBoth() {
    Object value = SmallValues.all().get(0);
    for (Codec writer : codecs.values()) {
      for (Codec reader : codecs.values()) {
        if (reader != writer) {
          follow(value, writer, reader);
        }
      }
    }
  }

  private static void follow(Object value, Codec writer, Codec reader) {
    byte[] bytes = writer.encode(value);
    CodecException refusal =
        catchThrowableOfType(CodecException.class, () -> reader.decode(bytes, value.getClass()));
    assertThat(refusal).hasMessage(REFUSAL, writer.name(), reader.name());
    Envelope both = Envelopes.defaults().readLegacy(writer.name()).readLegacy(reader.name());
    try (Codec advised = builder(reader.name()).envelope(both).build()) {
      assertThat((Object) advised.decode(bytes, value.getClass())).isEqualTo(value);
      assertThat((Object) advised.decode(reader.encode(value), value.getClass())).isEqualTo(value);
      assertThat((Object) advised.decode(advised.encode(value), value.getClass())).isEqualTo(value);
    }
  }

  @Test
  void nullIsNullForEveryCodec() {
    for (Codec writer : codecs.values()) {
      byte[] bytes = writer.encode(null);
      assertThat(bytes).hasSize(1);
      for (Codec reader : codecs.values()) {
        assertThat(reader.decode(bytes, String.class)).isNull();
      }
    }
  }
}
