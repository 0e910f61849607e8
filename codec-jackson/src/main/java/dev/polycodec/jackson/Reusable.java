package dev.polycodec.jackson;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.io.IOContext;
import com.fasterxml.jackson.core.json.JsonWriteContext;
import com.fasterxml.jackson.core.json.UTF8JsonGenerator;
import com.fasterxml.jackson.core.util.BufferRecycler;
import com.fasterxml.jackson.dataformat.smile.SmileFactory;
import com.fasterxml.jackson.dataformat.smile.SmileFactoryBuilder;
import com.fasterxml.jackson.dataformat.smile.SmileGenerator;
import com.fasterxml.jackson.dataformat.smile.SmileWriteContext;
import dev.polycodec.spi.Scalar;
import java.io.IOException;
import java.io.OutputStream;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Makes generators that write any number of messages, for Jackson's own take about a tenth of the
 * time of a small message to make.
 *
 * <p>Each factory has buffers of its own: Jackson would look them up in a thread-local or a pool
 * for each message, and they would outlive the codec.
 */
final class Reusable {

  private Reusable() {}

  /** Writes one document after the other, each as if it were the first. */
  interface Documents {

    /** Begins a document. */
    void begin() throws IOException;

    /** Passes on what was written, and forgets the document and the objects in it. */
    void end() throws IOException;

    /** Returns the message that is written, if its large numbers are checked here. */
    @Nullable Current current();

    /** Checks large numbers from now on: databind writes them without asking. */
    void check(Current current);
  }

  /** Keeps the names of properties that its parsers have met. */
  interface Names {

    /** Returns how many names there are; a copy of the factory has none. */
    int names();
  }

  /** Makes generators of JSON. */
  static final class Json extends JsonFactory implements Names {

    private static final long serialVersionUID = 1;

    private final transient BufferRecycler buffers = new BufferRecycler();

    Json(JsonFactoryBuilder builder) {
      super(builder);
    }

    private Json(Json source) {
      super(source, null);
    }

    @Override
    public JsonFactory copy() {
      return new Json(this);
    }

    @Override
    public int names() {
      return _byteSymbolCanonicalizer.size() + _rootCharSymbols.size();
    }

    @Override
    public BufferRecycler _getBufferRecycler() {
      return buffers;
    }

    @Override
    protected JsonGenerator _createUTF8Generator(OutputStream out, IOContext context) {
      return new JsonDocuments(context, _generatorFeatures, out, _quoteChar);
    }
  }

  /** Makes generators of Smile. */
  static final class Smile extends SmileFactory implements Names {

    private static final long serialVersionUID = 1;

    private final transient BufferRecycler buffers = new BufferRecycler();

    Smile(SmileFactoryBuilder builder) {
      super(builder);
    }

    private Smile(Smile source) {
      super(source, null);
    }

    @Override
    public SmileFactory copy() {
      return new Smile(this);
    }

    @Override
    public int names() {
      return _byteSymbolCanonicalizer.size() + _rootCharSymbols.size();
    }

    @Override
    public BufferRecycler _getBufferRecycler() {
      return buffers;
    }

    @Override
    protected SmileGenerator _createGenerator(OutputStream out, IOContext context) {
      return new SmileDocuments(context, _generatorFeatures, _smileGeneratorFeatures, out);
    }
  }

  private static final class JsonDocuments extends UTF8JsonGenerator implements Documents {

    private @Nullable Current current;

    JsonDocuments(IOContext context, int features, OutputStream out, char quote) {
      super(context, features, null, out, quote);
    }

    @Override
    public void begin() {}

    @Override
    public @Nullable Current current() {
      return current;
    }

    @Override
    public void check(Current checked) {
      current = checked;
    }

    @Override
    public void writeNumber(BigInteger number) throws IOException {
      super.writeNumber(current == null ? number : current.bound(number, Scalar.BIG_INTEGER));
    }

    @Override
    public void writeNumber(BigDecimal number) throws IOException {
      super.writeNumber(current == null ? number : current.bound(number, Scalar.BIG_DECIMAL));
    }

    @Override
    public void end() throws IOException {
      flush();
      _writeContext = JsonWriteContext.createRootContext(null);
    }
  }

  private static final class SmileDocuments extends SmileGenerator implements Documents {

    /** A float has five bytes of seven bits, of which the first holds four. */
    private static final int FLOAT_BYTES = 5;

    private static final byte FLOAT_FIRST = 0xF;

    private @Nullable Current current;

    SmileDocuments(IOContext context, int features, int smileFeatures, OutputStream out) {
      super(context, features, smileFeatures, null, out);
    }

    /** Clears the bits above those of a negative number, which Jackson before 2.18 sets. */
    @Override
    public void writeNumber(float number) throws IOException {
      super.writeNumber(number);
      _outputBuffer[_outputTail - FLOAT_BYTES] &= FLOAT_FIRST;
    }

    @Override
    public void begin() throws IOException {
      writeHeader();
    }

    @Override
    public @Nullable Current current() {
      return current;
    }

    @Override
    public void check(Current checked) {
      current = checked;
    }

    @Override
    public void writeNumber(BigInteger number) throws IOException {
      super.writeNumber(current == null ? number : current.bound(number, Scalar.BIG_INTEGER));
    }

    @Override
    public void writeNumber(BigDecimal number) throws IOException {
      super.writeNumber(current == null ? number : current.bound(number, Scalar.BIG_DECIMAL));
    }

    @Override
    public void end() throws IOException {
      flush();
      _streamWriteContext = SmileWriteContext.createRootContext(null);
      if (_seenNames.length > DEFAULT_NAME_BUFFER_LENGTH) {
        _seenNames = new SharedStringNode[DEFAULT_NAME_BUFFER_LENGTH];
      } else {
        Arrays.fill(_seenNames, null);
      }
      _seenNameCount = 0;
    }
  }
}
