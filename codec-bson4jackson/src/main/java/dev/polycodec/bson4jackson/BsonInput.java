package dev.polycodec.bson4jackson;

import com.fasterxml.jackson.core.Base64Variant;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadCapability;
import com.fasterxml.jackson.core.io.ContentReference;
import com.fasterxml.jackson.core.io.IOContext;
import com.fasterxml.jackson.core.util.JacksonFeatureSet;
import de.undercouch.bson4jackson.types.Decimal128;
import de.undercouch.bson4jackson.types.ObjectId;
import dev.polycodec.MalformedDataException;
import java.io.IOException;
import java.io.OutputStream;
import java.math.BigDecimal;
import java.util.Date;
import org.jspecify.annotations.Nullable;

/**
 * Reads one message as {@link BsonOutput} writes it: tokens of the library's parser, with the
 * structure and the exact values that Jackson asks for. Times are numbers of milliseconds, and
 * {@code decimal128} are decimals.
 */
final class BsonInput extends CheckedParser {

  /** A document begins with its length; then come the type of an element and its name. */
  private static final int FIRST_NAME = Integer.BYTES + 1;

  private static final int OBJECT_ID_BYTES = 12;

  private final boolean wrapped;
  private boolean begun;
  private @Nullable Object value;

  BsonInput(IOContext context, int features, byte[] bytes, int offset, int length) {
    super(context, features, bytes, offset, length);
    wrapped = length > FIRST_NAME && octet(Integer.BYTES) != 0 && octet(FIRST_NAME) == 0;
  }

  @Override
  public @Nullable JsonToken nextToken() throws IOException {
    JsonToken token = null;
    if (!begun) {
      begun = true;
      token = remaining() == 0 ? null : super.nextToken();
      if (wrapped) {
        token = nextWrapped();
      }
    } else if (wrapped && depth() == 1) {
      token = nextWrapped();
    } else if (depth() > 0) {
      token = super.nextToken();
    }
    _currToken = token;
    return token == null ? null : follow(token);
  }

  /** Reads the next value at the root, or the end of the document around it. */
  private @Nullable JsonToken nextWrapped() throws IOException {
    if (super.nextToken() == JsonToken.END_OBJECT) {
      return null;
    }
    if (!super.getCurrentName().isEmpty()) {
      throw new MalformedDataException("The bytes hold a value with a name beside one without");
    }
    return super.nextToken();
  }

  /** Keeps the structure and the value, which the library does not, or otherwise. */
  private JsonToken follow(JsonToken token) throws IOException {
    value = token.isScalarValue() ? super.getEmbeddedObject() : null;
    switch (token) {
      case START_OBJECT -> createChildObjectContext(-1, -1);
      case START_ARRAY -> createChildArrayContext(-1, -1);
      case END_OBJECT, END_ARRAY -> _parsingContext = _parsingContext.clearAndGetParent();
      case FIELD_NAME -> _parsingContext.setCurrentName(super.getCurrentName());
      case VALUE_EMBEDDED_OBJECT -> _currToken = natural();
      default -> {}
    }
    return _currToken;
  }

  /** Returns the token of a value that other formats have, too. */
  private JsonToken natural() {
    if (value instanceof Date time) {
      value = time.getTime();
      return JsonToken.VALUE_NUMBER_INT;
    }
    if (value instanceof Decimal128 number) {
      value = decimal(number);
      return JsonToken.VALUE_NUMBER_FLOAT;
    }
    if (value instanceof ObjectId) {
      value = hex(OBJECT_ID_BYTES);
      return JsonToken.VALUE_STRING;
    }
    return JsonToken.VALUE_EMBEDDED_OBJECT;
  }

  private static BigDecimal decimal(Decimal128 number) {
    try {
      return number.bigDecimalValue();
    } catch (ArithmeticException e) {
      throw new MalformedDataException("The bytes hold a decimal128 that is no number of Java's");
    }
  }

