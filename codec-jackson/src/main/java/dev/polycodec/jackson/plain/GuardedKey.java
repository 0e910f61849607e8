package dev.polycodec.jackson.plain;

import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.KeyDeserializer;
import com.fasterxml.jackson.databind.deser.ContextualKeyDeserializer;
import dev.polycodec.spi.Message;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Asks the message before each key that is made of a name: a constructor may do anything. */
final class GuardedKey extends KeyDeserializer implements ContextualKeyDeserializer {

  private final KeyDeserializer delegate;
  private final Class<?> type;
  private final boolean foreign;

  GuardedKey(KeyDeserializer delegate, Class<?> type) {
    this.delegate = delegate;
    this.type = type;
    foreign = DataBinding.isForeign(delegate);
  }

  /** Returns whether a module of the application makes the keys. */
  boolean isForeign() {
    return foreign;
  }

  @Override
  public Object deserializeKey(String name, DeserializationContext context) throws IOException {
    Message message = Current.of(context).message();
    if (foreign) {
      message.admit(type); // nothing but a declaration brings it here
    } else {
      message.check(type);
    }
    Object key = delegate.deserializeKey(name, context);
    if (!foreign) {
      ExactKey.require(name, key);
    }
    return key;
  }

  @Override
  public KeyDeserializer createContextual(
      DeserializationContext context, @Nullable BeanProperty property) throws JsonMappingException {
    return delegate instanceof ContextualKeyDeserializer contextual
        ? new GuardedKey(contextual.createContextual(context, property), type)
        : this;
  }
}
