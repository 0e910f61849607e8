package dev.polycodec.jackson;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.IOContext;
import com.fasterxml.jackson.core.util.BufferRecycler;
import com.fasterxml.jackson.dataformat.smile.SmileConstants;
import com.fasterxml.jackson.dataformat.smile.SmileFactory;
import com.fasterxml.jackson.dataformat.smile.SmileFactoryBuilder;
import com.fasterxml.jackson.dataformat.smile.SmileGenerator;
import com.fasterxml.jackson.dataformat.smile.SmileParser;
import com.fasterxml.jackson.dataformat.smile.SmileWriteContext;
import dev.polycodec.Limits;
import dev.polycodec.MalformedDataException;
import java.io.IOException;
import java.io.OutputStream;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Makes the parsers and generators of Smile. */
final class SmileStreams extends SmileFactory implements Streams.Factory {

  private static final long serialVersionUID = 1;

  private final transient BufferRecycler buffers = new BufferRecycler();
  private final transient @Nullable Current current;

  private SmileStreams(SmileFactoryBuilder builder, @Nullable Current current) {
    super(builder);
    this.current = current;
  }

  static JsonFactory create(Limits limits, @Nullable Current current) {
    return new SmileStreams(
        Streams.strict(SmileFactory.builder(), limits)
            .disable(SmileGenerator.Feature.ENCODE_BINARY_AS_7BIT),
        current);
  }

  private SmileStreams(SmileStreams source) {
    super(source, null);
    current = source.current;
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
    }
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
    return new Writer(this, context, out);
  }

  @Override
  protected SmileParser _createParser(byte[] bytes, int offset, int length, IOContext context)
      throws IOException {
    Reader reader = new Reader(this, context, bytes, offset, offset + length);
    reader.header();
    return reader;
  }

  private static final class Writer extends SmileGenerator implements Documents {

    /** A float has five bytes of seven bits, of which the first holds four. */
    private static final int FLOAT_BYTES = 5;

    private static final byte FLOAT_FIRST = 0xF;

    private final @Nullable Current current;

    Writer(SmileStreams factory, IOContext context, OutputStream out) {
      super(context, factory._generatorFeatures, factory._smileGeneratorFeatures, null, out);
      current = factory.current;
    }

    @Override
    public void begin() throws IOException {
      writeHeader();
    }

    @Override
    public @Nullable Current current() {
      return current;
    }

    /** Clears the bits above those of a negative number, which Jackson before 2.18 sets. */
    @Override
    public void writeNumber(float number) throws IOException {
      super.writeNumber(number);
      _outputBuffer[_outputTail - FLOAT_BYTES] &= FLOAT_FIRST;
    }

    @Override
    public void writeNumber(BigInteger number) throws IOException {
      super.writeNumber(Current.bound(current, number));
    }

    @Override
    public void writeNumber(BigDecimal number) throws IOException {
      super.writeNumber(Current.bound(current, number));
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

  private static final class Reader extends SmileParser implements StrictParser {

    /** The types of names and texts that end with a marker. */
    private static final int LONG_NAME = 0x34;

    private static final int LONG_ASCII = 0xE0;
    private static final int LONG_TEXT = 0xE4;

    private final @Nullable Current current;
    private boolean quiet;

    Reader(SmileStreams factory, IOContext context, byte[] bytes, int from, int to) {
      super(
          context,
          factory._parserFeatures,
          factory._smileParserFeatures,
          factory._objectCodec,
          factory._byteSymbolCanonicalizer.makeChild(factory._factoryFeatures),
          null,
          bytes,
          from,
          to,
          false);
      current = factory.current;
    }

    void header() throws IOException {
      if (_inputPtr < _inputEnd
          && (_inputBuffer[_inputPtr] != SmileConstants.HEADER_BYTE_1
              || !handleSignature(true, true))) {
        throw new MalformedDataException("The bytes do not begin as Smile does: 3A 29 0A");
      }
    }

    @Override
    public Current current() {
      return Objects.requireNonNull(current, "the typed variants check by themselves");
    }

    /** Smile has a marker for the end of a document, which the parser takes anywhere. */
    private void requireOpen(@Nullable JsonToken token) {
      if (token == null && !_streamReadContext.inRoot()) {
        throw new MalformedDataException("The bytes end within a container");
      }
    }

    @Override
    public @Nullable JsonToken nextToken() throws IOException {
      JsonToken token = super.nextToken();
      if (token == JsonToken.VALUE_STRING) {
        requireText();
      } else if (token == JsonToken.FIELD_NAME) {
        requireName();
        note(token);
      } else if (token == null || token == JsonToken.START_OBJECT) {
        requireOpen(token);
        note(token);
      }
      return token;
    }

    private void note(@Nullable JsonToken token) {
      if (current != null && !quiet) {
        current.names().note(token, _streamReadContext);
      }
    }

    @Override
    public @Nullable String nextFieldName() throws IOException {
      String name = nextName();
      note(_currToken);
      return name;
    }

    @Override
    public boolean nextFieldName(SerializableString name) throws IOException {
      boolean same = nextNameIs(name);
      note(_currToken);
      return same;
    }

    @Override
    public @Nullable String nextName() throws IOException {
      String name = super.nextFieldName();
      if (name != null) {
        requireName();
      } else {
        requireOpen(_currToken);
      }
      return name;
    }

    @Override
    public boolean nextNameIs(SerializableString name) throws IOException {
      quiet = true; // it goes to nextToken() for a name that it does not expect
      try {
        return super.nextFieldName(name);
      } finally {
        quiet = false;
      }
    }

    @Override
    public @Nullable String nextTextValue() throws IOException {
      return nextToken() == JsonToken.VALUE_STRING ? getText() : null;
    }

    /** Checks the name that was read, unless it refers to an earlier one. */
    private void requireName() {
      switch (_typeAsInt >> 6) {
        case 2 -> require(true, 1 + (_typeAsInt & 0x3F));
        case 3 -> require(false, 2 + (_typeAsInt & 0x3F));
        default -> {
          if (_typeAsInt == LONG_NAME) {
            require(false, 0);
          }
        }
      }
    }

    private void requireText() {
      switch (_typeAsInt >> 6) {
        case 1 -> require(true, 1 + (_typeAsInt & 0x3F));
        case 2 -> require(false, 2 + (_typeAsInt & 0x3F));
        default -> {
          if (_typeAsInt == LONG_ASCII || _typeAsInt == LONG_TEXT) {
            require(_typeAsInt == LONG_ASCII, 0);
          }
        }
      }
    }

    /** Checks the text after the type, which ends with a marker if it has no length. */
    private void require(boolean ascii, int length) {
      int from = _tokenOffsetForTotal + 1;
      int to = length == 0 ? _inputEnd : Math.min(from + length, _inputEnd);
      int end = ascii ? Utf8.ascii(_inputBuffer, from, to) : Utf8.end(_inputBuffer, from, to);
      boolean marked = length == 0 && end < to && isMarker(_inputBuffer[end]);
      if (end < to && !marked) {
        throw Utf8.illFormed();
      }
    }

    private static boolean isMarker(byte next) {
      return next == SmileConstants.BYTE_MARKER_END_OF_STRING;
    }
  }
}
