import org.jspecify.annotations.NullMarked;

/** The Jackson codecs: of JSON, Smile and CBOR. */
@NullMarked
module dev.polycodec.jackson {
  requires static org.jspecify;
  requires transitive dev.polycodec;
  requires transitive com.fasterxml.jackson.databind;
  requires com.fasterxml.jackson.annotation;
  requires com.fasterxml.jackson.core;
  requires com.fasterxml.jackson.dataformat.cbor;
  requires com.fasterxml.jackson.dataformat.smile;
  requires com.fasterxml.jackson.datatype.jdk8;
  requires com.fasterxml.jackson.datatype.jsr310;

  exports dev.polycodec.jackson;

  provides dev.polycodec.spi.CodecProvider with
      dev.polycodec.jackson.JacksonCodecProvider;
}
