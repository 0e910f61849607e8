package dev.polycodec.jackson.plain;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import dev.polycodec.jackson.stream.ExactNumbers;
import dev.polycodec.jackson.stream.Tokens;
import java.io.IOException;

/** Checks names that are fractions in the way of {@link ExactNumbers}. */
final class ExactKey {

  private static final JsonFactory TEXT = new JsonFactory();

  private ExactKey() {}

  /**
   * Checks what Jackson has made of a name.
   *
   * @throws dev.polycodec.MalformedDataException if it is another number
   */
  static void require(String text, Object key) throws IOException {
    boolean single = key instanceof Float;
    if ((single || key instanceof Double) && !key.toString().equals(text)) {
      JsonParser in = TEXT.createParser(text);
      in.nextToken();
      Tokens.number(in);
      if (single) {
        ExactNumbers.readFloat(in);
      } else {
        ExactNumbers.readDouble(in);
      }
    }
  }
}
