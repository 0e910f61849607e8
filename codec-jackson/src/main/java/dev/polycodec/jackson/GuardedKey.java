package dev.polycodec.jackson;

import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.KeyDeserializer;
import com.fasterxml.jackson.databind.deser.ContextualKeyDeserializer;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Asks the message before each key that is made of a name: a constructor may do anything. */
final class GuardedKey extends KeyDeserializer implements ContextualKeyDeserializer {

  private final KeyDeserializer delegate;
  private final Class<?> type;

  GuardedKey(KeyDeserializer delegate, Class<?> type) {
    this.delegate = delegate;
    this.type = type;
  }

  @Override
  public Object deserializeKey(String name, DeserializationContext context) throws IOException {
    Current.of(context).message().check(type);
    return delegate.deserializeKey(name, context);
  }

  @Override
  public KeyDeserializer createContextual(
      DeserializationContext context, @Nullable BeanProperty property) throws JsonMappingException {
    return delegate instanceof ContextualKeyDeserializer contextual
        ? new GuardedKey(contextual.createContextual(context, property), type)
        : this;
  }
}
