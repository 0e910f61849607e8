package dev.polycodec.protostuff.plain;

import io.protostuff.CollectionSchema;
import io.protostuff.MapSchema;
import io.protostuff.Schema;
import io.protostuff.runtime.Delegate;
import java.util.Map;

/**
 * What an application registered, by class.
 *
 * @param flags the flags of the strategy
 * @param delegates what writes and reads the values of exactly one class
 * @param schemas schemas of objects of exactly one class
 * @param mapped the classes that objects have where an abstract class or an interface is declared
 * @param collections what makes collections
 * @param maps what makes maps
 */
public record Registrations(
    int flags,
    Map<Class<?>, Delegate<?>> delegates,
    Map<Class<?>, Schema<?>> schemas,
    Map<Class<?>, Class<?>> mapped,
    Map<Class<?>, CollectionSchema.MessageFactory> collections,
    Map<Class<?>, MapSchema.MessageFactory> maps) {

  /** Copies what was registered. */
  public Registrations {
    delegates = Map.copyOf(delegates);
    schemas = Map.copyOf(schemas);
    mapped = Map.copyOf(mapped);
    collections = Map.copyOf(collections);
    maps = Map.copyOf(maps);
  }
}
