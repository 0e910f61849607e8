package dev.polycodec.jackson3.stream;

import dev.polycodec.Limits;
import java.io.OutputStream;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.core.io.IOContext;
import tools.jackson.core.sym.PropertyNameMatcher;
import tools.jackson.core.util.BufferRecycler;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.dataformat.smile.SmileFactory;
import tools.jackson.dataformat.smile.SmileFactoryBuilder;
import tools.jackson.dataformat.smile.SmileReadFeature;
import tools.jackson.dataformat.smile.SmileWriteFeature;

/** Makes the parsers and generators of Smile. */
final class SmileStreams extends SmileFactory implements Streams.Factory {

  private static final long serialVersionUID = 1;

  private final transient Own own;
  private transient Nested nested = Nested.NONE;

  private SmileStreams(SmileFactoryBuilder builder, @Nullable Guard guard) {
    super(builder);
    own = new Own(guard, _factoryFeatures);
  }

  static TokenStreamFactory create(
      Limits limits, @Nullable Guard guard, @Nullable ObjectMapper theirs) {
    SmileFactoryBuilder builder =
        Streams.strict(SmileFactory.builder(), limits, theirs)
            .disable(SmileWriteFeature.ENCODE_BINARY_AS_7BIT);
    if (theirs != null && theirs.tokenStreamFactory() instanceof SmileFactory) {
      for (SmileWriteFeature feature : SmileWriteFeature.values()) {
        builder.configure(feature, theirs.serializationConfig().hasFormatFeature(feature));
      }
      for (SmileReadFeature feature : SmileReadFeature.values()) {
        builder.configure(feature, theirs.deserializationConfig().hasFormatFeature(feature));
      }
    }
    return new SmileStreams(builder, guard);
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
    return new SmileOutput(this, context, out);
  }

  @Override
  protected JsonParser _createParser(
      ObjectReadContext reading, IOContext context, byte[] bytes, int offset, int length) {
    Reader reader = new Reader(this, context, bytes, offset, offset + length);
    reader.header();
    return reader;
  }

  /** Finds names one by one, as they are checked. */
  private static final class Reader extends SmileInput {

    Reader(SmileStreams streams, IOContext context, byte[] bytes, int from, int to) {
      super(streams, context, bytes, from, to);
    }

    @Override
    public int nextNameMatch(PropertyNameMatcher matcher) {
      return Streams.match(this, matcher);
    }
  }
}
