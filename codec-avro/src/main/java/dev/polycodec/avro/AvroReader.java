package dev.polycodec.avro;

import dev.polycodec.CodecException;
import dev.polycodec.MalformedDataException;
import dev.polycodec.SchemaMismatchException;
import java.io.IOException;
import java.lang.reflect.Array;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.apache.avro.AvroTypeException;
import org.apache.avro.Conversion;
import org.apache.avro.LogicalType;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.IndexedRecord;
import org.apache.avro.io.Decoder;
import org.apache.avro.io.DecoderFactory;
import org.apache.avro.io.ResolvingDecoder;
import org.apache.avro.reflect.ReflectDatumReader;
import org.apache.avro.specific.SpecificData;
import org.jspecify.annotations.Nullable;

/**
 * Reads what was written with one schema, records of Avro and plain objects alike, and tells the
 * message of each object. Containers are filled here: the library looks for their classes by name,
 * in no loader of the codec, and shows nobody their keys.
 */
final class AvroReader extends ReflectDatumReader<Object> {

  /** About what a field takes of the heap in a generic record, in bytes. */
  private static final int SLOT = 8;

  /** What an empty container of a class that its field declares takes of the heap at most. */
  private static final int CONTAINER = 256;

  private final AvroModel model;
  private final BoundedDecoder source;
  private final Map<Schema.Field, Integer> defaults = new IdentityHashMap<>();
  private boolean counting;
  private final ResolvingDecoder resolver; // the library keeps its own for a thread, for good
  private final int leftOut;

  AvroReader(Schema actual, Schema expected, AvroModel model) throws IOException {
    super(actual, expected, model);
    this.model = model;
    this.source = model.in;
    Schema written = Schema.applyAliases(actual, expected);
    resolver = DecoderFactory.get().resolvingDecoder(written, expected, source);
    leftOut = LeftOut.levelBytes(written, expected);
  }

  /** Says whether what this reader leaves out may make a stack that is to be given up. */
  boolean leavesOut() {
    return leftOut > 0;
  }

  /** Reads a root, and counts its objects unless that is done. */
  Object read(boolean count) throws IOException {
    counting = count;
    source.levelBytes = leftOut;
    try {
      resolver.configure(source);
      Object value = read(null, getExpected(), resolver);
      resolver.drain();
      return value;
    } catch (AvroTypeException e) {
      if (getSchema().equals(getExpected())) {
        throw e; // the bytes are broken
      }
      throw new SchemaMismatchException(
          "The schema of the bytes has another type where "
              + getExpected().getFullName()
              + " has one: evolve it as Avro's rules allow, or read the bytes with a class of their"
              + " schema");
    }
  }

  @Override
  protected Object readRecord(@Nullable Object old, Schema expected, ResolvingDecoder in)
      throws IOException {
    Class<?> type = model.recordClass(expected);
    if (type == null) { // an entry of a map
      return super.readRecord(old, expected, in);
    }
    if (type.getPackageName().startsWith("java.") && type != Object.class) {
      throw new CodecException(
          "Avro's reflection has no fields of "
              + type.getName()
              + ", and would make up another one");
    }
    if (counting) {
      model.message().constructs(type);
      model.message().enter(type);
    }
    if (type == GenericData.Record.class) {
      model.message().charge(SLOT * expected.getFields().size());
    }
    Object record = super.readRecord(old, expected, in);
    if (counting) {
      model.message().exit();
    }
    return record;
  }

  /**
   * Checks what a field of a plain object was set to, of whatever class the library made it; and
   * charges a default, which the bytes leave out.
   */
  @Override
  protected void readField(
      Object record,
      Schema.Field field,
      @Nullable Object old,
      ResolvingDecoder in,
      @Nullable Object state)
      throws IOException {
    int before = source.remainingBytes();
    super.readField(record, field, old, in, state);
    if (source.remainingBytes() == before && field.hasDefaultValue()) {
      int bytes = defaults.computeIfAbsent(field, each -> DefaultSize.of(each.defaultVal()));
      model.message().charge(bytes);
    }
    Object value = state == null ? null : model.getField(record, field.name(), field.pos());
    if (value != null) {
      model.message().admit(value.getClass());
    }
  }

  @Override
  protected Object readArray(@Nullable Object old, Schema expected, ResolvingDecoder in)
      throws IOException {
    Class<?> type = model.getClass(expected);
    boolean bulk = type != null && type.isArray() && type.getComponentType().isPrimitive();
    source.bulk = bulk;
    long n = in.readArrayStart();
    List<Object> elements = type == null ? listOfRecords(expected, n) : new ArrayList<>();
    Schema element = expected.getElementType();
    for (; n > 0; n = in.arrayNext()) {
      if (!bulk) {
        requireFew(elements.size() + n);
      }
      for (long i = 0; i < n; i++) {
        elements.add(read(null, element, in));
      }
    }
    source.bulk = false;
    if (type == null) {
      return elements;
    }
    return type.isArray() ? array(type, elements) : container(type, elements, expected);
  }

