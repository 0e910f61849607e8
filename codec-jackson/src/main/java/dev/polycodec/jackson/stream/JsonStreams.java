package dev.polycodec.jackson.stream;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.io.IOContext;
import com.fasterxml.jackson.core.util.BufferRecycler;
import java.io.OutputStream;
import org.jspecify.annotations.Nullable;

/** Makes the parsers and generators of JSON, which is UTF-8. */
final class JsonStreams extends JsonFactory implements Streams.Factory {

  private static final long serialVersionUID = 1;

  private final transient Own own;

  JsonStreams(JsonFactoryBuilder builder, @Nullable Guard guard) {
    super(builder);
    own = new Own(guard, _factoryFeatures);
  }

  private JsonStreams(JsonStreams source) {
    super(source, source.getCodec());
    own = new Own(source.own.guard(), _factoryFeatures);
  }

  @Override
  public JsonFactory copy() {
    return new JsonStreams(this);
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
  protected JsonGenerator _createUTF8Generator(OutputStream out, IOContext context) {
    return new JsonOutput(this, context, out);
  }

  @Override
  protected JsonParser _createParser(byte[] bytes, int offset, int length, IOContext context) {
    int start = JsonInput.start(bytes, offset, length);
    return new JsonInput(this, context, bytes, start, offset + length);
  }

  char quote() {
    return _quoteChar;
  }
}
