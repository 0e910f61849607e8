import dev.polycodec.avro.AvroCodecProvider;
import dev.polycodec.spi.CodecProvider;
import org.jspecify.annotations.NullMarked;

/** The Avro backend. */
@NullMarked
module dev.polycodec.avro {
  requires static org.jspecify;
  requires transitive dev.polycodec;
  requires transitive org.apache.avro;

  exports dev.polycodec.avro;

  provides CodecProvider with
      AvroCodecProvider;
}
