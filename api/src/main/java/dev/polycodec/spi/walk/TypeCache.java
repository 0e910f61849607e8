package dev.polycodec.spi.walk;

import dev.polycodec.spi.Message;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The classes that one engine has met; most are found at the place that their hash gives. */
final class TypeCache {

  private static final int PLACES = 64;

  /** What is declared of places, for all engines. */
  final DeclaredTypes declared;

  private final ObjectTypes types;
  private final Map<Class<?>, ObjectType> known = new IdentityHashMap<>();

  /** Written rarely: to put a reference into an object as old as an engine costs a fence. */
  private final @Nullable ObjectType[] places = new ObjectType[PLACES];

  TypeCache(ObjectTypes types) {
    this.types = types;
    this.declared = types.declared;
  }

  ObjectType named(String name, Message message) {
    return types.named(name, message);
  }

  ObjectType of(Class<?> type) {
    int place = System.identityHashCode(type) & PLACES - 1;
    ObjectType found = places[place];
    return found != null && found.type == type ? found : find(type, place);
  }

  private ObjectType find(Class<?> type, int place) {
    ObjectType found = known.get(type);
    if (found == null) {
      found = types.of(type);
      known.put(type, found);
    }
    if (found.type == type) {
      places[place] = found;
    }
    return found;
  }
}
