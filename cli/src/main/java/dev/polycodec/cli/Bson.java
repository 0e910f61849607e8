package dev.polycodec.cli;

import java.nio.ByteBuffer;
import org.bson.BsonBinaryReader;
import org.bson.BsonDocument;
import org.bson.codecs.BsonDocumentCodec;
import org.bson.codecs.DecoderContext;
import org.bson.json.JsonWriterSettings;

/** Documents of BSON as JSON. */
final class Bson {

  private Bson() {}

  static String json(byte[] bytes, int start, boolean indent) {
    ByteBuffer document = ByteBuffer.wrap(bytes, start, bytes.length - start).slice();
    try (BsonBinaryReader in = new BsonBinaryReader(document)) {
      BsonDocument read =
          new BsonDocumentCodec().decode(in, DecoderContext.builder().build());
      return read.toJson(JsonWriterSettings.builder().indent(indent).build());
    }
  }
}
