package dev.polycodec.jackson.stream;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.io.IOContext;
import com.fasterxml.jackson.core.util.BufferRecycler;
import com.fasterxml.jackson.dataformat.smile.SmileFactory;
import com.fasterxml.jackson.dataformat.smile.SmileFactoryBuilder;
import com.fasterxml.jackson.dataformat.smile.SmileGenerator;
import com.fasterxml.jackson.dataformat.smile.SmileParser;
import dev.polycodec.Limits;
import java.io.IOException;
import java.io.OutputStream;
import org.jspecify.annotations.Nullable;

/** Makes the parsers and generators of Smile. */
final class SmileStreams extends SmileFactory implements Streams.Factory {

  private static final long serialVersionUID = 1;

  private final transient Own own;

  private SmileStreams(SmileFactoryBuilder builder, @Nullable Guard guard) {
    super(builder);
    own = new Own(guard, _factoryFeatures);
  }

  static JsonFactory create(Limits limits, @Nullable Guard guard) {
    return new SmileStreams(
        Streams.strict(SmileFactory.builder(), limits)
            .disable(SmileGenerator.Feature.ENCODE_BINARY_AS_7BIT),
        guard);
  }

  private SmileStreams(SmileStreams source) {
    super(source, source.getCodec());
    own = new Own(source.own.guard(), _factoryFeatures);
  }

  @Override
  public SmileFactory copy() {
    return new SmileStreams(this);
  }

  @Override
  public void like(JsonFactory other) {
    if (other instanceof SmileFactory smile) {
      for (SmileGenerator.Feature feature : SmileGenerator.Feature.values()) {
        configure(feature, smile.isEnabled(feature));
      }
      for (SmileParser.Feature feature : SmileParser.Feature.values()) {
        configure(feature, smile.isEnabled(feature));
      }
    }
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
  protected SmileGenerator _createGenerator(OutputStream out, IOContext context) {
    return new Writer(this, context, out);
  }

  @Override
  protected SmileParser _createParser(byte[] bytes, int offset, int length, IOContext context)
      throws IOException {
    SmileInput reader = new SmileInput(this, context, bytes, offset, offset + length);
    reader.header();
    return reader;
  }

  /** Writes each number in one way. */
  private static final class Writer extends SmileOutput {

    /** A float has five bytes of seven bits, of which the first holds four. */
    private static final int FLOAT_BYTES = 5;

    private static final byte FLOAT_FIRST = 0xF;

    Writer(SmileStreams streams, IOContext context, OutputStream out) {
      super(streams, context, out);
    }

    /** Clears the bits above those of a negative number, which Jackson before 2.18 sets. */
    @Override
    public void writeNumber(float number) throws IOException {
      super.writeNumber(number);
      _outputBuffer[_outputTail - FLOAT_BYTES] &= FLOAT_FIRST;
    }
  }
}
