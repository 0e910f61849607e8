package dev.polycodec.avro;

import dev.polycodec.CodecException;
import dev.polycodec.MalformedDataException;
import java.io.IOException;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.apache.avro.Conversion;
import org.apache.avro.LogicalType;
import org.apache.avro.Schema;
import org.apache.avro.generic.IndexedRecord;
import org.apache.avro.io.Decoder;
import org.apache.avro.io.ResolvingDecoder;
import org.apache.avro.reflect.ReflectDatumReader;
import org.apache.avro.specific.SpecificData;
import org.jspecify.annotations.Nullable;

/**
 * Reads plain objects, and tells the message of each. Containers are filled here, by the classes
 * that the library takes: it looks for those by name, in no loader of the codec, and shows nobody
 * their keys.
 */
final class ReflectReader extends ReflectDatumReader<Object> implements RootReader {

  private final ReflectModel model;
  private final Resolution resolution;
  private @Nullable BoundedDecoder source;

  ReflectReader(Schema actual, Schema expected, ReflectModel model) {
    super(actual, expected, model);
    this.model = model;
    this.resolution = new Resolution(actual, expected);
  }

  @Override
  public Object readRoot(BoundedDecoder in) throws IOException {
    source = in;
    return resolution.read(in, decoder -> read(null, getExpected(), decoder));
  }

  @Override
  protected Object readRecord(@Nullable Object old, Schema expected, ResolvingDecoder in)
      throws IOException {
    Class<?> type = model.getClass(expected);
    if (type == null) { // an entry of a map
      return super.readRecord(old, expected, in);
    }
    if (type.getPackageName().startsWith("java.") && type != Object.class) {
      throw new CodecException(
          "Avro's reflection has no fields of "
              + type.getName()
              + ", and would make up another one");
    }
    model.enter(type);
    Object record = super.readRecord(old, expected, in);
    model.exit();
    return record;
  }

  @Override
  protected void readField(
      Object record,
      Schema.Field field,
      @Nullable Object old,
      ResolvingDecoder in,
      @Nullable Object state)
      throws IOException {
    super.readField(record, field, old, in, state);
    model.admit(record, field, state);
  }

  @Override
  protected Object readArray(@Nullable Object old, Schema expected, ResolvingDecoder in)
      throws IOException {
    String name = expected.getProp(SpecificData.CLASS_PROP);
    Class<?> type = name == null ? List.class : model.load(name);
    Schema element = expected.getElementType();
    List<Object> elements = new ArrayList<>();
    boolean bulk = type.isArray() && type.getComponentType().isPrimitive();
    for (long n = block(in, bulk, true); n > 0; n = block(in, bulk, false)) {
      for (long i = 0; i < n; i++) {
        elements.add(read(null, element, in));
      }
    }
    return type.isArray() ? array(type, elements) : container(type, elements, expected);
  }

  /** Primitives are bounded by the bytes of the message alone. */
  private long block(ResolvingDecoder in, boolean bulk, boolean first) throws IOException {
    BoundedDecoder bytes = Objects.requireNonNull(source);
    bytes.expectBulk(bulk);
    long count = first ? in.readArrayStart() : in.arrayNext();
    bytes.expectBulk(false);
    return count;
  }

  private static Object array(Class<?> type, List<Object> elements) {
    Object array = Array.newInstance(type.getComponentType(), elements.size());
    for (int i = 0; i < elements.size(); i++) {
      Array.set(array, i, elements.get(i));
    }
    return array;
  }

  private Object container(Class<?> type, List<Object> elements, Schema schema) {
    Object container = empty(type, schema);
    for (Object element : elements) {
      if (container instanceof Map<?, ?>) {
        IndexedRecord entry = (IndexedRecord) element;
        addToMap(container, entry.get(0), entry.get(1));
      } else {
        add(container, element);
      }
    }
    return container;
  }

  @SuppressWarnings("unchecked") // what it may hold is what its field declares
  private void add(Object container, Object element) {
    model.key(container, element);
    ((Collection<Object>) container).add(element);
  }

  private static Object empty(Class<?> type, Schema schema) {
    if (type.isAssignableFrom(ArrayList.class)) {
      return new ArrayList<>();
    } else if (type.isAssignableFrom(HashSet.class)) {
      return new HashSet<>();
    }
    return type.isAssignableFrom(HashMap.class)
        ? new HashMap<>()
        : SpecificData.newInstance(type, schema);
  }

  @Override
  protected void addToMap(Object map, Object key, Object value) {
    model.key(map, key);
    super.addToMap(map, key, value);
  }

  @Override
  protected Object readBytes(@Nullable Object old, Schema schema, Decoder in) throws IOException {
    return byte[].class.getName().equals(schema.getProp(SpecificData.CLASS_PROP))
        ? in.readBytes(null).array()
        : in.readBytes(null);
  }

  /** The library cuts off what is beyond a byte, a short or a char. */
  @Override
  protected Object readInt(@Nullable Object old, Schema expected, Decoder in) throws IOException {
    int value = in.readInt();
    String type = String.valueOf(expected.getProp(SpecificData.CLASS_PROP));
    return switch (type) {
      case "java.lang.Byte" -> (byte) within(value, Byte.MIN_VALUE, Byte.MAX_VALUE);
      case "java.lang.Short" -> (short) within(value, Short.MIN_VALUE, Short.MAX_VALUE);
      case "java.lang.Character" -> (char) within(value, Character.MIN_VALUE, Character.MAX_VALUE);
      default -> value;
    };
  }

  private static int within(int value, int least, int most) {
    if (value < least || value > most) {
      throw new MalformedDataException("A number is out of the range of its type");
    }
    return value;
  }

  @Override
  protected Object readString(@Nullable Object old, Schema expected, Decoder in)
      throws IOException {
    BoundedDecoder bytes = Objects.requireNonNull(source);
    bytes.expectText(true);
    Object text = super.readString(old, expected, in);
    bytes.expectText(false);
    return text;
  }

  /** Makes an object of a text: a number of no more digits than it may have. */
  @Override
  @SuppressWarnings("rawtypes") // as in the library
  protected Object newInstanceFromString(Class type, String text) {
    Numbers.requireShort(type, text, model.message());
    Object made = super.newInstanceFromString(type, text);
    model.message().measure(made);
    return made;
  }

  @Override
  protected Object convert(
      Object datum, Schema schema, LogicalType type, Conversion<?> conversion) {
    Object converted = super.convert(datum, schema, type, conversion);
    model.message().measure(converted);
    return converted;
  }

  /** Returns the class of texts or keys, which the library would look for by itself. */
  @Override
  @SuppressWarnings("rawtypes") // as in the library
  protected Class findStringClass(Schema schema) {
    boolean key = schema.getType() == Schema.Type.MAP;
    String name = schema.getProp(key ? SpecificData.KEY_CLASS_PROP : SpecificData.CLASS_PROP);
    return name == null ? String.class : model.load(name);
  }
}
