package dev.polycodec.internal.wire;

import dev.polycodec.internal.shape.WireNames;
import dev.polycodec.spi.BackendConfig.TypeIds;
import java.nio.charset.StandardCharsets;

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
    if (id != 0) {
      byte[] bytes = new byte[Varint.size(id << 1 | 1)];
      Varint.write(id << 1 | 1, bytes, 0);
      return new RootRef(actual, type, bytes);
    }
    byte[] name = names.nameOf(type).getBytes(StandardCharsets.UTF_8);
    int head = Varint.size(name.length << 1);
    byte[] bytes = new byte[head + name.length];
    Varint.write(name.length << 1, bytes, 0);
    System.arraycopy(name, 0, bytes, head, name.length);
    return new RootRef(actual, type, bytes);
  }
}
