package dev.polycodec.spi.walk;

import java.io.IOException;
import java.lang.reflect.Array;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** Arrays of primitives: their length, and their components as little-endian bytes, in bulk. */
final class PrimitiveArrays {

  /** The bytes that are moved at once, a multiple of each width. */
  private static final int CHUNK = 4_096;

  private PrimitiveArrays() {}

  static LeafForm<Object> form(Class<?> type) {
    Class<?> component = type.getComponentType();
    int width = width(component);
    return new LeafForm<>(
        (walk, out, array) -> {
          int length = Array.getLength(array);
          out.writeNumber(walk.message().bulk(length, width, Integer.MAX_VALUE));
          write(out, array, length, width, walk.chunk);
        },
        (walk, in) -> {
          int length = walk.message().bulk(in.readNumber(), width, in.remaining());
          Object array = Array.newInstance(component, length);
          read(in, array, length, width, walk.chunk);
          return array;
        });
  }

  /** Returns an array that a walk moves the components of others through. */
  static ByteBuffer chunk() {
    return ByteBuffer.allocate(CHUNK).order(ByteOrder.LITTLE_ENDIAN);
  }

  private static void write(WireWriter out, Object array, int length, int width, ByteBuffer chunk)
      throws IOException {
    if (array instanceof byte[] bytes) {
      out.writeBytes(bytes, 0, length);
      return;
    }
    int step = CHUNK / width;
    for (int from = 0; from < length; from += step) {
      int count = Math.min(step, length - from);
      put(chunk, array, from, count);
      out.writeBytes(chunk.array(), 0, count * width);
    }
  }

  private static void read(WireReader in, Object array, int length, int width, ByteBuffer chunk)
      throws IOException {
    if (array instanceof byte[] bytes) {
      in.readBytes(bytes, 0, length);
      return;
    }
    int step = CHUNK / width;
    for (int from = 0; from < length; from += step) {
      int count = Math.min(step, length - from);
      in.readBytes(chunk.array(), 0, count * width);
      get(chunk, array, from, count);
    }
  }

  private static void put(ByteBuffer chunk, Object array, int from, int count) {
    if (array instanceof int[] a) {
      chunk.asIntBuffer().put(a, from, count);
    } else if (array instanceof long[] a) {
      chunk.asLongBuffer().put(a, from, count);
    } else if (array instanceof double[] a) {
      chunk.asDoubleBuffer().put(a, from, count);
    } else if (array instanceof float[] a) {
      chunk.asFloatBuffer().put(a, from, count);
    } else if (array instanceof short[] a) {
      chunk.asShortBuffer().put(a, from, count);
    } else if (array instanceof char[] a) {
      chunk.asCharBuffer().put(a, from, count);
    } else {
      for (int i = 0; i < count; i++) {
        chunk.put(i, (byte) (((boolean[]) array)[from + i] ? 1 : 0));
      }
    }
  }

  private static void get(ByteBuffer chunk, Object array, int from, int count) {
    if (array instanceof int[] a) {
      chunk.asIntBuffer().get(a, from, count);
    } else if (array instanceof long[] a) {
      chunk.asLongBuffer().get(a, from, count);
    } else if (array instanceof double[] a) {
      chunk.asDoubleBuffer().get(a, from, count);
    } else if (array instanceof float[] a) {
      chunk.asFloatBuffer().get(a, from, count);
    } else if (array instanceof short[] a) {
      chunk.asShortBuffer().get(a, from, count);
    } else if (array instanceof char[] a) {
      chunk.asCharBuffer().get(a, from, count);
    } else {
      for (int i = 0; i < count; i++) {
        ((boolean[]) array)[from + i] = WireReader.truth(chunk.get(i));
      }
    }
  }

  private static int width(Class<?> component) {
    if (component == long.class || component == double.class) {
      return Long.BYTES;
    }
    if (component == int.class || component == float.class) {
      return Integer.BYTES;
    }
    return component == boolean.class || component == byte.class ? Byte.BYTES : Short.BYTES;
  }
}
