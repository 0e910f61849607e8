package dev.polycodec.jackson.plain;

import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.deser.BeanDeserializer;
import com.fasterxml.jackson.databind.util.NameTransformer;

/** Finds the properties of a bean among those of the bean's owner, as databind does. */
final class UnwrappedReader extends BeanDeserializer {

  private static final long serialVersionUID = 1;

  private UnwrappedReader(BeanReader reader, NameTransformer unwrapper) {
    super(reader, unwrapper);
  }

  static JsonDeserializer<Object> of(BeanReader reader, NameTransformer unwrapper) {
    return new UnwrappedReader(reader, unwrapper);
  }
}
