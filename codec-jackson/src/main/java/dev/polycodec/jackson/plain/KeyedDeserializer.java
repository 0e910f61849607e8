package dev.polycodec.jackson.plain;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.deser.NullValueProvider;
import com.fasterxml.jackson.databind.deser.std.CollectionDeserializer;
import com.fasterxml.jackson.databind.jsontype.TypeDeserializer;
import dev.polycodec.spi.Message;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Reads sets as lists first, so that the message knows of each element before it is hashed. */
final class KeyedDeserializer extends CollectionDeserializer {

  private static final long serialVersionUID = 1;

  KeyedDeserializer(CollectionDeserializer source) {
    super(source);
  }

  @Override
  protected CollectionDeserializer withResolved(
      JsonDeserializer<?> delegate,
      JsonDeserializer<?> elements,
      TypeDeserializer types,
      NullValueProvider nulls,
      Boolean unwrap) {
    return new KeyedDeserializer(super.withResolved(delegate, elements, types, nulls, unwrap));
  }

  @Override
  protected Collection<Object> _deserializeFromArray(
      JsonParser in, DeserializationContext context, Collection<Object> target) throws IOException {
    if (_valueDeserializer.getObjectIdReader() != null) {
      return super._deserializeFromArray(in, context, target); // may add to the target later
    }
    List<Object> elements = new ArrayList<>();
    super._deserializeFromArray(in, context, elements);
    Message message = Current.of(in, context).message();
    for (Object element : elements) {
      message.key(target, element);
      target.add(element);
    }
    return target;
  }
}
