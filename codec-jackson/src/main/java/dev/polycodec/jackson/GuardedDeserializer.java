package dev.polycodec.jackson;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.deser.BeanDeserializerBase;
import com.fasterxml.jackson.databind.deser.std.DelegatingDeserializer;
import dev.polycodec.spi.Message;
import java.io.IOException;
import java.util.Collection;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Asks the message before each object or container that a deserializer reads. */
final class GuardedDeserializer extends DelegatingDeserializer {

  private static final long serialVersionUID = 1;

  private final boolean container;

  GuardedDeserializer(JsonDeserializer<?> delegate) {
    super(delegate);
    container = !(delegate instanceof BeanDeserializerBase);
  }

  @Override
  protected JsonDeserializer<?> newDelegatingInstance(JsonDeserializer<?> delegate) {
    return new GuardedDeserializer(delegate);
  }

  @Override
  public @Nullable Object deserialize(JsonParser in, DeserializationContext context)
      throws IOException {
    Current current = Current.of(in, context);
    Message message = current.message();
    message.enter(handledType());
    Object value = container ? super.deserialize(in, context) : object(in, context, current);
    message.exit();
    if (container) {
      message.elements(size(value), 1, Integer.MAX_VALUE);
    }
    return value;
  }

  private @Nullable Object object(JsonParser in, DeserializationContext context, Current current)
      throws IOException {
    if ((_delegatee instanceof BeanReader reader && reader.isVanilla())
        || !(in instanceof StrictParser strict)
        || !in.hasToken(JsonToken.START_OBJECT)) {
      return super.deserialize(in, context);
    }
    int outer = current.dropped();
    int depth = strict.depth();
    current.dropped(0);
    Object value = super.deserialize(in, context);
    if (current.dropped() > 0 && current.dropped() == strict.fields(depth)) {
      throw UnknownProperties.none(handledType());
    }
    current.dropped(outer);
    return value;
  }

  /** What is read already bounds the memory; the limit is for what follows. */
  private static int size(@Nullable Object value) {
    if (value instanceof Collection<?> collection) {
      return collection.size();
    }
    if (value instanceof Map<?, ?> map) {
      return map.size();
    }
    return value instanceof Object[] array ? array.length : 0;
  }
}
