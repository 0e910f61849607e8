import org.jspecify.annotations.NullMarked;

/** The codecs {@code thrift-binary} and {@code thrift-compact}, for what Thrift generates. */
@NullMarked
module dev.polycodec.thrift {
  requires static org.jspecify;
  requires transitive dev.polycodec;
  requires org.apache.thrift;

  exports dev.polycodec.thrift;

  provides dev.polycodec.spi.CodecProvider with
      dev.polycodec.thrift.ThriftCodecProvider;
}
