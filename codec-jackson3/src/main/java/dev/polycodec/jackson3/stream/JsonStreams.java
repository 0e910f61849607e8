package dev.polycodec.jackson3.stream;

import java.io.OutputStream;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.PrettyPrinter;
import tools.jackson.core.io.IOContext;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonFactoryBuilder;
import tools.jackson.core.sym.ByteQuadsCanonicalizer;
import tools.jackson.core.sym.PropertyNameMatcher;
import tools.jackson.core.util.BufferRecycler;
import tools.jackson.databind.SerializationConfig;
import tools.jackson.databind.SerializationFeature;

/** Makes the parsers and generators of JSON, which is UTF-8. */
final class JsonStreams extends JsonFactory implements Streams.Factory {

  private static final long serialVersionUID = 1;

  private final transient BufferRecycler buffers = new BufferRecycler();
  private transient Nested nested = Nested.NONE;
  private final transient @Nullable Guard guard;
  private final transient @Nullable SerializationConfig config;

  /**
   * Creates a factory.
   *
   * @param config what the application's mapper says of lines and blanks, or null
   */
  JsonStreams(
      JsonFactoryBuilder builder, @Nullable Guard guard, @Nullable SerializationConfig config) {
    super(builder);
    this.guard = guard;
    this.config = config;
  }

  private JsonStreams(JsonStreams source) {
    super(source);
    nested = source.nested;
    guard = source.guard;
    config = source.config;
  }

  @Override
  public JsonFactory copy() {
    return new JsonStreams(this);
  }

  @Override
  public void nest(Nested nested) {
    this.nested = nested;
  }

  Nested nested() {
    return nested;
  }

  @Override
  public int names() {
    return _byteSymbolCanonicalizer.size();
  }

  @Nullable Guard guard() {
    return guard;
  }

  @Override
  public BufferRecycler _getBufferRecycler() {
    return buffers;
  }

  @Override
  protected JsonGenerator _createUTF8Generator(
      ObjectWriteContext writing, IOContext context, OutputStream out) {
    return new JsonOutput(this, context, out);
  }

  @Override
  protected JsonParser _createParser(
      ObjectReadContext reading, IOContext context, byte[] bytes, int offset, int length) {
    int start = JsonInput.start(bytes, offset, length);
    return new Reader(this, context, bytes, start, offset + length);
  }

  int reading() {
    return _streamReadFeatures;
  }

  int formatReading() {
    return _formatReadFeatures;
  }

  int writing() {
    return _streamWriteFeatures;
  }

  int formatWriting() {
    return _formatWriteFeatures;
  }

  @Nullable PrettyPrinter pretty() {
    return config != null && config.isEnabled(SerializationFeature.INDENT_OUTPUT)
        ? config.constructDefaultPrettyPrinter()
        : null;
  }

  char quote() {
    return _quoteChar;
  }

  ByteQuadsCanonicalizer newNames() {
    return _byteSymbolCanonicalizer.makeChild(_factoryFeatures);
  }

  /** Finds names one by one, as they are checked. */
  private static final class Reader extends JsonInput {

    Reader(JsonStreams streams, IOContext context, byte[] bytes, int from, int to) {
      super(streams, context, bytes, from, to);
    }

    @Override
    public int nextNameMatch(PropertyNameMatcher matcher) {
      return Streams.match(this, matcher);
    }
  }
}
