package dev.polycodec.jackson;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.deser.BeanDeserializer;
import com.fasterxml.jackson.databind.deser.SettableBeanProperty;
import com.fasterxml.jackson.databind.util.NameTransformer;
import dev.polycodec.spi.Shape;
import java.io.IOException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Reads the properties of beans in the order in which they are likely to come, so that their names
 * need not be decoded, and finds one that comes twice without a table.
 *
 * <p>What is not read the usual way, such as by a creator or with object ids, is left to databind.
 */
final class BeanReader extends BeanDeserializer {

  private static final long serialVersionUID = 1;
  private static final int UNKNOWN = -1;
  private static final int END = -2;

  private final transient Shape shape;
  private final transient Map<String, Integer> indexes = new HashMap<>();
  private transient PropertyReader[] readers = {};

  BeanReader(BeanDeserializer base, Shape shape) {
    super(base);
    this.shape = shape;
  }

  @Override
  public void resolve(DeserializationContext context) throws JsonMappingException {
    super.resolve(context);
    List<PropertyReader> found = new ArrayList<>();
    for (SettableBeanProperty property : _beanProperties.getPropertiesInInsertionOrder()) {
      if (property != null) { // else it was taken out, for its own are read in its place
        indexes.put(property.getName(), found.size());
        found.add(new PropertyReader(property, shape));
      }
    }
    readers = found.toArray(PropertyReader[]::new);
  }

  @Override
  public JsonDeserializer<Object> unwrappingDeserializer(NameTransformer unwrapper) {
    return new Unwrapped(this, unwrapper);
  }

  /** Returns whether objects are read here, and found to know a property or none. */
  boolean isVanilla() {
    return _vanillaProcessing;
  }

  @Override
  public @Nullable Object deserialize(JsonParser in, DeserializationContext context)
      throws IOException {
    if (_vanillaProcessing
        && in instanceof StrictParser strict
        && strict.hasToken(JsonToken.START_OBJECT)) {
      Object bean = _valueInstantiator.createUsingDefault(context);
      strict.assignCurrentValue(bean);
      properties(strict, context, bean);
      return bean;
    }
    return super.deserialize(in, context);
  }

  private void properties(StrictParser in, DeserializationContext context, Object bean)
      throws IOException {
    long few = 0;
    BitSet many = readers.length > Long.SIZE ? new BitSet(readers.length) : null;
    int likeliest = 0;
    int dropped = in.current().dropped();
    for (int index = next(in, 0); index != END; index = next(in, likeliest)) {
      if (index == UNKNOWN) {
        in.meetField();
        String name = in.currentName();
        in.nextToken();
        handleUnknownVanilla(in, context, bean, name);
        continue;
      }
      if (many == null ? (few & 1L << index) != 0 : many.get(index)) {
        throw StrictParser.twice();
      }
      if (many == null) {
        few |= 1L << index;
      } else {
        many.set(index);
      }
      readers[index].read(in, context, bean);
      likeliest = index + 1;
    }
    if (likeliest == 0 && in.current().dropped() != dropped) {
      throw UnknownProperties.none(handledType());
    }
  }

  private int next(StrictParser in, int likeliest) throws IOException {
    if (likeliest < readers.length) {
      if (in.nextFieldIs(readers[likeliest].name)) {
        return likeliest;
      }
    } else {
      in.nextField();
    }
    return in.hasToken(JsonToken.END_OBJECT) ? END : find(in.currentName());
  }

  private int find(String name) {
    SettableBeanProperty property = _beanProperties.find(name);
    return property == null
        ? UNKNOWN
        : Objects.requireNonNull(indexes.get(property.getName()), "resolve met each property");
  }

  /** Finds the properties among those of the bean's owner, as databind does. */
  private static final class Unwrapped extends BeanDeserializer {

    private static final long serialVersionUID = 1;

    Unwrapped(BeanReader reader, NameTransformer unwrapper) {
      super(reader, unwrapper);
    }
  }
}
