import dev.polycodec.bson.BsonCodecProvider;
import dev.polycodec.spi.CodecProvider;
import org.jspecify.annotations.NullMarked;

/** The BSON backend. */
@NullMarked
module dev.polycodec.bson {
  requires static org.jspecify;
  requires transitive dev.polycodec;
  requires transitive org.mongodb.bson;

  exports dev.polycodec.bson;

  provides CodecProvider with
      BsonCodecProvider;
}
