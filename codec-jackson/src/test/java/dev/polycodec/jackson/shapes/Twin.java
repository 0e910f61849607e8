package dev.polycodec.jackson.shapes;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.cfg.MapperBuilder;
import com.fasterxml.jackson.databind.exc.InvalidDefinitionException;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.DateSerializer;
import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.TypeRef;
import dev.polycodec.TypedCodec;
import dev.polycodec.jackson.JacksonOptions;
import dev.polycodec.jackson.plain.Builders;
import dev.polycodec.tck.equality.DeepEquality;
import java.util.Date;
import java.util.function.Consumer;

/** A plain codec, and a mapper with the same settings to ask what the codec should do. */
final class Twin implements AutoCloseable {

  private final Codec json;
  private final Codec smile;
  private final ObjectMapper mapper;

  Twin() {
    this(change -> {});
  }

  Twin(Consumer<ObjectMapper> settings) {
    MapperBuilder<?, ?> builder =
        Builders.of("json")
            .addModule(new SimpleModule().addSerializer(Date.class, new DateSerializer(true, null)))
            .enable(SerializationFeature.WRITE_DATES_WITH_ZONE_ID)
            .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
            .disable(SerializationFeature.WRITE_DURATIONS_AS_TIMESTAMPS)
            .disable(SerializationFeature.FAIL_ON_EMPTY_BEANS)
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES) // computed ones are written
            .disable(DeserializationFeature.ADJUST_DATES_TO_CONTEXT_TIME_ZONE);
    mapper = Builders.changed(builder, settings);
    json = codec("json", settings);
    smile = codec("smile", settings);
  }

  private static Codec codec(String name, Consumer<ObjectMapper> settings) {
    return Codecs.builder()
        .use(name)
        .allow(Twin.class.getPackageName() + ".*")
        .configure(JacksonOptions.builder().customize(settings).build())
        .build();
  }

  /** Checks that a value is written as the mapper writes it, and that all read the same value. */
  void check(Sample sample) throws Exception {
    JavaType type = mapper.constructType(sample.type());
    byte[] expected = mapper.writerFor(type).writeValueAsBytes(sample.value());
    TypedCodec<?> texts = handle(json, sample);
    assertThat(new String(encode(texts, sample.value()), UTF_8))
        .isEqualTo(new String(expected, UTF_8));
    Object read = texts.decode(expected);
    assertEqual(sample.value(), read, sample);
    TypedCodec<?> smiles = handle(smile, sample);
    assertEqual(sample.value(), smiles.decode(encode(smiles, sample.value())), sample);
    if (!sample.oursAlone()) {
      assertEqual(mapper.readValue(expected, type), read, sample);
    }
  }

  /** Checks that a value which no mapper reads comes back, whatever its text. */
  void checkOurs(Sample sample) throws Exception {
    TypedCodec<?> texts = handle(json, sample);
    assertEqual(sample.value(), texts.decode(encode(texts, sample.value())), sample);
  }

  private void assertEqual(Object expected, Object actual, Sample sample) {
    assertThat(DeepEquality.difference(expected, actual, json.traits()))
        .as(sample.toString())
        .isEmpty();
  }

  byte[] encode(Sample sample) {
    return encode(handle(json, sample), sample.value());
  }

  @SuppressWarnings("unchecked") // a handle takes the values of its type
  private static byte[] encode(TypedCodec<?> handle, Object value) {
    return ((TypedCodec<Object>) handle).encode(value);
  }

  private static TypedCodec<?> handle(Codec codec, Sample sample) {
    return codec.forType(TypeRef.of(sample.type()));
  }

  /** Returns whether the mapper has no way to make objects of the class. */
  static boolean cannotMake(Exception failure) {
    return failure instanceof InvalidDefinitionException;
  }

  @Override
  public void close() {
    json.close();
    smile.close();
  }
}
