package dev.polycodec.protostuff.plain;

import dev.polycodec.LimitExceededException;
import dev.polycodec.Limits;
import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.bulk.Bulk;
import io.protostuff.ByteArrayInput;
import io.protostuff.ByteString;
import io.protostuff.FilterInput;
import io.protostuff.Input;
import io.protostuff.Schema;
import io.protostuff.UninitializedMessageException;
import io.protostuff.WireFormat;
import io.protostuff.runtime.ArraySchemas;
import io.protostuff.runtime.PolymorphicCollectionSchema;
import io.protostuff.runtime.PolymorphicMapSchema;
import io.protostuff.runtime.RuntimeSchema;
import java.io.IOException;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The library's input for its own schemas, with the bounds that both lack. */
final class PlainInput extends FilterInput<ByteArrayInput> {

  private static final int MAX_DIMENSIONS = 8;

  /** The number by which a decimal begins where any value may be. */
  private static final int ANY_DECIMAL = 12;

  private static final String NUMBER = "0123456789+-.eE";
  private static final int SHORT = 100;

  /** Numbers by which a value of any class begins a container of {@code java.util.Collections}. */
  private static final int WRAPPED_COLLECTION = 28;

  private static final int WRAPPED_MAP = 29;
  private static final int LAST_WRAPPER = 21;

  /** What reads arrays of primitives, and of their boxes. */
  private static final Set<Class<?>> PRIMITIVES =
      Set.of(
          ArraySchemas.BoolArray.class,
          ArraySchemas.CharArray.class,
          ArraySchemas.ShortArray.class,
          ArraySchemas.Int32Array.class,
          ArraySchemas.Int64Array.class,
          ArraySchemas.FloatArray.class,
          ArraySchemas.DoubleArray.class);

  private static final int ARRAY_LENGTH = 1;
  private static final int NULLS = 2;

  /** What follows the class of an array's elements. */
  private enum Header {
    NONE,
    LENGTH,
    DIMENSIONS
  }

  private final byte[] bytes;
  private final boolean delimited;
  private final Message message;
  private final int maxNesting;
  private final int maxElements;

  private @Nullable Schema<?> schema;
  private int number;

  /** The highest number of the fields of an object or a container that have been read. */
  private int highest;

  /** How many values have been read since that number came first. */
  private int values;

  /** Whether the fields that follow are the elements of an array of primitives. */
  private boolean primitives;

  private int nesting;
  private Header header = Header.NONE;
  private @Nullable PlainAdding adding;
  private Set<String> decimals = Set.of();

  /** Whether the field that is read declares a decimal, or a container of some. */
  private boolean decimal;

  private final Redirected redirected = new Redirected();
  private Schema<Object> next = redirected;

  PlainInput(
      ByteArrayInput input, byte[] bytes, boolean delimited, Message message, Limits limits) {
    super(input);
    this.bytes = bytes;
    this.delimited = delimited;
    this.message = message;
    this.maxNesting = maxNesting(limits.maxDepth());
    this.maxElements = limits.maxElements();
  }

  static int maxNesting(int maxDepth) {
    return 2 * maxDepth + 4; // an object in a map is in an entry
  }

  Message message() {
    return message;
  }

  @Override
  public <T> void handleUnknownField(int fieldNumber, Schema<T> of) throws IOException {
    message.dropped(of.typeClass(), String.valueOf(fieldNumber));
    super.handleUnknownField(fieldNumber, of);
  }

  /** Says that the length and the dimensions of an array follow. */
  void expectArray() {
    header = Header.LENGTH;
  }

  /**
   * Reads an object whose sets are filled element by element.
   *
   * @param numbers the names of the fields that declare a {@code BigDecimal}
   */
  <T> void readAdding(Schema<T> of, T owner, @Nullable PlainAdding sets, Set<String> numbers)
      throws IOException {
    PlainAdding outer = adding;
    Set<String> outerDecimals = decimals;
    boolean outerDecimal = decimal;
    adding = sets;
    decimals = numbers;
    decimal = false;
    of.mergeFrom(this, owner);
    adding = outer;
    decimals = outerDecimals;
    decimal = outerDecimal;
  }

