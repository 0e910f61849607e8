package dev.polycodec.bson;

import dev.polycodec.tck.hostile.WalkHostileBytes;
import org.bson.BsonBinaryWriter;
import org.bson.BsonDocument;
import org.bson.BsonString;
import org.bson.codecs.BsonDocumentCodec;
import org.bson.codecs.EncoderContext;
import org.bson.io.BasicOutputBuffer;

/** Payloads of {@code bson}, made by the library itself. */
final class BsonHostileBytes extends WalkHostileBytes {

  @Override
  protected Out newOut() {
    return new Elements();
  }

  @Override
  public void useLibrary(Object value) {
    BsonDocument document = new BsonDocument("value", new BsonString(value.toString()));
    new BsonDocumentCodec()
        .encode(
            new BsonBinaryWriter(new BasicOutputBuffer()),
            document,
            EncoderContext.builder().build());
  }

  private static final class Elements implements Out {

    private final BasicOutputBuffer bytes = new BasicOutputBuffer();
    private final BsonBinaryWriter out = new BsonBinaryWriter(bytes);

    Elements() {
      out.writeStartDocument();
    }

    @Override
    public void octet(int value) {
      integer((byte) value);
    }

    @Override
    public void integer(int value) {
      out.writeInt32("", value);
    }

    @Override
    public void numbers(int... values) {
      for (int value : values) {
        integer(value);
      }
    }

    @Override
    public void text(String value) {
      out.writeString("", value);
    }

    /** A text begins with its type, the name of its element and its length. */
    @Override
    public void announceText(int length) {
      bytes.writeByte(2);
      bytes.writeByte(0);
      bytes.writeInt32(length);
    }

    @Override
    public byte[] toBytes() {
      out.writeEndDocument();
      return bytes.toByteArray();
    }
  }
}
