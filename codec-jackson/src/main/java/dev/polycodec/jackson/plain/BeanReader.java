package dev.polycodec.jackson.plain;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.deser.BeanDeserializer;
import com.fasterxml.jackson.databind.deser.SettableBeanProperty;
import com.fasterxml.jackson.databind.deser.impl.PropertyValueBuffer;
import com.fasterxml.jackson.databind.util.NameTransformer;
import dev.polycodec.DecodeException;
import dev.polycodec.jackson.stream.StrictParser;
import java.io.IOException;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/**
 * Reads the properties of beans in the order in which they are likely to come, so that their names
 * need not be decoded, and finds one that comes twice without a table.
 *
 * <p>What is not read the usual way, such as with object ids, is left to databind.
 */
final class BeanReader extends BeanDeserializer {

  private static final long serialVersionUID = 1;
  private static final int UNKNOWN = -1;
  private static final int END = -2;

  private transient volatile @Nullable Plan plan;

  /**
   * What is known once all classes that this one refers to are.
   *
   * @param created whether a constructor takes what is read
   */
  private record Plan(boolean created, PropertyReader[] readers, Map<String, Integer> indexes) {}

  BeanReader(BeanDeserializer base) {
    super(base);
  }

  @Override
  public synchronized void resolve(DeserializationContext context) throws JsonMappingException {
    super.resolve(context);
    boolean created = isCreated();
    Map<String, Integer> indexes = new HashMap<>();
    List<PropertyReader> found = new ArrayList<>();
    for (SettableBeanProperty property : _beanProperties.getPropertiesInInsertionOrder()) {
      if (property != null) { // else it was taken out, for its own are read in its place
        indexes.put(property.getName(), found.size());
        found.add(new PropertyReader(created ? argument(property) : property));
      }
    }
    plan = new Plan(created, found.toArray(PropertyReader[]::new), indexes);
  }

  /**
   * Returns the plan. Databind lends a class that refers to this one to other threads before this
   * one is resolved: they wait here.
   */
  private Plan plan() {
    Plan known = plan;
    return known == null ? resolved() : known;
  }

  private synchronized Plan resolved() {
    Plan known = plan;
    if (known == null) { // databind would go on without what it has not found
      throw new DecodeException(
          "Objects of "
              + handledType().getName()
              + " were not read, as another thread could not look at the whole class; decode again");
    }
    return known;
  }

  /** Returns whether a constructor takes all there is to read, as that of a record does. */
  private boolean isCreated() {
    return _propertyBasedCreator != null
        && Modifier.isFinal(handledType().getModifiers()) // or bytes may be of a subclass
        && _delegateDeserializer == null
        && _arrayDelegateDeserializer == null
        && _objectIdReader == null
        && _anySetter == null
        && _injectables == null
        && _unwrappedPropertyHandler == null
        && _externalTypeIdHandler == null
        && !_needViewProcesing
        && _propertyBasedCreator.properties().stream().allMatch(this::isRead)
        && StreamSupport.stream(_beanProperties.spliterator(), false)
            .allMatch(property -> argument(property) != null);
  }

  private boolean isRead(SettableBeanProperty argument) {
    return !argument.isIgnorable()
        && argument.getInjectableValueId() == null
        && _beanProperties.find(argument.getName()) != null;
  }

  private SettableBeanProperty argument(SettableBeanProperty property) {
    return _propertyBasedCreator.findCreatorProperty(property.getName());
  }

  @Override
  public JsonDeserializer<Object> unwrappingDeserializer(NameTransformer unwrapper) {
    return UnwrappedReader.of(this, unwrapper);
  }

  /** Returns whether objects are read here, and found to know a property or none. */
  boolean isDirect() {
    Plan known = plan();
    return _vanillaProcessing || known.created();
  }

  @Override
  public @Nullable Object deserialize(JsonParser in, DeserializationContext context)
      throws IOException {
    StrictParser strict = isDirect() ? StrictParser.atObject(in) : null;
    return strict == null ? super.deserialize(in, context) : read(in, strict, context);
  }

  /** Reads an object that has begun, and is read here. */
  Object read(JsonParser in, StrictParser strict, DeserializationContext context)
      throws IOException {
    Plan known = Objects.requireNonNull(plan, "isDirect was asked");
    return known.created() ? create(in, strict, context, known) : fill(in, strict, context, known);
  }

  private Object fill(
      JsonParser in, StrictParser strict, DeserializationContext context, Plan known)
      throws IOException {
    Object bean = _valueInstantiator.createUsingDefault(context);
    in.assignCurrentValue(bean);
    properties(in, strict, context, known, bean);
    return bean;
  }

  private Object create(
      JsonParser in, StrictParser strict, DeserializationContext context, Plan known)
      throws IOException {
    PropertyValueBuffer arguments = _propertyBasedCreator.startBuilding(in, context, null);
    properties(in, strict, context, known, arguments);
    Object bean = _propertyBasedCreator.build(context, arguments);
    if (bean == null) {
      throw context.instantiationException(handledType(), "its creator returned null");
    }
    return bean;
  }

  private void properties(
      JsonParser in, StrictParser strict, DeserializationContext context, Plan known, Object target)
      throws IOException {
    PropertyReader[] readers = known.readers();
    long few = 0;
    BitSet many = readers.length > Long.SIZE ? new BitSet(readers.length) : null;
    int likeliest = 0;
    int dropped = Current.of(strict).dropped();
    for (int index = next(in, strict, known, 0);
        index != END;
        index = next(in, strict, known, likeliest)) {
      if (index == UNKNOWN) {
        strict.noteName();
        String name = in.currentName();
        in.nextToken();
        handleUnknownVanilla(in, context, known.created() ? handledType() : target, name);
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
      readers[index].read(in, context, target);
      likeliest = index + 1;
    }
    if (likeliest == 0 && Current.of(strict).dropped() != dropped) {
      throw UnknownProperties.none(handledType());
    }
  }

  private int next(JsonParser in, StrictParser strict, Plan known, int likeliest)
      throws IOException {
    PropertyReader[] readers = known.readers();
    if (likeliest < readers.length) {
      if (strict.readNameIs(readers[likeliest].name)) {
        return likeliest;
      }
    } else {
      strict.readName();
    }
    return in.hasToken(JsonToken.END_OBJECT) ? END : find(in.currentName(), known);
  }

  private int find(String name, Plan known) {
    SettableBeanProperty property =
        known.created()
            ? _propertyBasedCreator.findCreatorProperty(name)
            : _beanProperties.find(name);
    return property == null
        ? UNKNOWN
        : Objects.requireNonNull(
            known.indexes().get(property.getName()), "resolve met each property");
  }
}
