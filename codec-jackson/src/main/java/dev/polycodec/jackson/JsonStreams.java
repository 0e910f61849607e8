package dev.polycodec.jackson;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.IOContext;
import com.fasterxml.jackson.core.json.JsonWriteContext;
import com.fasterxml.jackson.core.json.UTF8JsonGenerator;
import com.fasterxml.jackson.core.json.UTF8StreamJsonParser;
import com.fasterxml.jackson.core.util.BufferRecycler;
import dev.polycodec.EncodeException;
import java.io.IOException;
import java.io.OutputStream;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Makes the parsers and generators of JSON, which is UTF-8. */
final class JsonStreams extends JsonFactory implements Streams.Factory {

  private static final long serialVersionUID = 1;

  private final transient BufferRecycler buffers = new BufferRecycler();
  private final transient @Nullable Current current;

  JsonStreams(JsonFactoryBuilder builder, @Nullable Current current) {
    super(builder);
    this.current = current;
  }

  private JsonStreams(JsonStreams source) {
    super(source, null);
    current = source.current;
  }

  @Override
  public JsonFactory copy() {
    return new JsonStreams(this);
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
    return new Writer(this, context, out);
  }

  @Override
  protected JsonParser _createParser(byte[] bytes, int offset, int length, IOContext context) {
    int end = offset + length;
    if (Utf8.end(bytes, offset, end) < end) {
      throw Utf8.illFormed();
    }
    int start = isMarked(bytes, offset, length) ? offset + 3 : offset;
    return new Reader(this, context, bytes, start, end);
  }

  /** Returns whether bytes begin with a byte order mark, which other software may put there. */
  private static boolean isMarked(byte[] bytes, int offset, int length) {
    return length >= 3
        && bytes[offset] == (byte) 0xEF
        && bytes[offset + 1] == (byte) 0xBB
        && bytes[offset + 2] == (byte) 0xBF;
  }

  /** Checks large numbers, which databind writes without asking. */
  private static final class Writer extends UTF8JsonGenerator implements Documents {

    private final @Nullable Current current;

    Writer(JsonStreams factory, IOContext context, OutputStream out) {
      super(context, factory._generatorFeatures, null, out, factory._quoteChar);
      current = factory.current;
    }

    @Override
    public void begin() {}

    @Override
    public @Nullable Current current() {
      return current;
    }

    /** Half a character would be escaped, as in a text, but no parser reads one in a name. */
    @Override
    public void writeFieldName(String name) throws IOException {
      requireWhole(name);
      super.writeFieldName(name);
    }

    private static void requireWhole(String name) {
      int character;
      for (int i = 0; i < name.length(); i += Character.charCount(character)) {
        character = name.codePointAt(i);
        if (character >= Character.MIN_SURROGATE && character <= Character.MAX_SURROGATE) {
          throw new EncodeException(
              "A name in JSON cannot hold half a character, as it does at the index " + i);
        }
      }
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
      _writeContext = JsonWriteContext.createRootContext(null);
    }
  }

  private static final class Reader extends UTF8StreamJsonParser implements StrictParser {

    private final @Nullable Current current;

    Reader(JsonStreams factory, IOContext context, byte[] bytes, int from, int to) {
      super(
          context,
          factory._parserFeatures,
          null,
          factory._objectCodec,
          factory._byteSymbolCanonicalizer.makeChild(factory._factoryFeatures),
          bytes,
          from,
          to,
          0,
          false);
      current = factory.current;
    }

    @Override
    public Current current() {
      return Objects.requireNonNull(current, "the typed variants check by themselves");
    }

    private @Nullable JsonToken noted(@Nullable JsonToken token) {
      if (current != null) {
        current.names().note(token, _parsingContext);
      }
      return token;
    }

    @Override
    public @Nullable JsonToken nextToken() throws IOException {
      return noted(super.nextToken());
    }

    @Override
    public @Nullable String nextFieldName() throws IOException {
      String name = super.nextFieldName();
      noted(_currToken);
      return name;
    }

    @Override
    public boolean nextFieldName(SerializableString name) throws IOException {
      boolean same = super.nextFieldName(name);
      noted(_currToken);
      return same;
    }

    @Override
    public @Nullable String nextName() throws IOException {
      return super.nextFieldName();
    }

    @Override
    public boolean nextNameIs(SerializableString name) throws IOException {
      return super.nextFieldName(name);
    }

    @Override
    public @Nullable String nextTextValue() throws IOException {
      return nextToken() == JsonToken.VALUE_STRING ? getText() : null;
    }

    @Override
    public int nextIntValue(int otherwise) throws IOException {
      return nextToken() == JsonToken.VALUE_NUMBER_INT ? getIntValue() : otherwise;
    }

    @Override
    public long nextLongValue(long otherwise) throws IOException {
      return nextToken() == JsonToken.VALUE_NUMBER_INT ? getLongValue() : otherwise;
    }

    @Override
    public @Nullable Boolean nextBooleanValue() throws IOException {
      JsonToken token = nextToken();
      return token != null && token.isBoolean() ? token == JsonToken.VALUE_TRUE : null;
    }
  }
}
