package dev.polycodec.internal.shape;

import java.util.Set;

/**
 * The classes of libraries whose objects have an address of memory in a number: of a copy, it is
 * that of something else, and bytes could choose it.
 */
final class ForeignMemory {

  /** What such classes are, extend or implement. */
  private static final Set<String> HOLDERS =
      Set.of(
          "io.netty.buffer.ByteBuf",
          "jnr.ffi.Pointer",
          "net.openhft.chronicle.bytes.BytesStore",
          "org.agrona.DirectBuffer",
          "org.apache.arrow.memory.ArrowBuf",
          "org.apache.spark.unsafe.memory.MemoryLocation",
          "org.bytedeco.javacpp.Pointer",
          "org.lwjgl.system.CustomBuffer",
          "org.lwjgl.system.Pointer",
          "org.opencv.core.Mat",
          "org.rocksdb.AbstractNativeReference");

  private ForeignMemory() {}

  static boolean isHeldBy(Class<?> type) {
    return Supertypes.find(type, HOLDERS) != null;
  }
}
