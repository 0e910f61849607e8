package dev.polycodec.jackson;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.util.JsonParserDelegate;
import dev.polycodec.MalformedDataException;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * Refuses an end within a container. Smile has a marker for the end of a document, which its parser
 * takes anywhere, and databind would wait for the end of the container forever.
 */
final class WholeParser extends JsonParserDelegate {

  WholeParser(JsonParser delegate) {
    super(delegate);
  }

  @Override
  public @Nullable JsonToken nextToken() throws IOException {
    JsonToken token = delegate.nextToken();
    if (token == null) {
      requireRoot();
    }
    return token;
  }

  @Override
  public @Nullable String nextFieldName() throws IOException {
    String name = delegate.nextFieldName();
    if (name == null && delegate.currentToken() == null) {
      requireRoot();
    }
    return name;
  }

  private void requireRoot() {
    if (!delegate.getParsingContext().inRoot()) {
      throw new MalformedDataException("The bytes end within a container");
    }
  }
}
