package dev.polycodec.fory;

import java.nio.charset.StandardCharsets;
import org.apache.fory.memory.MemoryBuffer;
import org.apache.fory.memory.MemoryUtils;
import org.apache.fory.meta.EncodedMetaString;
import org.apache.fory.meta.MetaString.Encoding;
import org.apache.fory.type.Types;

/** Messages that name their class as Fory itself does not. */
final class Spelling {

  private static final int SMALL_NAME = 16;

  /** For all but the names. */
  private static final int ROOM = 64;

  private Spelling() {}

  /** A message of an allowed class, whose name is written as it is. */
  static byte[] message(String home, String name) {
    MemoryBuffer message = MemoryUtils.buffer(home.length() + name.length() + ROOM);
    message.writeByte(0);
    message.writeByte(0);
    message.writeByte(Types.NAMED_EXT);
    write(message, home);
    write(message, name);
    message.writeByte(0);
    return message.getBytes(0, message.writerIndex());
  }

  private static void write(MemoryBuffer message, String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    message.writeVarUInt32Small7(bytes.length << 1);
    if (bytes.length > SMALL_NAME) {
      message.writeInt64(EncodedMetaString.computeHash(bytes, Encoding.UTF_8));
    } else if (bytes.length > 0) {
      message.writeByte(Encoding.UTF_8.getValue());
    }
    message.writeBytes(bytes);
  }
}
