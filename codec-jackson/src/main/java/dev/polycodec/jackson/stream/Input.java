package dev.polycodec.jackson.stream;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import dev.polycodec.MalformedDataException;
import java.io.IOException;
import java.io.OutputStream;
import org.jspecify.annotations.Nullable;

/** What one engine reads from: a parser for each message, which knows no old names. */
public final class Input {

  private final JsonFactory factory;
  private int length;
  private @Nullable JsonParser parser;

  /** Creates an input without a message. */
  public Input(JsonFactory factory) {
    this.factory = factory;
  }

  /** Begins a message, and returns what reads it. */
  public JsonParser begin(byte[] bytes, int offset, int count) throws IOException {
    length = count;
    JsonParser opened = factory.createParser(bytes, offset, count);
    parser = opened;
    return opened;
  }

  /**
   * Refuses what follows the value. Smile parsers skip end markers and further headers.
   *
   * @throws MalformedDataException if something does
   */
  public void requireEnd(JsonParser in) throws IOException {
    boolean more = factory.canHandleBinaryNatively() ? remaining(in) > 0 : in.nextToken() != null;
    if (more) {
      throw new MalformedDataException("Bytes follow the value");
    }
  }

  /** Returns how many bytes a parser has not looked at. */
  public static int remaining(JsonParser in) throws IOException {
    return Math.max(0, in.releaseBuffered(OutputStream.nullOutputStream()));
  }

  /** Forgets the message, whether it failed or not. */
  public void clear() {
    JsonParser opened = parser;
    if (opened != null) {
      parser = null;
      close(opened);
      if (factory instanceof Streams.Factory streams) {
        streams.own().boundNames(length);
      }
    }
  }

  private static void close(JsonParser opened) {
    try {
      opened.close();
    } catch (IOException e) {
      throw new IllegalStateException("A parser of an array has nothing to close", e);
    }
  }
}
