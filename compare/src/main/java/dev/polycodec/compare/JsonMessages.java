package dev.polycodec.compare;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.exc.InputCoercionException;
import com.fasterxml.jackson.core.exc.StreamReadException;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.exc.InvalidDefinitionException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The messages in a file of JSON: the elements of one array, or all values one after the other, be
 * they on lines of their own or not.
 */
final class JsonMessages {

  private final Path file;
  private final ObjectReader reader;
  private final String what;
  private final List<Object> messages = new ArrayList<>();

  private JsonMessages(Path file, ObjectReader reader, String what) {
    this.file = file;
    this.reader = reader;
    this.what = what;
  }

  /**
   * Reads all messages.
   *
   * @param reader binds them
   * @param what what it binds them to, in words
   * @throws Failure if the file is not JSON from its beginning to its end, holds no message, or one
   *     that does not fit
   */
  static List<Object> read(Path file, ObjectReader reader, String what) {
    JsonMessages elements = new JsonMessages(file, reader, what);
    if (elements.read(true)) {
      return elements.messages;
    }
    JsonMessages values = new JsonMessages(file, reader, what);
    values.read(false);
    return values.messages;
  }

  /** Returns false if an array was unwrapped that is only the first of several values. */
  private boolean read(boolean unwrap) {
    try (JsonParser parser = new FiniteNumbers(reader.createParser(file.toFile()))) {
      JsonToken token = parser.nextToken();
      if (token == null) {
        throw Failure.ofInput(file + " is empty", null);
      }
      if (unwrap && token == JsonToken.START_ARRAY) {
        return readElements(parser);
      }
      while (token != null) {
        messages.add(message(parser));
        token = parser.nextToken();
      }
      return true;
    } catch (JsonProcessingException e) {
      throw explain(e);
    } catch (IOException e) {
      throw Failure.ofInput(file + " cannot be read: " + e.getMessage(), e);
    }
  }

  private boolean readElements(JsonParser parser) throws IOException {
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      messages.add(message(parser));
    }
    boolean isAll = parser.nextToken() == null;
    if (isAll && messages.isEmpty()) {
      throw Failure.ofInput(file + " holds an empty array, and no message", null);
    }
    return isAll;
  }

  private Object message(JsonParser parser) throws IOException {
    if (parser.currentToken() == JsonToken.VALUE_NULL) {
      String where = where(parser.currentTokenLocation());
      throw Failure.ofInput(file + " holds a null where a message is due: " + where, null);
    }
    return reader.readValue(parser);
  }

  private Failure explain(JsonProcessingException e) {
    for (Throwable cause = e; cause != null; cause = cause.getCause()) {
      if (cause instanceof InputCoercionException number) {
        JsonLocation at = ((JsonParser) number.getProcessor()).currentTokenLocation();
        String message = where(at) + ": " + number.getOriginalMessage();
        return Failure.ofInput(file + " holds a number that does not fit: " + message, e);
      }
      if (cause instanceof StreamReadException syntax) {
        return misfit(" is not JSON: ", syntax);
      }
      if (cause instanceof InvalidDefinitionException definition) {
        return ClassPath.unusable(what, definition);
      }
    }
    return misfit(" does not fit " + what + ": ", e);
  }

  private Failure misfit(String prefix, JsonProcessingException e) {
    String where = e.getLocation() == null ? "" : where(e.getLocation()) + ": ";
    return Failure.ofInput(file + prefix + where + e.getOriginalMessage(), e);
  }

  private static String where(JsonLocation location) {
    return "line %d, column %d".formatted(location.getLineNr(), location.getColumnNr());
  }
}
