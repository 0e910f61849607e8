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
import tools.jackson.core.sym.PropertyNameMatcher;
import tools.jackson.core.util.BufferRecycler;
import tools.jackson.databind.SerializationConfig;
import tools.jackson.databind.SerializationFeature;

/** Makes the parsers and generators of JSON, which is UTF-8. */
final class JsonStreams extends JsonFactory implements Streams.Factory {

  private static final long serialVersionUID = 1;

  private final transient Own own;
  private transient Nested nested = Nested.NONE;
  private final transient @Nullable SerializationConfig config;

  /**
   * Creates a factory.
   *
   * @param config what the application's mapper says of lines and blanks, or null
   */
  JsonStreams(
      JsonFactoryBuilder builder, @Nullable Guard guard, @Nullable SerializationConfig config) {
    super(builder);
    own = new Own(guard, _factoryFeatures);
    this.config = config;
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

  @Nullable PrettyPrinter pretty() {
    return config != null && config.isEnabled(SerializationFeature.INDENT_OUTPUT)
        ? config.constructDefaultPrettyPrinter()
        : null;
  }

  char quote() {
    return _quoteChar;
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
