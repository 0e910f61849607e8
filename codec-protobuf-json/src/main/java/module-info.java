import org.jspecify.annotations.NullMarked;

/** The codec {@code protobuf-json}, for messages that protoc generates. */
@NullMarked
module dev.polycodec.protobuf.json {
  requires static org.jspecify;
  requires transitive dev.polycodec;
  requires transitive com.google.protobuf;
  requires com.google.protobuf.util;

  exports dev.polycodec.protobuf.json;

  provides dev.polycodec.spi.CodecProvider with
      dev.polycodec.protobuf.json.ProtobufJsonCodecProvider;
}
