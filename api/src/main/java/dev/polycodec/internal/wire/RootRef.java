package dev.polycodec.internal.wire;

import dev.polycodec.internal.shape.WireNames;
import dev.polycodec.spi.BackendConfig.TypeIds;

/** The class of a root with the bytes that stand for it in the frame; immutable. */
@SuppressWarnings("ArrayRecordComponent") // compared by identity only, and never leaves the core
public record RootRef(Class<?> actual, Class<?> type, byte[] bytes) {

  /**
   * Encodes the reference to a class.
   *
   * @param actual the class of the value
   * @param type the class that stands for it on the wire
   */
  public static RootRef of(Class<?> actual, Class<?> type, TypeIds ids, WireNames names) {
    int id = ids.idOf(type);
    Reference reference = new Reference(id != 0 ? null : names.nameOf(type), id);
    return new RootRef(actual, type, reference.bytes());
  }
}
