package dev.polycodec.benchmarks.expert;

import dev.polycodec.benchmarks.Contender;
import java.nio.ByteBuffer;
import java.util.Arrays;
import org.bson.BsonBinaryReader;
import org.bson.BsonBinaryWriter;
import org.bson.codecs.Codec;
import org.bson.codecs.DecoderContext;
import org.bson.codecs.EncoderContext;
import org.bson.codecs.MapCodecProvider;
import org.bson.codecs.ValueCodecProvider;
import org.bson.codecs.configuration.CodecRegistries;
import org.bson.codecs.jsr310.Jsr310CodecProvider;
import org.bson.codecs.pojo.PojoCodecProvider;
import org.bson.io.BasicOutputBuffer;

/** MongoDB's codecs for objects by their properties; the registry keeps what they need. */
record BsonLibrary(Codec<Object> codec) implements Contender {

  @SuppressWarnings("unchecked") // values are of the class
  static BsonLibrary of(Class<?> type) {
    return new BsonLibrary(
        (Codec<Object>)
            CodecRegistries.fromProviders(
                    new ValueCodecProvider(),
                    new MapCodecProvider(),
                    new Jsr310CodecProvider(),
                    PojoCodecProvider.builder().automatic(true).build())
                .get(type));
  }

  @Override
  public byte[] encode(Object value) {
    try (BasicOutputBuffer out = new BasicOutputBuffer();
        BsonBinaryWriter writer = new BsonBinaryWriter(out)) {
      codec.encode(writer, value, EncoderContext.builder().build());
      return Arrays.copyOf(out.getInternalBuffer(), out.getSize());
    }
  }

  @Override
  public Object decode(byte[] bytes) {
    try (BsonBinaryReader reader = new BsonBinaryReader(ByteBuffer.wrap(bytes))) {
      return codec.decode(reader, DecoderContext.builder().build());
    }
  }

  @Override
  public void encodeOther(Object value) {
    encode(value);
  }
}
