package dev.polycodec.cli;

import dev.polycodec.MalformedDataException;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.bson.BsonBinaryReader;
import org.bson.BsonDocument;
import org.bson.BsonType;
import org.bson.codecs.BsonDocumentCodec;
import org.bson.codecs.DecoderContext;
import org.bson.json.JsonWriterSettings;

/** Documents of BSON as JSON. */
final class Bson {

  private static final int MAX_DEPTH = 500;

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
    try (BsonBinaryReader in = new BsonBinaryReader(document.duplicate())) {
      requireShallow(in);
    }
    try (BsonBinaryReader in = new BsonBinaryReader(document)) {
      BsonDocument read = new BsonDocumentCodec().decode(in, DecoderContext.builder().build());
      return read.toJson(JsonWriterSettings.builder().indent(indent).build());
    }
  }

  /** Checks how deep documents are nested, which the library follows by recursion. */
  private static void requireShallow(BsonBinaryReader in) {
    Deque<BsonType> open = new ArrayDeque<>();
    in.readStartDocument();
    open.push(BsonType.DOCUMENT);
    while (!open.isEmpty()) {
      BsonType type = in.readBsonType();
      if (type == BsonType.END_OF_DOCUMENT) {
        end(in, open.pop());
        continue;
      }
      if (open.peek() == BsonType.DOCUMENT) {
        in.skipName();
      }
      if (type == BsonType.DOCUMENT || type == BsonType.ARRAY) {
        start(in, type);
        open.push(type);
      } else {
        in.skipValue();
      }
      if (open.size() > MAX_DEPTH) {
        throw new MalformedDataException("The documents are nested deeper than " + MAX_DEPTH);
      }
    }
  }

  private static void start(BsonBinaryReader in, BsonType type) {
    if (type == BsonType.ARRAY) {
      in.readStartArray();
    } else {
      in.readStartDocument();
    }
  }

  private static void end(BsonBinaryReader in, BsonType type) {
    if (type == BsonType.ARRAY) {
      in.readEndArray();
    } else {
      in.readEndDocument();
    }
  }
}
