package dev.polycodec.jackson.plain;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.deser.std.DelegatingDeserializer;
import java.io.IOException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Bounds what a module of the application reads: the class is no concern of the policy, unless it
 * is denied, as nothing but a declaration brings it here.
 */
final class ModuleDeserializer extends DelegatingDeserializer {

  private static final long serialVersionUID = 1;

  private final Class<?> declared;
  private final boolean hashed;

  ModuleDeserializer(JsonDeserializer<?> delegate, Class<?> declared) {
    super(delegate); // of the class declared
    this.declared = declared;
    hashed = !isSequence(declared);
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
    current.table(hashed ? new HashSet<>() : null);
    Object value = super.deserialize(in, context);
    current.table(outer);
    current.message().exit();
    if (value != null) {
      current.message().admit(value.getClass());
      current.counting().measure(value);
      if (outer != null) {
        current.counting().key(outer, value);
      }
    }
    return value;
  }

  /**
   * Returns whether a container finds its elements by their place, and so hashes none. What is not
   * known to do so is counted: a list of a library need not be one of the JDK.
   */
  private static boolean isSequence(Class<?> type) {
    return List.class.isAssignableFrom(type)
        || (has(type, "get", method -> method.getParameterTypes()[0] == int.class)
            && has(type, "indexOf", method -> method.getReturnType() == int.class));
  }

  private static boolean has(Class<?> type, String name, Predicate<Method> which) {
    return Arrays.stream(type.getMethods())
        .filter(method -> method.getName().equals(name) && method.getParameterCount() == 1)
        .anyMatch(which);
  }
}
