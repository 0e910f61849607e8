package dev.polycodec.jackson.stream;

import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.IOContext;
import com.fasterxml.jackson.core.json.UTF8StreamJsonParser;
import java.io.IOException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Reads JSON whose text is well-formed. */
class JsonInput extends UTF8StreamJsonParser implements StrictParser {

  private final @Nullable Guard guard;

  JsonInput(JsonStreams streams, IOContext context, byte[] bytes, int from, int to) {
    super(
        context,
        streams.getParserFeatures(),
        null, // reads from no stream
        streams.getCodec(),
        streams.own().names(),
        bytes,
        from,
        to,
        0,
        false);
    guard = streams.own().guard();
  }

  /** Returns where the text begins, all of which is well-formed. */
  static int start(byte[] bytes, int offset, int length) {
    int end = offset + length;
    if (Utf8.end(bytes, offset, end) < end) {
      throw Utf8.illFormed();
    }
    return isMarked(bytes, offset, length) ? offset + 3 : offset;
  }

  /** Returns whether bytes begin with a byte order mark, which other software may put there. */
  private static boolean isMarked(byte[] bytes, int offset, int length) {
    return length >= 3
        && bytes[offset] == (byte) 0xEF
        && bytes[offset + 1] == (byte) 0xBB
        && bytes[offset + 2] == (byte) 0xBF;
  }

  @Override
  public Guard guard() {
    return Objects.requireNonNull(guard, "the typed variants check by themselves");
  }

  private @Nullable JsonToken noted(@Nullable JsonToken token) {
    if (guard != null) {
      guard.names().note(token, _parsingContext);
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
  public @Nullable String readName() throws IOException {
    return super.nextFieldName();
  }

  @Override
  public boolean readNameIs(SerializableString name) throws IOException {
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
