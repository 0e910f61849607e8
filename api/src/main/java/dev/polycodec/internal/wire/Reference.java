package dev.polycodec.internal.wire;

import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * What stands for a class or a codec in a header: its name, or its number; immutable.
 *
 * @param name null if it has a number
 * @param number 0 if it has a name
 */
public record Reference(@Nullable String name, int number) {

  /**
   * Reads a reference, whatever it stands for.
   *
   * @param maxBytes the bytes of the longest name
   */
  public static Reference read(Cursor in, int maxBytes) {
    int head = Varint.read(in);
    return (head & 1) != 0
        ? new Reference(null, head >>> 1)
        : new Reference(in.text(head >>> 1, maxBytes), 0);
  }

  /** Returns the only bytes that are read as this reference. */
  public byte[] bytes() {
    byte[] text = name == null ? new byte[0] : name.getBytes(StandardCharsets.UTF_8);
    int head = name == null ? number << 1 | 1 : text.length << 1;
    byte[] bytes = new byte[Varint.size(head) + text.length];
    System.arraycopy(text, 0, bytes, Varint.write(head, bytes, 0), text.length);
    return bytes;
  }
}
