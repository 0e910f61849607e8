import dev.polycodec.msgpack.MsgpackCodecProvider;
import dev.polycodec.spi.CodecProvider;
import org.jspecify.annotations.NullMarked;

/** The MessagePack backend. */
@NullMarked
module dev.polycodec.msgpack {
  requires static org.jspecify;
  requires static dev.polycodec.jackson;
  requires dev.polycodec;

  exports dev.polycodec.msgpack;

  provides CodecProvider with
      MsgpackCodecProvider;
}
