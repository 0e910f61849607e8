import org.jspecify.annotations.NullMarked;

/** The codecs of Jackson 3: of JSON, Smile and CBOR. */
@NullMarked
module dev.polycodec.jackson3 {
  requires static org.jspecify;
  requires transitive dev.polycodec;
  requires transitive tools.jackson.databind;
  requires com.fasterxml.jackson.annotation;
  requires tools.jackson.core;
  requires tools.jackson.dataformat.cbor;
  requires tools.jackson.dataformat.smile;

  exports dev.polycodec.jackson3;

  provides dev.polycodec.spi.CodecProvider with
      dev.polycodec.jackson3.JacksonCodecProvider;
}
