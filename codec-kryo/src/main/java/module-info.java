import dev.polycodec.kryo.KryoCodecProvider;
import dev.polycodec.spi.CodecProvider;
import org.jspecify.annotations.NullMarked;

/** The Kryo backend. */
@NullMarked
module dev.polycodec.kryo {
  requires static org.jspecify;
  requires transitive com.esotericsoftware.kryo;
  requires transitive dev.polycodec;
  requires jdk.unsupported;

  exports dev.polycodec.kryo;

  provides CodecProvider with
      KryoCodecProvider;
}
