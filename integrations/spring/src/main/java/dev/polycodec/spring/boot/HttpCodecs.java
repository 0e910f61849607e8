package dev.polycodec.spring.boot;

import dev.polycodec.Codec;
import dev.polycodec.spring.PolycodecDecoder;
import dev.polycodec.spring.PolycodecEncoder;
import org.springframework.http.codec.CodecConfigurer;
import org.springframework.http.codec.ServerCodecConfigurer;

/** Gives encoder and decoder to WebFlux and its clients. */
public final class HttpCodecs {

  private HttpCodecs() {}

  /** Adds to the codecs of a server or a client. */
  public static void use(CodecConfigurer configurer, Codec codec) {
    boolean server = configurer instanceof ServerCodecConfigurer;
    PolycodecEncoder encoder =
        server ? PolycodecEncoder.offering(codec) : new PolycodecEncoder(codec);
    configurer.customCodecs().registerWithDefaultConfig(encoder);
    configurer.customCodecs().registerWithDefaultConfig(new PolycodecDecoder(codec));
  }
}
