package dev.polycodec.spring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.spring.boot.HttpCodecs;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.springframework.core.MethodParameter;
import org.springframework.core.ResolvableType;
import org.springframework.core.codec.DecodingException;
import org.springframework.core.io.Resource;
import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.core.io.buffer.DataBufferLimitException;
import org.springframework.core.io.buffer.DefaultDataBufferFactory;
import org.springframework.http.MediaType;
import org.springframework.http.codec.ClientCodecConfigurer;
import org.springframework.http.codec.HttpMessageWriter;
import org.springframework.http.codec.ServerCodecConfigurer;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

@DisplayName("Encoder and decoder of WebFlux and RSocket")
class PolycodecCodecsTest {

  private static final ResolvableType BASKET = ResolvableType.forClass(Basket.class);
  private static final DefaultDataBufferFactory BUFFERS = new DefaultDataBufferFactory();

  private final Codec codec = Codecs.builder().use("kryo").build();
  private final PolycodecEncoder encoder = new PolycodecEncoder(codec);
  private final PolycodecDecoder decoder = new PolycodecDecoder(codec);
  private final Basket basket = new Basket(List.of("lamp"));

  @Test
  void carryOneValue() {
    Flux<DataBuffer> body =
        encoder.encode(Mono.just(basket), BUFFERS, BASKET, PolycodecMediaType.TYPE, Map.of());
    assertThat(decoder.decodeToMono(body, BASKET, PolycodecMediaType.TYPE, Map.of()).block())
        .isEqualTo(basket);
  }

  @Test
  void carrySeveralValuesAsTheirList() {
    Flux<DataBuffer> body =
        encoder.encode(
            Flux.just(basket, basket), BUFFERS, BASKET, PolycodecMediaType.TYPE, Map.of());
    assertThat(
            decoder.decode(body, BASKET, PolycodecMediaType.TYPE, Map.of()).collectList().block())
        .containsExactly(basket, basket);
  }

  @Test
  void knowWhatTheVariablesOfAGenericControllerAre() throws Exception {
    List<Basket> baskets = List.of(basket);
    Map<String, Object> bodies =
        Map.of("one", basket, "several", baskets, "array", new Basket[] {basket});
    for (Map.Entry<String, Object> body : bodies.entrySet()) {
      ResolvableType type = declared(body.getKey());
      DataBuffer bytes =
          encoder.encodeValue(body.getValue(), BUFFERS, type, PolycodecMediaType.TYPE, Map.of());
      assertThat(decoder.decode(bytes, type, PolycodecMediaType.TYPE, Map.of()))
          .isEqualTo(body.getValue());
    }
    for (String body : List.of("one", "several")) {
      ResolvableType type = declared(body);
      Flux<DataBuffer> bytes =
          encoder.encode(
              Flux.just(bodies.get(body)), BUFFERS, type, PolycodecMediaType.TYPE, Map.of());
      assertThat(
              decoder.decode(bytes, type, PolycodecMediaType.TYPE, Map.of()).collectList().block())
          .isEqualTo(List.of(bodies.get(body)));
    }
  }

  /** Returns the type in a publisher, as Spring has it of a parameter. */
  private static ResolvableType declared(String method) throws NoSuchMethodException {
    MethodParameter body =
        new MethodParameter(Controller.class.getDeclaredMethod(method, Mono.class), 0)
            .withContainingClass(Baskets.class);
    return ResolvableType.forMethodParameter(body).getGeneric();
  }

  abstract static class Controller<T> {

    abstract void one(Mono<T> body);

    abstract void several(Mono<List<T>> body);

    abstract void array(Mono<T[]> body);
  }

  abstract static class Baskets extends Controller<Basket> {}

  @Test
  void refuseWhatIsNoMessageAndWhatIsTooLong() {
    Mono<DataBuffer> text = Mono.just(BUFFERS.wrap(new byte[] {1, 2, 3}));
    assertThatThrownBy(
            () -> decoder.decodeToMono(text, BASKET, PolycodecMediaType.TYPE, Map.of()).block())
        .isInstanceOf(DecodingException.class);
    decoder.setMaxInMemorySize(2);
    Flux<DataBuffer> again =
        Flux.just(BUFFERS.wrap(new byte[] {1, 2}), BUFFERS.wrap(new byte[] {3}));
    assertThatThrownBy(
            () -> decoder.decodeToMono(again, BASKET, PolycodecMediaType.TYPE, Map.of()).block())
        .isInstanceOf(DataBufferLimitException.class);
  }

  @Test
  void refuseANullAmongSeveralValues() {
    ResolvableType baskets = ResolvableType.forClassWithGenerics(List.class, BASKET);
    DataBuffer body =
        encoder.encodeValue(
            Arrays.asList(basket, null), BUFFERS, baskets, PolycodecMediaType.TYPE, Map.of());
    assertThatThrownBy(
            () ->
                decoder
                    .decode(Mono.just(body), BASKET, PolycodecMediaType.TYPE, Map.of())
                    .collectList()
                    .block())
        .isInstanceOf(DecodingException.class)
        .hasMessage("One of the values is null");
  }

  @Test
  void ofAServerAreOfferedAfterAllOthersAndOfAClientOnlyUsedByName() {
    ServerCodecConfigurer server = ServerCodecConfigurer.create();
    HttpCodecs.use(server, codec);
    assertThat(mediaTypes(server.getWriters())).anyMatch(type -> type.getQualityValue() == 0.1);
    ClientCodecConfigurer client = ClientCodecConfigurer.create();
    HttpCodecs.use(client, codec);
    assertThat(mediaTypes(client.getWriters()))
        .noneMatch(type -> type.getSubtype().equals("x-polycodec"));
    assertThat(client.getWriters())
        .anyMatch(writer -> writer.canWrite(BASKET, new MediaType(PolycodecMediaType.TYPE)));
  }

  @Test
  void leaveToSpringWhatItSendsAsItIs() {
    MediaType polycodec = new MediaType(PolycodecMediaType.TYPE);
    for (Class<?> raw :
        List.of(String.class, byte[].class, ByteBuffer.class, DataBuffer.class, Resource.class)) {
      ResolvableType type = ResolvableType.forClass(raw);
      for (PolycodecEncoder each : List.of(encoder, PolycodecEncoder.offering(codec))) {
        assertThat(each.canEncode(type, polycodec)).as("%s", raw).isFalse();
      }
      assertThat(decoder.canDecode(type, polycodec)).as("%s", raw).isFalse();
    }
  }

  private static List<MediaType> mediaTypes(List<HttpMessageWriter<?>> writers) {
    return writers.stream()
        .filter(writer -> writer.canWrite(BASKET, null))
        .flatMap(writer -> writer.getWritableMediaTypes().stream())
        .toList();
  }
}