  @Override
  public <T> int readFieldNumber(Schema<T> of) throws IOException {
    boolean begins = schema != of;
    schema = of;
    number = Bounds.next(input, of, nesting > 0 && !delimited);
    if (begins || number > highest) {
      highest = number;
      values = 0;
    } else if (number > 0 && number < highest && of.typeClass() == Map.Entry.class) {
      throw new MalformedDataException(
          "An entry of a map has its value before its key, which Protostuff loses: write it after");
    }
    if (number != 0 && !primitives && ++values > maxElements) {
      message.elements(values, 1, Integer.MAX_VALUE);
    }
    if (!(of instanceof RuntimeSchema)) {
      requireNoWrapper(of);
      return number;
    }
    if (adding != null || !decimals.isEmpty()) {
      begin(number == 0 ? null : of.getFieldName(number));
    }
    return number;
  }

  private void begin(@Nullable String name) {
    decimal = name != null && decimals.contains(name);
    if (adding != null) {
      adding.next(name);
    }
  }

  /** The library fills private fields of the JDK's wrappers, and allocates what they announce. */
  private void requireNoWrapper(Schema<?> of) {
    boolean wrapper =
        number == WRAPPED_COLLECTION || number == WRAPPED_MAP
            ? of.typeClass() == Object.class
            : number <= LAST_WRAPPER
                && (of instanceof PolymorphicCollectionSchema
                    || of instanceof PolymorphicMapSchema);
    if (wrapper) {
      throw new MalformedDataException(
          "The bytes hold a container of java.util.Collections, which is not read");
    }
  }

  @Override
  public int readInt32() throws IOException {
    requireNumber(WireFormat.WIRETYPE_VARINT);
    int value = input.readInt32();
    if (number == ARRAY_LENGTH && schema instanceof ArraySchemas.Base) {
      primitives = value >= 0 && PRIMITIVES.contains(schema.getClass()); // boxed ones are negative
      if (primitives) {
        message.bulk(value, 1, remaining());
      } else {
        message.elements(value < 0 ? -(value + 1) : value, 0, remaining());
      }
    }
    return value;
  }

  @Override
  public int readUInt32() throws IOException {
    requireNumber(WireFormat.WIRETYPE_VARINT);
    int value = input.readUInt32();
    switch (header) {
      case LENGTH -> {
        message.elements(value, 0, remaining());
        header = Header.DIMENSIONS;
      }
      case DIMENSIONS -> {
        requireDimensions(value);
        header = Header.NONE;
      }
      case NONE -> {
        if (number == NULLS && schema != null && schema.typeClass() == Collection.class) {
          message.elements(value, 0, remaining());
        }
      }
    }
    return value;
  }

  private static void requireDimensions(int value) {
    if (value < 1 || value > MAX_DIMENSIONS) {
      throw new MalformedDataException("An array has " + value + " dimensions");
    }
  }

  @Override
  public long readInt64() throws IOException {
    requireNumber(WireFormat.WIRETYPE_VARINT);
    return input.readInt64();
  }

  @Override
  public boolean readBool() throws IOException {
    requireNumber(WireFormat.WIRETYPE_VARINT);
    return input.readBool();
  }

  @Override
  public int readEnum() throws IOException {
    requireNumber(WireFormat.WIRETYPE_VARINT);
    return input.readEnum();
  }

  @Override
  public float readFloat() throws IOException {
    requireNumber(WireFormat.WIRETYPE_FIXED32);
    return input.readFloat();
  }

  @Override
  public double readDouble() throws IOException {
    requireNumber(WireFormat.WIRETYPE_FIXED64);
    return input.readDouble();
  }

  @Override
  public long readFixed64() throws IOException {
    requireNumber(WireFormat.WIRETYPE_FIXED64);
    return input.readFixed64();
  }

