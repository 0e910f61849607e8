package dev.polycodec.jackson.stream;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import dev.polycodec.MalformedDataException;
import java.io.IOException;

/** Takes the token that must be there, and no other. */
public final class Tokens {

  private Tokens() {}

  /**
   * Reads the text of the current token.
   *
   * @throws MalformedDataException if it is no text
   */
  public static String text(JsonParser in) throws IOException {
    expect(in, JsonToken.VALUE_STRING);
    return in.getText();
  }

  /**
   * Returns the parser, whose current token is an integer.
   *
   * @throws MalformedDataException if it is none
   */
  public static JsonParser integer(JsonParser in) {
    expect(in, JsonToken.VALUE_NUMBER_INT);
    return in;
  }

  /**
   * Checks the current token.
   *
   * @throws MalformedDataException if it is another
   */
  public static void expect(JsonParser in, JsonToken token) {
    if (!in.hasToken(token)) {
      throw new MalformedDataException(
          "Expected " + token + " at " + where(in) + ", found " + in.currentToken());
    }
  }

  /** Says where the current token is, for a message. */
  public static String where(JsonParser in) {
    return "offset " + in.currentTokenLocation().getByteOffset();
  }

  /**
   * Reads the integer of the current token.
   *
   * @throws MalformedDataException if it is none, or not within the bounds
   */
  public static int within(JsonParser in, int min, int max) throws IOException {
    int value = integer(in).getIntValue();
    if (value < min || value > max) {
      throw new MalformedDataException(
          "The number at " + where(in) + " is not within " + min + " to " + max);
    }
    return value;
  }

  /**
   * Returns the parser, whose current token is a number.
   *
   * @throws MalformedDataException if it is none
   */
  public static JsonParser number(JsonParser in) {
    if (!in.hasToken(JsonToken.VALUE_NUMBER_INT)) {
      expect(in, JsonToken.VALUE_NUMBER_FLOAT);
    }
    return in;
  }
}
