package dev.polycodec.registry;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** Keeps schemas in this process: for tests, and for codecs that share one. */
public final class MemoryStore implements SchemaStore {

  private final Map<Integer, byte[]> schemas = new ConcurrentHashMap<>();

  /** Creates an empty store. */
  public MemoryStore() {}

  @Override
  public byte[] putIfAbsent(int number, byte[] bytes) {
    byte[] earlier = schemas.putIfAbsent(number, bytes.clone());
    return earlier == null ? bytes : earlier.clone();
  }

  @Override
  public byte @Nullable [] find(int number) {
    byte[] found = schemas.get(number);
    return found == null ? null : found.clone();
  }
}
