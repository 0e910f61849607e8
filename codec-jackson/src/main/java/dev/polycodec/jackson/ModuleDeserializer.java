package dev.polycodec.jackson;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.deser.std.DelegatingDeserializer;
import java.io.IOException;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Bounds what a module of the application reads: the class is no concern of the policy, unless it
 * is denied, as nothing but a declaration brings it here.
 */
final class ModuleDeserializer extends DelegatingDeserializer {

  private static final long serialVersionUID = 1;

  private final Class<?> declared;

  ModuleDeserializer(JsonDeserializer<?> delegate, Class<?> declared) {
    super(delegate);
    this.declared = declared;
  }

  @Override
  protected JsonDeserializer<?> newDelegatingInstance(JsonDeserializer<?> delegate) {
    return new ModuleDeserializer(delegate, declared);
  }

  @Override
  public @Nullable Object deserialize(JsonParser in, DeserializationContext context)
      throws IOException {
    Current current = Current.of(in, context);
    Object outer = current.table();
    current.message().admit(declared);
    current.message().enterChecked(0);
    current.table(isHashed() ? new HashSet<>() : null);
    Object value = super.deserialize(in, context);
    current.table(outer);
    current.message().exit();
    if (value != null) {
      current.message().admit(value.getClass());
      current.counting().elements(size(value), 1, Integer.MAX_VALUE);
      if (outer != null) {
        current.counting().key(outer, value);
      }
    }
    return value;
  }

  /** A list of a library need not be one of the JDK, but is called one. */
  private boolean isHashed() {
    return !List.class.isAssignableFrom(declared) && !declared.getSimpleName().contains("List");
  }

  private static int size(Object value) {
    if (value instanceof Collection<?> collection) {
      return collection.size();
    }
    return value instanceof Map<?, ?> map ? map.size() : 0;
  }
}
