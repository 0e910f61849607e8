package dev.polycodec.jackson;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Scalar;
import java.io.IOException;
import java.lang.reflect.Array;
import java.util.Arrays;

/** Primitive arrays other than {@code byte[]} as arrays of numbers. */
final class PrimitiveArrays {

  private static final int INITIAL = 16;

  private PrimitiveArrays() {}

  static void write(JsonGenerator out, Object array, Message message) throws IOException {
    int length = message.elements(Array.getLength(array), 1, Integer.MAX_VALUE);
    if (array instanceof int[] ints) {
      out.writeArray(ints, 0, length);
    } else if (array instanceof long[] longs) {
      out.writeArray(longs, 0, length);
    } else if (array instanceof double[] doubles) {
      out.writeArray(doubles, 0, length);
    } else {
      Scalar scalar = scalar(array.getClass().getComponentType());
      out.writeStartArray();
      for (int i = 0; i < length; i++) {
        Scalars.write(out, scalar, Array.get(array, i));
      }
      out.writeEndArray();
    }
  }

  /** Reads the array that begins with the current token. */
  static Object read(JsonParser in, Class<?> component, Message message) throws IOException {
    if (component == int.class) {
      return ints(in, message);
    } else if (component == long.class) {
      return longs(in, message);
    } else if (component == double.class) {
      return doubles(in, message);
    }
    return others(in, component, message);
  }

  private static int[] ints(JsonParser in, Message message) throws IOException {
    int[] array = new int[INITIAL];
    int length = 0;
    while (in.nextToken() != JsonToken.END_ARRAY) {
      if (length == array.length) {
        array = Arrays.copyOf(array, grown(length, message));
      }
      array[length++] = Scalars.integer(in).getIntValue();
    }
    return Arrays.copyOf(array, ended(length, message));
  }

  private static long[] longs(JsonParser in, Message message) throws IOException {
    long[] array = new long[INITIAL];
    int length = 0;
    while (in.nextToken() != JsonToken.END_ARRAY) {
      if (length == array.length) {
        array = Arrays.copyOf(array, grown(length, message));
      }
      array[length++] = Scalars.integer(in).getLongValue();
    }
    return Arrays.copyOf(array, ended(length, message));
  }

  private static double[] doubles(JsonParser in, Message message) throws IOException {
    double[] array = new double[INITIAL];
    int length = 0;
    while (in.nextToken() != JsonToken.END_ARRAY) {
      if (length == array.length) {
        array = Arrays.copyOf(array, grown(length, message));
      }
      array[length++] = (Double) Scalars.read(in, Scalar.DOUBLE);
    }
    return Arrays.copyOf(array, ended(length, message));
  }

  private static Object others(JsonParser in, Class<?> component, Message message)
      throws IOException {
    Scalar scalar = scalar(component);
    Object array = Array.newInstance(component, INITIAL);
    int length = 0;
    while (in.nextToken() != JsonToken.END_ARRAY) {
      if (length == Array.getLength(array)) {
        array = resized(array, component, length, grown(length, message));
      }
      Array.set(array, length++, Scalars.read(in, scalar));
    }
    return resized(array, component, length, ended(length, message));
  }

  private static Object resized(Object array, Class<?> component, int length, int capacity) {
    Object resized = Array.newInstance(component, capacity);
    System.arraycopy(array, 0, resized, 0, length);
    return resized;
  }

  /** Returns the next capacity: what is already read bounds it, not what the bytes announce. */
  private static int grown(int length, Message message) {
    return 2 * ended(length, message);
  }

  private static int ended(int length, Message message) {
    return message.elements(length, 1, Integer.MAX_VALUE);
  }

  private static Scalar scalar(Class<?> component) {
    Scalar scalar = Scalar.of(component);
    if (scalar == null) {
      throw new MalformedDataException("An array of " + component.getName() + " has no scalars");
    }
    return scalar;
  }
}
