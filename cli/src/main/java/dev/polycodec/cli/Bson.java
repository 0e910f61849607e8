package dev.polycodec.cli;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.bson.BsonBinaryReader;
import org.bson.BsonDocument;
import org.bson.BsonType;
import org.bson.codecs.BsonDocumentCodec;
import org.bson.codecs.DecoderContext;
import org.bson.json.JsonWriterSettings;

/** Documents of BSON as JSON. */
final class Bson {

  private Bson() {}

  /** Returns the elements of a document one after the other, whatever their names are. */
  static List<String> scalars(byte[] bytes, int start) {
    List<String> found = new ArrayList<>();
    ByteBuffer document = ByteBuffer.wrap(bytes, start, bytes.length - start).slice();
    try (BsonBinaryReader in = new BsonBinaryReader(document)) {
      in.readStartDocument();
      while (in.readBsonType() != BsonType.END_OF_DOCUMENT) {
        in.skipName();
        found.add(scalar(in));
      }
    }
    return found;
  }

  private static String scalar(BsonBinaryReader in) {
    return switch (in.getCurrentBsonType()) {
      case BOOLEAN -> Leaf.of(in.readBoolean());
      case INT32 -> Leaf.of(in.readInt32());
      case INT64 -> Leaf.of(in.readInt64());
      case DOUBLE -> Leaf.of(in.readDouble());
      case STRING -> Leaf.of(in.readString());
      case BINARY -> Leaf.of(in.readBinaryData().getData());
      default -> {
        in.skipValue();
        yield "null";
      }
    };
  }

  static String json(byte[] bytes, int start, boolean indent) {
    ByteBuffer document = ByteBuffer.wrap(bytes, start, bytes.length - start).slice();
    try (BsonBinaryReader in = new BsonBinaryReader(document)) {
      BsonDocument read = new BsonDocumentCodec().decode(in, DecoderContext.builder().build());
      return read.toJson(JsonWriterSettings.builder().indent(indent).build());
    }
  }
}
