package dev.polycodec.jackson3.stream;

import dev.polycodec.CodecException;
import dev.polycodec.Limits;
import java.io.OutputStream;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.core.io.IOContext;
import tools.jackson.core.sym.PropertyNameMatcher;
import tools.jackson.core.util.BufferRecycler;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.dataformat.cbor.CBORFactory;
import tools.jackson.dataformat.cbor.CBORFactoryBuilder;
import tools.jackson.dataformat.cbor.CBORParser;
import tools.jackson.dataformat.cbor.CBORReadFeature;
import tools.jackson.dataformat.cbor.CBORWriteFeature;

/** Makes the parsers and generators of CBOR. */
final class CborStreams extends CBORFactory implements Streams.Factory {

  private static final long serialVersionUID = 1;

  private final transient Own own;
  private transient Nested nested = Nested.NONE;

  private CborStreams(CBORFactoryBuilder builder, @Nullable Guard guard) {
    super(builder);
    own = new Own(guard, _factoryFeatures);
  }

  static TokenStreamFactory create(
      Limits limits, @Nullable Guard guard, @Nullable ObjectMapper theirs) {
    CBORFactoryBuilder builder = Streams.strict(CBORFactory.builder(), limits, theirs);
    builder.disable(CBORReadFeature.READ_UNDEFINED_AS_EMBEDDED_OBJECT); // null, as on Jackson 2
    if (theirs != null && theirs.tokenStreamFactory() instanceof CBORFactory) {
      for (CBORWriteFeature feature : CBORWriteFeature.values()) {
        builder.configure(feature, theirs.serializationConfig().hasFormatFeature(feature));
      }
      for (CBORReadFeature feature : CBORReadFeature.values()) {
        builder.configure(feature, theirs.deserializationConfig().hasFormatFeature(feature));
      }
      if (theirs.serializationConfig().hasFormatFeature(CBORWriteFeature.STRINGREF)) {
        throw new CodecException(
            "The mapper of JacksonOptions writes references to texts, which make much of few bytes"
                + " when they are read; disable CBORWriteFeature.STRINGREF");
      }
    }
    return new CborStreams(builder, guard);
  }

  @Override
  public void nest(Nested nested) {
    this.nested = nested;
  }

  Nested nested() {
    return nested;
  }

  @Override
  public Own own() {
    return own;
  }

  @Override
  public BufferRecycler _getBufferRecycler() {
    return own.buffers();
  }

  @Override
  protected JsonGenerator _createGenerator(
      ObjectWriteContext writing, IOContext context, OutputStream out) {
    return new CborOutput(this, context, out);
  }

  @Override
  protected CBORParser _createParser(
      ObjectReadContext reading, IOContext context, byte[] bytes, int offset, int length) {
    CborItems.require(bytes, offset, offset + length);
    return new Reader(this, context, bytes, offset, offset + length);
  }

  /** Returns whether large negative numbers are as RFC 8949 says: those of Jackson 2 are not. */
  boolean standard() {
    return isEnabled(CBORReadFeature.DECODE_USING_STANDARD_NEGATIVE_BIGINT_ENCODING);
  }

  /** Finds names one by one, as they are checked. */
  private static final class Reader extends CborInput {

    Reader(CborStreams streams, IOContext context, byte[] bytes, int from, int to) {
      super(streams, context, bytes, from, to);
    }

    @Override
    public int nextNameMatch(PropertyNameMatcher matcher) {
      return Streams.match(this, matcher);
    }
  }
}
