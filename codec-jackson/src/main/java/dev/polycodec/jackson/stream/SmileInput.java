package dev.polycodec.jackson.stream;

import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.IOContext;
import com.fasterxml.jackson.dataformat.smile.SmileConstants;
import com.fasterxml.jackson.dataformat.smile.SmileGenerator;
import com.fasterxml.jackson.dataformat.smile.SmileParser;
import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.bulk.Bulk;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Reads Smile whose text is well-formed, and whose containers end. */
class SmileInput extends SmileParser implements StrictParser {

  /** The types of names and texts that end with a marker. */
  private static final int LONG_NAME = 0x34;

  private static final int LONG_ASCII = 0xE0;
  private static final int LONG_TEXT = 0xE4;

  private final @Nullable Guard guard;

  /** Whether a header must begin the bytes, and a marker may end them, as a mapper says. */
  private final boolean headed;

  private final boolean marked;

  private boolean quiet;

  /** Where the text ends whose token was read last, if it is of ASCII, or 0. */
  private int asciiEnd;

  SmileInput(SmileStreams streams, IOContext context, byte[] bytes, int from, int to) {
    super(
        context,
        streams.getParserFeatures(),
        streams.getFormatParserFeatures(),
        streams.getCodec(),
        streams.own().names(),
        null,
        bytes,
        from,
        to,
        false);
    guard = streams.own().guard();
    headed = streams.isEnabled(SmileParser.Feature.REQUIRE_HEADER);
    marked = streams.isEnabled(SmileGenerator.Feature.WRITE_END_MARKER);
  }

  void header() throws IOException {
    boolean begins =
        _inputPtr < _inputEnd && _inputBuffer[_inputPtr] == SmileConstants.HEADER_BYTE_1;
    if (begins ? !handleSignature(true, true) : headed && _inputPtr < _inputEnd) {
      throw new MalformedDataException("The bytes do not begin as Smile does: 3A 29 0A");
    }
  }

  /** Takes the marker where a mapper writes it, if nothing follows. */
  @Override
  public int releaseBuffered(OutputStream out) throws IOException {
    if (marked
        && _inputPtr == _inputEnd - 1
        && _inputBuffer[_inputPtr] == SmileConstants.BYTE_MARKER_END_OF_CONTENT) {
      _inputPtr = _inputEnd;
    }
    return super.releaseBuffered(out);
  }

  @Override
  public Guard guard() {
    return Objects.requireNonNull(guard, "the typed variants check by themselves");
  }

  /** Smile has a marker for the end of a document, which the parser takes anywhere. */
  private void requireOpen(@Nullable JsonToken token) {
    if (token == null && !_streamReadContext.inRoot()) {
      throw new MalformedDataException("The bytes end within a container");
    }
  }

  @Override
  public @Nullable JsonToken nextToken() throws IOException {
    JsonToken token = super.nextToken();
    if (token == JsonToken.VALUE_STRING) {
      requireText();
    } else if (token == JsonToken.FIELD_NAME) {
      requireName();
      note(token);
    } else if (token == null || token == JsonToken.START_OBJECT) {
      requireOpen(token);
      note(token);
    }
    return token;
  }

  private void note(@Nullable JsonToken token) {
    if (guard != null && !quiet) {
      guard.names().note(token, _streamReadContext);
    }
  }

  @Override
  public @Nullable String nextFieldName() throws IOException {
    String name = readName();
    note(_currToken);
    return name;
  }

  @Override
  public boolean nextFieldName(SerializableString name) throws IOException {
    boolean same = readNameIs(name);
    note(_currToken);
    return same;
  }

  @Override
  public @Nullable String readName() throws IOException {
    String name = super.nextFieldName();
    if (name != null) {
      requireName();
    } else {
      requireOpen(_currToken);
    }
    return name;
  }

  @Override
  public boolean readNameIs(SerializableString name) throws IOException {
    quiet = true; // it goes to nextToken() for a name that it does not expect
    try {
      return super.nextFieldName(name);
    } finally {
      quiet = false;
    }
  }

  @Override
  public @Nullable String nextTextValue() throws IOException {
    return nextToken() == JsonToken.VALUE_STRING ? getText() : null;
  }

  /** Copies a text of ASCII, which was checked; the parser would look at each byte again. */
  @Override
  public String getText() throws IOException {
    if (_currToken != JsonToken.VALUE_STRING || !_tokenIncomplete || asciiEnd == 0) {
      return super.getText();
    }
    int length = asciiEnd - _inputPtr;
    String text = new String(_inputBuffer, _inputPtr, length, StandardCharsets.ISO_8859_1);
    _inputPtr = _typeAsInt == LONG_ASCII ? asciiEnd + 1 : asciiEnd; // after its marker
    _tokenIncomplete = false;
    _textBuffer.resetWithString(text);
    return text;
  }

  /** Checks the name that was read, unless it refers to an earlier one. */
  private void requireName() {
    switch (_typeAsInt >> 6) {
      case 2 -> require(true, 1 + (_typeAsInt & 0x3F));
      case 3 -> require(false, 2 + (_typeAsInt & 0x3F));
      default -> {
        if (_typeAsInt == LONG_NAME) {
          require(false, 0);
        }
      }
    }
  }

  private void requireText() {
    boolean ascii = _typeAsInt >> 6 == 1 || _typeAsInt == LONG_ASCII;
    int end =
        switch (_typeAsInt >> 6) {
          case 1 -> require(true, 1 + (_typeAsInt & 0x3F));
          case 2 -> require(false, 2 + (_typeAsInt & 0x3F));
          default -> ascii || _typeAsInt == LONG_TEXT ? require(ascii, 0) : 0;
        };
    asciiEnd = ascii ? end : 0;
  }

  /**
   * Checks the text after the type, which ends with a marker if it has no length. Returns where it
   * ends, or 0 if the bytes end before.
   */
  private int require(boolean ascii, int length) {
    int from = _tokenOffsetForTotal + 1;
    int to = length == 0 ? _inputEnd : Math.min(from + length, _inputEnd);
    int end = ascii ? Bulk.asciiEnd(_inputBuffer, from, to) : Utf8.end(_inputBuffer, from, to);
    boolean marked = length == 0 && end < to && isMarker(_inputBuffer[end]);
    if (end < to && !marked) {
      throw Utf8.illFormed();
    }
    return marked || length > 0 && end == from + length ? end : 0;
  }

  private static boolean isMarker(byte next) {
    return next == SmileConstants.BYTE_MARKER_END_OF_STRING;
  }
}
