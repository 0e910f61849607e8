import org.jspecify.annotations.NullMarked;

/** The codec {@code protobuf}, for messages that protoc generates. */
@NullMarked
module dev.polycodec.protobuf {
  requires static org.jspecify;
  requires transitive dev.polycodec;
  requires transitive com.google.protobuf;

  exports dev.polycodec.protobuf;

  provides dev.polycodec.spi.CodecProvider with
      dev.polycodec.protobuf.ProtobufCodecProvider;
}