  @Override
  @SuppressWarnings("deprecation") // what replaces it asks this one in older versions
  public @Nullable String getCurrentName() {
    boolean begins = hasToken(JsonToken.START_OBJECT) || hasToken(JsonToken.START_ARRAY);
    return (begins ? _parsingContext.getParent() : _parsingContext).getCurrentName();
  }

  /** Takes a root for an array if the library does, which writes one without its type. */
  @Override
  public boolean isExpectedStartArrayToken() {
    boolean object = hasToken(JsonToken.START_OBJECT);
    if (object && depth() == 1 && super.isExpectedStartArrayToken()) {
      _parsingContext = _parsingContext.getParent().createChildArrayContext(-1, -1);
    }
    return hasToken(JsonToken.START_ARRAY);
  }

  @Override
  public JsonLocation currentTokenLocation() {
    return new JsonLocation(ContentReference.unknown(), _tokenPos, -1, -1, -1);
  }

  /** Returns how many bytes there are to read, of which the end of the wrapper is none. */
  @Override
  public int releaseBuffered(OutputStream out) {
    return remaining() - (wrapped && remaining() > 0 ? 1 : 0);
  }

  @Override
  public JacksonFeatureSet<StreamReadCapability> getReadCapabilities() {
    return DEFAULT_READ_CAPABILITIES.with(StreamReadCapability.EXACT_FLOATS);
  }

  @Override
  public @Nullable String getText() {
    if (hasToken(JsonToken.FIELD_NAME)) {
      return getCurrentName();
    }
    if (value != null && !hasToken(JsonToken.VALUE_EMBEDDED_OBJECT)) {
      return value.toString();
    }
    return _currToken == null ? null : _currToken.asString();
  }

  @Override
  public @Nullable Object getEmbeddedObject() {
    return hasToken(JsonToken.VALUE_EMBEDDED_OBJECT) ? value : null;
  }

  @Override
  public byte[] getBinaryValue(Base64Variant variant) {
    if (value instanceof byte[] binary) {
      return binary;
    }
    try {
      return variant.decode(text());
    } catch (IllegalArgumentException e) {
      throw new MalformedDataException("The bytes hold a text that is not in base64");
    }
  }

  private String text() {
    if (value instanceof String text) {
      return text;
    }
    throw new MalformedDataException("Expected bytes, found " + _currToken);
  }

  @Override
  public int readBinaryValue(Base64Variant variant, OutputStream out) throws IOException {
    byte[] binary = getBinaryValue(variant);
    out.write(binary);
    return binary.length;
  }

  @Override
  public Number getNumberValue() {
    if (value instanceof Number number) {
      return number;
    }
    throw new MalformedDataException("Expected a number, found " + _currToken);
  }

  @Override
  public @Nullable NumberType getNumberType() {
    if (value instanceof Integer) {
      return NumberType.INT;
    }
    if (value instanceof Long) {
      return NumberType.LONG;
    }
    if (value instanceof Double) {
      return NumberType.DOUBLE;
    }
    return value instanceof BigDecimal ? NumberType.BIG_DECIMAL : null;
  }

  @Override
  public int getIntValue() throws IOException {
    long number = getLongValue();
    if (number != (int) number) {
      reportOverflowInt();
    }
    return (int) number;
  }

  @Override
  public long getLongValue() throws IOException {
    Number number = getNumberValue();
    if (!hasToken(JsonToken.VALUE_NUMBER_INT)
        && !(Math.abs(number.doubleValue()) < Long.MAX_VALUE)) {
      reportOverflowLong();
    }
    return number.longValue();
  }

  @Override
  public float getFloatValue() {
    return getNumberValue().floatValue();
  }

  @Override
  public double getDoubleValue() {
    return getNumberValue().doubleValue();
  }

  @Override
  public boolean isNaN() {
    return value instanceof Double number && !Double.isFinite(number);
  }
}