  /** Requires a number, or several of a list in one, as peers of protobuf write them. */
  private void requireNumber(int wireType) {
    if (delimited && isPacked()) {
      Bounds.requirePacked(input, bytes, wireType);
    } else {
      Bounds.requireWireType(input, wireType);
    }
  }

  private boolean isPacked() {
    return WireFormat.getTagWireType(input.getLastTag()) == WireFormat.WIRETYPE_LENGTH_DELIMITED
        && schema instanceof RuntimeSchema<?> fields
        && fields.getFieldByNumber(number).repeated;
  }

  @Override
  public String readString() throws IOException {
    int length = message.bulk(announced(), 1, remaining());
    int start = Bounds.afterLength(input, bytes);
    input.setBounds(start + length, input.currentLimit());
    String text = Bulk.getUtf8(bytes, start, length);
    if (length > SHORT && isDecimal(text)) {
      message.digits(length / 5 * 2, 0); // before it takes the square of that to make a number
    }
    return text;
  }

  /** Says whether a text becomes a number, as far as its field and the library's schema tell. */
  private boolean isDecimal(String text) {
    boolean named =
        number == ANY_DECIMAL
            && schema != null
            && schema.typeClass().isAssignableFrom(Number.class);
    return (decimal || named) && text.chars().allMatch(c -> NUMBER.indexOf(c) >= 0);
  }

  @Override
  public ByteString readBytes() throws IOException {
    announced();
    return input.readBytes();
  }

  @Override
  public byte[] readByteArray() throws IOException {
    announced();
    return input.readByteArray();
  }

  private int announced() {
    Bounds.requireWireType(input, WireFormat.WIRETYPE_LENGTH_DELIMITED);
    return Bounds.announced(input, bytes);
  }

  private int remaining() {
    return input.currentLimit() - input.currentOffset();
  }

  @Override
  @SuppressWarnings("unchecked") // the schema reads the value
  public <T> T mergeObject(T value, Schema<T> of) throws IOException {
    if (++nesting > maxNesting) {
      throw tooDeep(maxNesting);
    }
    Schema<?> outer = schema;
    int outerNumber = number;
    int outerHighest = highest;
    int outerValues = values;
    highest = 0;
    primitives = false;
    next = (Schema<Object>) of;
    T result = Bounds.nested(input, bytes, delimited, value, (Schema<T>) redirected);
    schema = outer;
    number = outerNumber;
    highest = outerHighest;
    values = outerValues;
    primitives = false; // an array of them holds no message
    nesting--;
    return result;
  }

  static LimitExceededException tooDeep(int maxNesting) {
    return new LimitExceededException(
        "The message holds values nested deeper than " + maxNesting, "withMaxDepth");
  }

  /** Reads a nested message from this input, where the library would go on with its own. */
  private final class Redirected extends ForwardingSchema<Object> {

    @Override
    Schema<Object> target() {
      return next;
    }

    /** The library asks when the next one is another: it is asked before. */
    @Override
    public boolean isInitialized(Object message) {
      return true;
    }

    @Override
    public void mergeFrom(Input ignored, Object owner) throws IOException {
      Schema<Object> of = next;
      read(of, owner);
      if (!of.isInitialized(owner)) {
        throw new UninitializedMessageException(owner, of);
      }
    }

    private void read(Schema<Object> of, Object owner) throws IOException {
      if (of instanceof CheckedSchema) { // an object with fields, which is no container
        of.mergeFrom(PlainInput.this, owner);
      } else if (PlainFilling.isFor(owner)) { // the library's own fill arrays
        PlainFilling filling = new PlainFilling();
        of.mergeFrom(PlainInput.this, filling.inPlaceOf(owner));
        filling.fill(owner, nesting, message);
      } else if (owner instanceof List<?> list) {
        int before = list.size(); // the list may be the owner of one element after the other
        of.mergeFrom(PlainInput.this, owner);
        list.listIterator(before).forEachRemaining(this::admit);
      } else {
        of.mergeFrom(PlainInput.this, owner);
      }
    }

    private void admit(@Nullable Object element) {
      CheckedSchema.admit(element, message);
    }
  }
}
