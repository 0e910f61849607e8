package dev.polycodec.jackson3.plain;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.deser.bean.BeanDeserializer;
import tools.jackson.databind.deser.bean.BeanPropertyMap;
import tools.jackson.databind.deser.bean.PropertyBasedCreator;
import tools.jackson.databind.deser.impl.UnwrappedPropertyHandler;
import tools.jackson.databind.util.NameTransformer;

/** Finds the properties of a bean among those of the bean's owner, as databind does. */
final class UnwrappedReader extends BeanDeserializer {

  private static final long serialVersionUID = 1;

  private UnwrappedReader(BeanReader reader) {
    super(reader);
  }

  private UnwrappedReader(
      UnwrappedReader source,
      @Nullable UnwrappedPropertyHandler unwrapped,
      @Nullable PropertyBasedCreator creator,
      BeanPropertyMap properties) {
    super(source, unwrapped, creator, properties, true);
  }

  static ValueDeserializer<Object> of(
      BeanReader reader, DeserializationContext context, NameTransformer unwrapper) {
    return new UnwrappedReader(reader).renamed(context, unwrapper);
  }

  private UnwrappedReader renamed(DeserializationContext context, NameTransformer unwrapper) {
    return new UnwrappedReader(
        this,
        _unwrappedPropertyHandler == null
            ? null
            : _unwrappedPropertyHandler.renameAll(context, unwrapper),
        _propertyBasedCreator == null ? null : _propertyBasedCreator.renameAll(context, unwrapper),
        _beanProperties.renameAll(context, unwrapper));
  }
}
