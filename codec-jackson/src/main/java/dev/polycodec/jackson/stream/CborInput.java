package dev.polycodec.jackson.stream;

import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.IOContext;
import com.fasterxml.jackson.dataformat.cbor.CBORParser;
import dev.polycodec.MalformedDataException;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Reads CBOR that was looked through, and large numbers and times as RFC 8949 says. */
class CborInput extends CBORParser implements StrictParser {

  private static final int TIME = 1;
  private static final int POSITIVE = 2;

  private final @Nullable Guard guard;
  private final boolean standard;

  CborInput(CborStreams streams, IOContext context, byte[] bytes, int from, int to) {
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
    standard = streams.standard();
  }

  @Override
  public Guard guard() {
    return Objects.requireNonNull(guard, "the typed variants check by themselves");
  }

  private @Nullable JsonToken noted(@Nullable JsonToken token) {
    if (guard != null) {
      guard.names().note(token, _streamReadContext);
    }
    return token;
  }

  @Override
  public @Nullable JsonToken nextToken() throws IOException {
    JsonToken token = super.nextToken();
    if (token == JsonToken.FIELD_NAME) {
      requireName();
    } else if (token == JsonToken.VALUE_NUMBER_INT && getCurrentTags().contains(TIME)) {
      token = seconds();
    }
    return noted(token);
  }

  @Override
  public @Nullable String nextFieldName() throws IOException {
    String name = readName();
    noted(_currToken);
    return name;
  }

  /** Asks for any name: asked for a certain one, Jackson compares it as it is in JSON. */
  @Override
  public boolean nextFieldName(SerializableString name) throws IOException {
    return name.getValue().equals(nextFieldName());
  }

  @Override
  public @Nullable String readName() throws IOException {
    String name = super.nextFieldName();
    if (name != null) {
      requireName();
    }
    return name;
  }

  /** Takes a time for a fraction, which is seconds: a whole number would be milliseconds. */
  private JsonToken seconds() throws IOException {
    _numberBigDecimal = new BigDecimal(getBigIntegerValue());
    _numTypesValid = NR_BIGDECIMAL;
    _currToken = JsonToken.VALUE_NUMBER_FLOAT;
    return _currToken;
  }

  private void requireName() {
    if (!CborItems.isName(_inputBuffer, (int) _tokenInputTotal)) {
      throw new MalformedDataException(
          "The bytes hold a name that is neither text nor a number of 64 bits");
    }
  }

  /** Reads bytes as a number without a sign, which Jackson takes for one that has it. */
  @Override
  protected JsonToken _handleTaggedBinary(TagList tags) throws IOException {
    boolean positive = tags.contains(POSITIVE);
    JsonToken token = super._handleTaggedBinary(tags);
    if (token == JsonToken.VALUE_NUMBER_INT && (positive || standard)) {
      BigInteger number = new BigInteger(1, _binaryValue);
      _numberBigInt = positive ? number : number.not();
    }
    return token;
  }

  /** Takes a float for the double that it is: encoders shorten those of all that one holds. */
  @Override
  public BigDecimal getDecimalValue() throws IOException {
    boolean single =
        hasToken(JsonToken.VALUE_NUMBER_FLOAT)
            && getNumberType() == NumberType.FLOAT
            && !isNaN(); // which is said elsewhere
    return single ? BigDecimal.valueOf(getDoubleValue()) : super.getDecimalValue();
  }
}
