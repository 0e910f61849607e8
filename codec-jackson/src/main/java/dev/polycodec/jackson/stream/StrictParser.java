package dev.polycodec.jackson.stream;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonStreamContext;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.SerializableString;
import dev.polycodec.MalformedDataException;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * A parser of the codec's own: it refuses text that is not well-formed, an end within a container,
 * and, in the plain variants, an object that has a field twice. A reader that finds such a field by
 * itself asks for names by the methods here, which is faster.
 */
public interface StrictParser {

  /** Returns what checks the message; parsers of typed variants have none. */
  Guard guard();

  /**
   * Reads the name of a field, or the end of an object, and leaves it to the caller to find a field
   * that comes twice.
   *
   * @return the name, or null at the end
   */
  @Nullable String readName() throws IOException;

  /**
   * Reads the name of a field, or the end of an object, like {@link #readName}: any, unless a
   * parser compares names by itself, and as they are.
   *
   * @return whether it is the name given
   */
  default boolean readNameIs(SerializableString name) throws IOException {
    return name.getValue().equals(readName());
  }

  /** Returns a parser at the beginning of an object, or null if it is elsewhere or another's. */
  static @Nullable StrictParser atObject(JsonParser in) {
    return in instanceof StrictParser own && in.hasToken(JsonToken.START_OBJECT) ? own : null;
  }

  /** Returns the first name of an object that has begun, perhaps with that name, or null. */
  static @Nullable String firstName(JsonParser in, @Nullable StrictParser strict)
      throws IOException {
    return in.hasToken(JsonToken.FIELD_NAME) ? in.currentName() : readName(in, strict);
  }

  /** Reads the next name, or the end, by the strict parser if there is one. */
  static @Nullable String readName(JsonParser in, @Nullable StrictParser strict)
      throws IOException {
    return strict == null ? in.nextFieldName() : strict.readName();
  }

  String currentName() throws IOException;

  JsonStreamContext getParsingContext();

  /** Notes the name of the current field, to find it if it comes again. */
  default void noteName() throws IOException {
    guard().names().add(depth(), currentName());
  }

  /** Returns how many names were noted of the object at a depth that was read last. */
  default int names(int depth) {
    return guard().names().count(depth);
  }

  /** Returns how deep the current token is nested. */
  default int depth() {
    return getParsingContext().getNestingDepth();
  }

  static MalformedDataException twice() {
    return new MalformedDataException("The bytes hold an object that has a field twice");
  }
}