  /** Checks how many elements a container has; the source knows but those of each block. */
  private void requireFew(long elements) {
    model.message().elements((int) Math.min(elements, Integer.MAX_VALUE), 1, Integer.MAX_VALUE);
  }

  @SuppressWarnings("unchecked") // as in the library
  private List<Object> listOfRecords(Schema array, long first) {
    return (List<Object>) model.newArray(null, initialCollectionCapacity(first), array);
  }

  private static Object array(Class<?> type, List<Object> elements) {
    Object array = Array.newInstance(type.getComponentType(), elements.size());
    for (int i = 0; i < elements.size(); i++) {
      Array.set(array, i, elements.get(i));
    }
    return array;
  }

  @SuppressWarnings("unchecked") // what it may hold is what its field declares
  private Object container(Class<?> type, List<Object> elements, Schema schema) {
    if (type.isAssignableFrom(ArrayList.class)) {
      return elements;
    }
    model.message().charge(CONTAINER);
    Class<?> usual = Map.class.isAssignableFrom(type) ? HashMap.class : HashSet.class;
    Object container =
        SpecificData.newInstance(type.isAssignableFrom(usual) ? usual : type, schema);
    for (Object element : elements) {
      if (container instanceof Map<?, ?>) {
        IndexedRecord entry = (IndexedRecord) element;
        addToMap(container, entry.get(0), entry.get(1));
      } else {
        model.message().key(container, element);
        ((Collection<Object>) container).add(element);
      }
    }
    return container;
  }

  @Override
  protected void addToMap(Object map, Object key, Object value) {
    model.message().key(map, key);
    super.addToMap(map, key, value);
    requireFew(((Map<?, ?>) map).size());
  }

  /** The length stands in the schema, which may be one of others. */
  @Override
  protected Object readFixed(@Nullable Object old, Schema expected, Decoder in) throws IOException {
    if (getSchema() == getExpected()) { // else its own class has the same length
      source.requireFixed(expected.getFixedSize());
    }
    return super.readFixed(old, expected, in);
  }

  @Override
  protected Object readBytes(@Nullable Object old, Schema schema, Decoder in) throws IOException {
    ByteBuffer bytes = in.readBytes(null);
    return model.getClass(schema) == byte[].class ? bytes.array() : bytes;
  }

  /** The library cuts off what is beyond a byte, a short or a char. */
  @Override
  protected Object readInt(@Nullable Object old, Schema expected, Decoder in) throws IOException {
    int value = in.readInt();
    Class<?> type = model.reflects() ? model.getClass(expected) : null;
    Object narrow =
        type == Byte.class
            ? (Object) (byte) value
            : type == Short.class
                ? (Object) (short) value
                : type == Character.class ? (Object) (char) value : (Object) value;
    if (narrow.hashCode() != value) { // which is the number in each of these classes
      throw new MalformedDataException("A number is out of the range of its type");
    }
    return narrow;
  }

  @Override
  protected Object readString(@Nullable Object old, Schema expected, Decoder in)
      throws IOException {
    source.text = true;
    Object text = super.readString(old, expected, in);
    source.text = false;
    return text;
  }

  /** Returns the class of texts or keys, which the library would look for by itself. */
  @Override
  @SuppressWarnings("rawtypes") // as in the library
  protected Class findStringClass(Schema schema) {
    boolean key = schema.getType() == Schema.Type.MAP;
    String name = schema.getProp(key ? SpecificData.KEY_CLASS_PROP : SpecificData.CLASS_PROP);
    if (name != null) {
      return model.message().load(name);
    }
    boolean string = model.reflects() || "String".equals(schema.getProp(GenericData.STRING_PROP));
    return string ? String.class : CharSequence.class;
  }

  /** A text that is no {@link String}: the library's reflection makes one of it. */
  @Override
  protected Object readString(@Nullable Object old, Decoder in) throws IOException {
    return in.readString(null);
  }

  /** Makes an object of a text: a number of no more digits than it may have. */
  @Override
  @SuppressWarnings("rawtypes") // as in the library
  protected Object newInstanceFromString(Class type, String text) {
    if (Number.class.isAssignableFrom(type)) { // which takes the square of the length
      model.message().digits(text.length() / 5 * 2, 0); // fewer bytes than so many digits take
    }
    return made(super.newInstanceFromString(type, text));
  }

  @Override
  protected Object convert(
      Object datum, Schema schema, LogicalType type, Conversion<?> conversion) {
    return made(super.convert(datum, schema, type, conversion));
  }

  private Object made(Object value) {
    model.message().measure(value);
    return value;
  }
}
