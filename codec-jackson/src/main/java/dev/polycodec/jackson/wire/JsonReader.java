package dev.polycodec.jackson.wire;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import dev.polycodec.MalformedDataException;
import dev.polycodec.SchemaMismatchException;
import dev.polycodec.jackson.stream.Tokens;
import dev.polycodec.jackson.wire.JsonWire.JsonName;
import dev.polycodec.spi.walk.NamedWire;
import dev.polycodec.spi.walk.ObjectReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the names of fields and classes around the primitives. */
final class JsonReader extends TokenReader implements NamedWire.Reader {

  /** A table of more classes is not kept. */
  private static final int MANY = 64;

  private List<String> classes = new ArrayList<>();

  /** Whether an object was begun, to see whether it has a class. */
  private boolean begun;

  JsonReader(JsonFactory factory) {
    super(factory);
  }

  @Override
  protected void begin(ObjectReader walk, byte[] bytes, int offset, int length) throws IOException {
    super.begin(walk, bytes, offset, length);
    begun = false;
  }

  @Override
  protected void clear() {
    super.clear();
    if (classes.size() > MANY) {
      classes = new ArrayList<>();
    } else {
      classes.clear();
    }
  }

  @Override
  JsonParser next() throws IOException {
    if (begun) {
      throw new MalformedDataException("Unexpected START_OBJECT before " + Tokens.where(in()));
    }
    return super.next();
  }

  @Override
  public char readChar() throws IOException {
    String text = Tokens.text(next());
    if (text.length() != 1) {
      throw new MalformedDataException(
          "The text at " + Tokens.where(in()) + " is not one character");
    }
    return text.charAt(0);
  }

  @Override
  public @Nullable String readText() throws IOException {
    if (!ahead && !begun) {
      return super.readText();
    }
    next();
    return text(null);
  }

  @Override
  public NamedWire.Token look() throws IOException {
    if (begun) {
      return NamedWire.Token.OBJECT;
    }
    JsonParser at = next();
    JsonToken token = at.currentToken();
    if (token == null) {
      throw new MalformedDataException("The bytes end where a value is to begin");
    }
    ahead = true;
    return switch (token) {
      case START_OBJECT -> lookInto(at);
      case START_ARRAY -> NamedWire.Token.ARRAY;
      case VALUE_STRING -> NamedWire.Token.TEXT;
      case VALUE_TRUE, VALUE_FALSE -> NamedWire.Token.BOOLEAN;
      case VALUE_NUMBER_INT -> integer(at);
      case VALUE_NUMBER_FLOAT -> NamedWire.Token.FRACTION;
      case VALUE_NULL -> NamedWire.Token.NULL;
      default ->
          throw new MalformedDataException("Unexpected " + token + " at " + Tokens.where(at));
    };
  }

  private static NamedWire.Token integer(JsonParser at) throws IOException {
    return switch (at.getNumberType()) {
      case INT -> NamedWire.Token.INTEGER;
      case LONG -> NamedWire.Token.LONG;
      default -> NamedWire.Token.BIG_INTEGER;
    };
  }

  private NamedWire.Token lookInto(JsonParser at) throws IOException {
    begun = true;
    if (!JsonWire.TYPE.equals(at.nextFieldName())) {
      return NamedWire.Token.OBJECT;
    }
    ahead = false;
    return NamedWire.Token.TYPED;
  }

  @Override
  public @Nullable String readClass() throws IOException {
    JsonParser at = in();
    if (!begun) { // a null was looked at
      ahead = false;
      return null;
    }
    at.nextToken();
    return at.hasToken(JsonToken.VALUE_NUMBER_INT) ? named(at.getIntValue()) : addClass(at);
  }

  private String addClass(JsonParser at) throws IOException {
    String name = Tokens.text(at);
    classes.add(name);
    return name;
  }

  private String named(int number) {
    if (number < 0 || number >= classes.size()) {
      throw new MalformedDataException(
          "The bytes refer to class number " + number + " of " + classes.size());
    }
    return classes.get(number);
  }

  @Override
  public void beginValue() throws IOException {
    begun = false;
    if (!JsonWire.VALUE.equals(in().nextFieldName())) {
      throw new MalformedDataException(
          "Expected the name " + JsonWire.VALUE + " at " + Tokens.where(in()));
    }
  }

  @Override
  public void endValue() throws IOException {
    Tokens.expect(next(), JsonToken.END_OBJECT);
  }

  @Override
  public void beginObject() throws IOException {
    if (!begun) {
      Tokens.expect(next(), JsonToken.START_OBJECT);
    }
    begun = false;
  }

  @Override
  public boolean nextIs(NamedWire.Name name) throws IOException {
    JsonName likely = (JsonName) name;
    if (!ahead) {
      return in().nextFieldName(likely.quoted());
    }
    JsonParser at = next();
    return at.hasToken(JsonToken.FIELD_NAME) && likely.quoted().getValue().equals(at.currentName());
  }

  @Override
  public void nextName() throws IOException {
    next();
  }

  @Override
  public @Nullable String currentName() throws IOException {
    JsonParser at = in();
    if (at.hasToken(JsonToken.FIELD_NAME)) {
      return JsonWire.unescaped(at.currentName());
    }
    Tokens.expect(at, JsonToken.END_OBJECT);
    return null;
  }

  /** Passes a value, but for the names of the classes in it, which have numbers from then on. */
  @Override
  public void skip() throws IOException {
    JsonParser at = in();
    if (JsonWire.VALUE.equals(at.currentName())) {
      throw new SchemaMismatchException(
          "The value at "
              + Tokens.where(at)
              + " is of a class that has fields by now, and was a constant, a container or another"
              + " value without them when the bytes were written");
    }
    at.nextToken();
    int depth = 0;
    do {
      JsonToken token = at.currentToken();
      if (token == JsonToken.START_OBJECT) {
        skipClass(at);
        depth++;
        continue;
      }
      depth += token == JsonToken.START_ARRAY ? 1 : token == null || !token.isStructEnd() ? 0 : -1;
      if (depth > 0) {
        at.nextToken();
      }
    } while (depth > 0);
  }

  private void skipClass(JsonParser at) throws IOException {
    if (JsonWire.TYPE.equals(at.nextFieldName()) && at.nextToken() == JsonToken.VALUE_STRING) {
      addClass(at);
    }
  }

  @Override
  public void beginArray() throws IOException {
    Tokens.expect(next(), JsonToken.START_ARRAY);
  }

  @Override
  public boolean hasNext() throws IOException {
    ahead = in().nextToken() != JsonToken.END_ARRAY;
    return ahead;
  }
}
