import org.jspecify.annotations.NullMarked;

/** The codecs {@code protobuf} and {@code protobuf-json}, for messages that protoc generates. */
@NullMarked
module dev.polycodec.protobuf {
  requires static org.jspecify;
  requires transitive dev.polycodec;
  requires transitive com.google.protobuf;
  requires static com.google.protobuf.util;

  exports dev.polycodec.protobuf;

  provides dev.polycodec.spi.CodecProvider with
      dev.polycodec.protobuf.ProtobufCodecProvider;
}
