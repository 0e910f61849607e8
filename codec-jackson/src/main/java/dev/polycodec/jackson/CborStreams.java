package dev.polycodec.jackson;

import com.fasterxml.jackson.core.JsonEncoding;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.IOContext;
import com.fasterxml.jackson.core.util.BufferRecycler;
import com.fasterxml.jackson.dataformat.cbor.CBORFactory;
import com.fasterxml.jackson.dataformat.cbor.CBORFactoryBuilder;
import com.fasterxml.jackson.dataformat.cbor.CBORGenerator;
import com.fasterxml.jackson.dataformat.cbor.CBORParser;
import com.fasterxml.jackson.dataformat.cbor.CBORWriteContext;
import dev.polycodec.CodecException;
import dev.polycodec.Limits;
import dev.polycodec.MalformedDataException;
import java.io.IOException;
import java.io.OutputStream;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Makes the parsers and generators of CBOR. */
final class CborStreams extends CBORFactory implements Streams.Factory {

  private static final long serialVersionUID = 1;

  private final transient BufferRecycler buffers = new BufferRecycler();
  private final transient @Nullable Current current;

  /** Whether large negative numbers are as RFC 8949 says: Jackson's own are one less. */
  private boolean standard = true;

  private CborStreams(CBORFactoryBuilder builder, @Nullable Current current) {
    super(builder);
    this.current = current;
  }

  static JsonFactory create(Limits limits, @Nullable Current current) {
    return new CborStreams(Streams.strict(CBORFactory.builder(), limits), current);
  }

  private CborStreams(CborStreams source) {
    super(source, null);
    current = source.current;
    standard = source.standard;
  }

  @Override
  public CBORFactory copy() {
    return new CborStreams(this);
  }

  @Override
  public void like(JsonFactory other) {
    if (other instanceof CBORFactory cbor) {
      standard = false; // its features decide
      for (CBORGenerator.Feature feature : CBORGenerator.Feature.values()) {
        configure(feature, cbor.isEnabled(feature));
      }
      _formatParserFeatures = cbor.getFormatParserFeatures();
      if (cbor.isEnabled(CBORGenerator.Feature.STRINGREF)) {
        throw new CodecException(
            "The mapper of JacksonOptions writes references to texts, which make much of few bytes"
                + " when they are read; disable CBORGenerator.Feature.STRINGREF");
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
  public CBORGenerator createGenerator(OutputStream out, JsonEncoding encoding) {
    return createGenerator(out);
  }

  @Override
  public CBORGenerator createGenerator(OutputStream out) {
    return new Writer(this, _createContext(_createContentReference(out), false), out);
  }

  @Override
  protected CBORParser _createParser(byte[] bytes, int offset, int length, IOContext context) {
    CborItems.require(bytes, offset, offset + length);
    return new Reader(this, context, bytes, offset, offset + length);
  }

  private static final class Writer extends CBORGenerator implements Documents {

    private static final BigInteger MINUS_ONE = BigInteger.ONE.negate();
    private static final int SELF_DESCRIBED = 55_799;

    private final @Nullable Current current;
    private final boolean standard;

    Writer(CborStreams factory, IOContext context, OutputStream out) {
      super(context, factory._generatorFeatures, factory._formatGeneratorFeatures, null, out);
      current = factory.current;
      standard = factory.standard;
    }

    @Override
    public void begin() throws IOException {
      if (isEnabled(Feature.WRITE_TYPE_HEADER)) {
        writeTag(SELF_DESCRIBED);
      }
    }

    @Override
    public @Nullable Current current() {
      return current;
    }

    @Override
    public void writeNumber(BigInteger number) throws IOException {
      if (standard && MINUS_ONE.equals(number)) {
        super.writeNumber(-1);
      } else {
        super.writeNumber(Current.bound(current, number));
      }
    }

    /** Writes the number whose form in Jackson is that of this one in the standard. */
    @Override
    protected void _write(BigInteger number) throws IOException {
      super._write(standard && number.signum() < 0 ? number.add(BigInteger.ONE) : number);
    }

    @Override
    public void writeNumber(BigDecimal number) throws IOException {
      super.writeNumber(Current.bound(current, number));
    }

    @Override
    public void end() throws IOException {
      flush();
      _streamWriteContext = CBORWriteContext.createRootContext(null);
    }
  }

  private static final class Reader extends CBORParser implements StrictParser {

    private static final int POSITIVE = 2;

    private final @Nullable Current current;
    private final boolean standard;

    Reader(CborStreams factory, IOContext context, byte[] bytes, int from, int to) {
      super(
          context,
          factory._parserFeatures,
          factory._formatParserFeatures,
          factory._objectCodec,
          factory._byteSymbolCanonicalizer.makeChild(factory._factoryFeatures),
          null,
          bytes,
          from,
          to,
          false);
      current = factory.current;
      standard = factory.standard;
    }

    @Override
    public Current current() {
      return Objects.requireNonNull(current, "the typed variants check by themselves");
    }

    private @Nullable JsonToken noted(@Nullable JsonToken token) {
      if (current != null) {
        current.names().note(token, _streamReadContext);
      }
      return token;
    }

    @Override
    public @Nullable JsonToken nextToken() throws IOException {
      JsonToken token = super.nextToken();
      if (token == JsonToken.FIELD_NAME) {
        requireName();
      }
      return noted(token);
    }

    @Override
    public @Nullable String nextFieldName() throws IOException {
      String name = nextName();
      noted(_currToken);
      return name;
    }

    @Override
    public boolean nextFieldName(SerializableString name) throws IOException {
      return name.getValue().equals(nextFieldName());
    }

    @Override
    public @Nullable String nextName() throws IOException {
      String name = super.nextFieldName();
      if (name != null) {
        requireName();
      }
      return name;
    }

    /** Asks for any name: asked for a certain one, Jackson compares it as it is in JSON. */
    @Override
    public boolean nextNameIs(SerializableString name) throws IOException {
      return name.getValue().equals(nextName());
    }

    private void requireName() {
      if (!CborItems.isName(_inputBuffer[(int) _tokenInputTotal])) {
        throw new MalformedDataException("The bytes hold a name that is neither text nor a number");
      }
    }

    /** Reads bytes as a number without a sign, which Jackson takes for one that has it. */
    @Override
    protected JsonToken _handleTaggedBinary(TagList tags) throws IOException {
      boolean positive = tags.contains(POSITIVE);
      JsonToken token = super._handleTaggedBinary(tags);
      if (token == JsonToken.VALUE_NUMBER_INT && (positive || standard)) {
        BigInteger number = new BigInteger(1, _binaryValue);
        _numberBigInt = positive ? number : number.not();
      }
      return token;
    }
  }
}
