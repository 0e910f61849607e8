package dev.polycodec.spi.walk;

import org.jspecify.annotations.Nullable;

/**
 * A format whose objects have the names of their fields, for variants without a frame: the names
 * tell what other versions of a class have. Its writers are {@link Writer}s, its readers {@link
 * Reader}s.
 *
 * <p>Values are written where they stand, each time. A value has its class where its form and the
 * declared class do not tell it: {@code Object} leaves to be told what is no text, boolean, {@code
 * int}, {@code double}, list or map.
 */
public interface NamedWire extends Wire {

  @Override
  default boolean references() {
    return false;
  }

  /** Returns a name as the format writes and finds it best. */
  Name name(String text);

  /** A name, made once for any number of messages. */
  interface Name {}

  /** Writes what is around the primitives. */
  interface Writer {

    /** Writes null. */
    void writeNull() throws Exception;

    /**
     * Writes the class of a value: of the object that begins next, or of what is between {@link
     * #beginValue} and {@link #endValue}.
     */
    void writeClass(String name) throws Exception;

    /** Begins a value that is no object of fields, and whose class is written. */
    void beginValue() throws Exception;

    /** Ends what {@link #beginValue} began. */
    void endValue() throws Exception;

    /** Begins an object. */
    void beginObject() throws Exception;

    /** Writes the name of a field, whose value follows. */
    void writeName(Name name) throws Exception;

    /** Writes the key of a map that has only texts, as the name of what follows. */
    void writeKey(String key) throws Exception;

    /** Ends an object. */
    void endObject() throws Exception;

    /** Begins elements. */
    void beginArray() throws Exception;

    /** Ends elements. */
    void endArray() throws Exception;
  }

  /** What a value begins with. */
  enum Token {
    /** No value. */
    NULL,
    /** A text. */
    TEXT,
    /** A boolean. */
    BOOLEAN,
    /** A number without a fraction, which an {@code int} can be. */
    INTEGER,
    /** A number without a fraction that takes a {@code long}. */
    LONG,
    /** A number without a fraction that takes more than a {@code long}. */
    BIG_INTEGER,
    /** A number with a fraction. */
    FRACTION,
    /** Elements. */
    ARRAY,
    /** An object without a class. */
    OBJECT,
    /** An object with a class. */
    TYPED;

    /** Returns whether the value is neither null nor a container. */
    boolean isScalar() {
      return this != NULL && this != ARRAY && this != OBJECT && this != TYPED;
    }
  }

  /** Reads what is around the primitives. */
  interface Reader {

    /** Looks at the next value. */
    Token look() throws Exception;

    /** Reads the null, or the class of the value, that was looked at. */
    @Nullable String readClass() throws Exception;

    /** Begins the value that is no object of fields, and whose class was read. */
    void beginValue() throws Exception;

    /** Ends the value that {@link #beginValue} began. */
    void endValue() throws Exception;

    /** Begins the object that was looked at, or whose class was read. */
    void beginObject() throws Exception;

    /** Returns whether the next field has a name; if not, {@link #currentName} tells it. */
    boolean nextIs(Name name) throws Exception;

    /** Reads the name of the next field or the end of the object. */
    void nextName() throws Exception;

    /** Returns the name of the field, or null at the end of the object. */
    @Nullable String currentName() throws Exception;

    /**
     * Passes the value of the current field.
     *
     * @throws dev.polycodec.SchemaMismatchException if it is no field, but what {@link
     *     Writer#beginValue} began
     */
    void skip() throws Exception;

    /** Begins elements. */
    void beginArray() throws Exception;

    /** Returns whether another element follows; if not, the elements have ended. */
    boolean hasNext() throws Exception;

    /** Refuses bytes after the value. */
    void requireEnd() throws Exception;
  }
}
