package dev.polycodec.spi.bulk;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Message;
import java.lang.reflect.Array;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.jspecify.annotations.Nullable;

/** Moves what is slow one by one: primitive arrays, as little-endian bytes, and text. */
public final class Bulk {

  private Bulk() {}

  /**
   * Returns the bytes of an array of a primitive component but {@code byte}.
   *
   * @throws dev.polycodec.LimitExceededException if it has more bytes than a message
   */
  public static byte[] toBytes(Object array, Message message) {
    int width = width(array.getClass().getComponentType());
    int length = message.bulk(Array.getLength(array), width, Integer.MAX_VALUE);
    ByteBuffer bytes = buffer(new byte[length * width]);
    if (array instanceof int[] a) {
      bytes.asIntBuffer().put(a);
    } else if (array instanceof long[] a) {
      bytes.asLongBuffer().put(a);
    } else if (array instanceof double[] a) {
      bytes.asDoubleBuffer().put(a);
    } else if (array instanceof float[] a) {
      bytes.asFloatBuffer().put(a);
    } else if (array instanceof short[] a) {
      bytes.asShortBuffer().put(a);
    } else if (array instanceof char[] a) {
      bytes.asCharBuffer().put(a);
    } else {
      for (boolean b : (boolean[]) array) {
        bytes.put((byte) (b ? 1 : 0));
      }
    }
    return bytes.array();
  }

  /**
   * Returns the array that some bytes hold.
   *
   * @throws MalformedDataException if the bytes are no whole number of components
   */
  public static Object fromBytes(byte[] source, Class<?> component, Message message) {
    int width = width(component);
    if (source.length % width != 0) {
      throw new MalformedDataException(
          "The bytes of an array are no multiple of " + width + " but " + source.length);
    }
    int length = message.bulk(source.length / width, width, source.length);
    Object array = Array.newInstance(component, length);
    ByteBuffer bytes = buffer(source);
    if (array instanceof int[] a) {
      bytes.asIntBuffer().get(a);
    } else if (array instanceof long[] a) {
      bytes.asLongBuffer().get(a);
    } else if (array instanceof double[] a) {
      bytes.asDoubleBuffer().get(a);
    } else if (array instanceof float[] a) {
      bytes.asFloatBuffer().get(a);
    } else if (array instanceof short[] a) {
      bytes.asShortBuffer().get(a);
    } else if (array instanceof char[] a) {
      bytes.asCharBuffer().get(a);
    } else {
      for (int i = 0; i < length; i++) {
        ((boolean[]) array)[i] = source[i] != 0;
      }
    }
    return array;
  }

  /**
   * Returns the text of some bytes, or null if one of them is not ASCII; {@link AsciiWriter} is the
   * inverse.
   */
  public static @Nullable String getAscii(byte[] source, int offset, int length) {
    return AsciiText.get(source, offset, length);
  }

  /**
   * Returns the text of some bytes in UTF-8.
   *
   * @throws MalformedDataException if they are ill-formed
   */
  public static String getUtf8(byte[] source, int offset, int length) {
    return UnicodeText.utf8(source, offset, length);
  }

  /**
   * Returns the text of some bytes as {@link java.io.DataOutput#writeUTF} has them: each UTF-16
   * unit, surrogates included, in the one to three that it would take in UTF-8, and NUL in two.
   *
   * @throws MalformedDataException if they are ill-formed
   */
  public static String getUnits(byte[] source, int offset, int length) {
    return UnicodeText.units(source, offset, length);
  }

  /**
   * Returns the index of the first half of a character in a text, for which UTF-8 has no form; -1
   * if there is none.
   */
  public static int loneSurrogate(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (Character.isSurrogate(text.charAt(i))) {
        if (i + 1 == text.length()
            || !Character.isSurrogatePair(text.charAt(i), text.charAt(i + 1))) {
          return i;
        }
        i++;
      }
    }
    return -1;
  }

  private static ByteBuffer buffer(byte[] bytes) {
    return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
  }

  private static int width(Class<?> component) {
    if (component == long.class || component == double.class) {
      return 8;
    }
    if (component == int.class || component == float.class) {
      return 4;
    }
    return component == boolean.class ? 1 : 2;
  }
}
