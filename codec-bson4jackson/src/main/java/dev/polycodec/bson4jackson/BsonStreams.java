package dev.polycodec.bson4jackson;

import com.fasterxml.jackson.core.JsonEncoding;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.io.IOContext;
import com.fasterxml.jackson.core.util.BufferRecycler;
import de.undercouch.bson4jackson.BsonFactory;
import de.undercouch.bson4jackson.BsonGenerator;
import de.undercouch.bson4jackson.BsonParser;
import dev.polycodec.jackson.FormatProvider.Bounds;
import java.io.OutputStream;
import org.jspecify.annotations.Nullable;

/** Makes the parsers and generators of one engine. */
final class BsonStreams extends BsonFactory {

  private static final long serialVersionUID = 1;

  private final transient BufferRecycler buffers = new BufferRecycler();
  private final transient Bounds bounds;

  /**
   * Creates a factory, which says how decimals are written: as texts, or where the application's
   * mapper says so, as {@code decimal128}. The library's own doubles would not bring them back.
   */
  static JsonFactory create(Bounds bounds, @Nullable JsonFactory theirs) {
    return new BsonStreams(bounds)
        .enable(BsonGenerator.Feature.WRITE_BIGDECIMALS_AS_STRINGS)
        .configure(
            BsonGenerator.Feature.WRITE_BIGDECIMALS_AS_DECIMAL128,
            theirs instanceof BsonFactory bson
                && bson.isEnabled(BsonGenerator.Feature.WRITE_BIGDECIMALS_AS_DECIMAL128));
  }

  private BsonStreams(Bounds bounds) {
    this.bounds = bounds;
  }

  private BsonStreams(BsonStreams source) {
    super(source, source.getCodec());
    bounds = source.bounds;
  }

  @Override
  public BsonFactory copy() {
    return new BsonStreams(this);
  }

  @Override
  public BufferRecycler _getBufferRecycler() {
    return buffers;
  }

  @Override
  public BsonGenerator createGenerator(OutputStream out, JsonEncoding encoding) {
    BsonOutput output = new BsonOutput(_generatorFeatures, _bsonGeneratorFeatures, out, bounds);
    output.setCodec(getCodec());
    return output;
  }

  @Override
  protected BsonParser _createParser(byte[] bytes, int offset, int length, IOContext context) {
    BsonInput input = new BsonInput(context, _parserFeatures, bytes, offset, length);
    input.setCodec(getCodec());
    return input;
  }
}
