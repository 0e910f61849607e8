import dev.polycodec.fory.ForyCodecProvider;
import dev.polycodec.spi.CodecProvider;
import org.jspecify.annotations.NullMarked;

/** The Apache Fory backend. */
@NullMarked
module dev.polycodec.fory {
  requires static org.jspecify;
  requires transitive org.apache.fory.core;
  requires transitive dev.polycodec;

  exports dev.polycodec.fory;

  provides CodecProvider with
      ForyCodecProvider;
}
