package dev.polycodec.spi.walk;

import dev.polycodec.spi.Message;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The classes that one engine has met, and the one found last, as neighbours are often alike. */
final class TypeCache {

  /** What is declared of places, for all engines. */
  final DeclaredTypes declared;

  private final ObjectTypes types;
  private final Map<Class<?>, ObjectType> known = new IdentityHashMap<>();
  private @Nullable ObjectType last;

  TypeCache(ObjectTypes types) {
    this.types = types;
    this.declared = types.declared;
  }

  ObjectType named(String name, Message message) {
    return types.named(name, message);
  }

  ObjectType of(Class<?> type) {
    ObjectType found = last;
    if (found != null && found.type == type) {
      return found;
    }
    found = known.get(type);
    if (found == null) {
      found = types.of(type);
      known.put(type, found);
    }
    last = found;
    return found;
  }
}
