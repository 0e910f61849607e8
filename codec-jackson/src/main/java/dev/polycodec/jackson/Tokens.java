package dev.polycodec.jackson;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import dev.polycodec.MalformedDataException;
import java.io.IOException;

/** Takes the tokens that a value must have, and no others. */
final class Tokens {

  private Tokens() {}

  /** Reads the text of the current token. */
  static String text(JsonParser in) throws IOException {
    expect(in, JsonToken.VALUE_STRING);
    return in.getText();
  }

  static JsonParser integer(JsonParser in) {
    expect(in, JsonToken.VALUE_NUMBER_INT);
    return in;
  }

  static void expect(JsonParser in, JsonToken token) {
    if (!in.hasToken(token)) {
      throw new MalformedDataException(
          "Expected " + token + " at " + where(in) + ", found " + in.currentToken());
    }
  }

  static String where(JsonParser in) {
    return "offset " + in.currentTokenLocation().getByteOffset();
  }

  static int within(JsonParser in, int min, int max) throws IOException {
    int value = integer(in).getIntValue();
    if (value < min || value > max) {
      throw new MalformedDataException(
          "The number at " + where(in) + " is not within " + min + " to " + max);
    }
    return value;
  }

  static JsonParser number(JsonParser in) {
    if (!in.hasToken(JsonToken.VALUE_NUMBER_INT)) {
      expect(in, JsonToken.VALUE_NUMBER_FLOAT);
    }
    return in;
  }
}
