package dev.polycodec.jackson;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.util.JsonParserDelegate;
import dev.polycodec.MalformedDataException;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * Refuses an object that has a field twice, and an end within a container: Smile has a marker for
 * the end of a document, which its parser takes anywhere, and databind would wait for the end of
 * the container forever.
 */
final class StrictParser extends JsonParserDelegate {

  private final FieldNames names;
  private final Current current;

  /** Takes over a parser at its first token. */
  StrictParser(JsonParser delegate, FieldNames names, Current current) {
    super(delegate);
    this.names = names;
    this.current = current;
    if (delegate.hasToken(JsonToken.START_OBJECT)) {
      names.begin(depth());
    }
  }

  @Override
  public @Nullable JsonToken nextToken() throws IOException {
    JsonToken token = delegate.nextToken();
    meet(token);
    return token;
  }

  @Override
  public @Nullable JsonToken nextValue() throws IOException {
    JsonToken token = nextToken();
    return token == JsonToken.FIELD_NAME ? nextToken() : token;
  }

  @Override
  public @Nullable String nextFieldName() throws IOException {
    String name = delegate.nextFieldName();
    if (name == null) {
      meet(delegate.currentToken());
    } else {
      meetField(name);
    }
    return name;
  }

  @Override
  public @Nullable String nextTextValue() throws IOException {
    String text = delegate.nextTextValue();
    if (text == null) {
      meet(delegate.currentToken());
    }
    return text;
  }

  /** Returns the message that is read. */
  Current current() {
    return current;
  }

  /**
   * Reads the name of a field, or the end of an object, and leaves it to the caller to find a field
   * that comes twice.
   *
   * @return whether it is the name given
   */
  boolean nextFieldIs(SerializableString name) throws IOException {
    boolean same = delegate.nextFieldName(name);
    if (!same) {
      requireToken(delegate.currentToken());
    }
    return same;
  }

  /** Reads the name of a field, or the end of an object, like {@link #nextFieldIs}. */
  void nextField() throws IOException {
    requireToken(delegate.nextToken());
  }

  /** Notes the name of the current field. */
  void meetField() throws IOException {
    meetField(delegate.currentName());
  }

  private void meet(@Nullable JsonToken token) throws IOException {
    if (token == JsonToken.FIELD_NAME) {
      meetField(delegate.currentName());
    } else if (token == JsonToken.START_OBJECT) {
      names.begin(depth());
    } else {
      requireToken(token);
    }
  }

  private void requireToken(@Nullable JsonToken token) {
    if (token == null && !delegate.getParsingContext().inRoot()) {
      throw new MalformedDataException("The bytes end within a container");
    }
  }

  private void meetField(String name) {
    if (!names.add(depth(), name)) {
      throw twice();
    }
  }

  static MalformedDataException twice() {
    return new MalformedDataException("The bytes hold an object that has a field twice");
  }

  /** Returns how many fields were noted of the object at a depth that was read last. */
  int fields(int depth) {
    return names.count(depth);
  }

  /** Returns how deep the current token is nested. */
  int depth() {
    return delegate.getParsingContext().getNestingDepth();
  }
}
