package dev.polycodec.jackson.stream;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.util.JsonParserDelegate;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Has the parser of another jar refuse an object that has a field twice. */
public final class GuardedParser extends JsonParserDelegate implements StrictParser {

  private final Guard guard;

  private GuardedParser(JsonParser parser, Guard guard) {
    super(parser);
    this.guard = guard;
  }

  /** Returns a parser that is strict. */
  public static JsonParser of(JsonParser parser, Guard guard) {
    return parser instanceof StrictParser ? parser : new GuardedParser(parser, guard);
  }

  @Override
  public Guard guard() {
    return guard;
  }

  private @Nullable JsonToken noted(@Nullable JsonToken token) {
    guard.names().note(token, getParsingContext());
    return token;
  }

  @Override
  public @Nullable JsonToken nextToken() throws IOException {
    return noted(super.nextToken());
  }

  @Override
  public @Nullable JsonToken nextValue() throws IOException {
    JsonToken token = nextToken();
    return token == JsonToken.FIELD_NAME ? nextToken() : token;
  }

  @Override
  public @Nullable String nextFieldName() throws IOException {
    return nextToken() == JsonToken.FIELD_NAME ? currentName() : null;
  }

  @Override
  public boolean nextFieldName(SerializableString name) throws IOException {
    return name.getValue().equals(nextFieldName());
  }

  @Override
  public @Nullable String readName() throws IOException {
    return super.nextToken() == JsonToken.FIELD_NAME ? currentName() : null;
  }
}
