package dev.polycodec.jackson.wire;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import dev.polycodec.jackson.stream.Tokens;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Scalar;
import java.io.IOException;
import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.Objects;

/** Primitive arrays other than {@code byte[]} as arrays of numbers. */
final class PrimitiveArrays {

  private static final int INITIAL = 16;

  private PrimitiveArrays() {}

  static void write(JsonGenerator out, Object array, Message message) throws IOException {
    int length = message.bulk(Array.getLength(array), 1, Integer.MAX_VALUE);
    if (array instanceof int[] ints) {
      out.writeArray(ints, 0, length);
    } else if (array instanceof long[] longs) {
      out.writeArray(longs, 0, length);
    } else if (array instanceof double[] doubles) {
      out.writeArray(doubles, 0, length);
    } else {
      Scalar scalar = Objects.requireNonNull(Scalar.of(array.getClass().getComponentType()));
      out.writeStartArray();
      for (int i = 0; i < length; i++) {
        Scalars.write(out, scalar, Array.get(array, i));
      }
      out.writeEndArray();
    }
  }

  /** Reads the array that begins with the current token. */
  static Object read(JsonParser in, Class<?> component) throws IOException {
    if (component == int.class) {
      return ints(in);
    } else if (component == long.class) {
      return longs(in);
    } else if (component == double.class) {
      return doubles(in);
    }
    return others(in, component);
  }

  private static int[] ints(JsonParser in) throws IOException {
    int[] array = new int[INITIAL];
    int length = 0;
    while (in.nextToken() != JsonToken.END_ARRAY) {
      if (length == array.length) {
        array = Arrays.copyOf(array, grown(length));
      }
      array[length++] = Tokens.integer(in).getIntValue();
    }
    return Arrays.copyOf(array, length);
  }

  private static long[] longs(JsonParser in) throws IOException {
    long[] array = new long[INITIAL];
    int length = 0;
    while (in.nextToken() != JsonToken.END_ARRAY) {
      if (length == array.length) {
        array = Arrays.copyOf(array, grown(length));
      }
      array[length++] = Tokens.integer(in).getLongValue();
    }
    return Arrays.copyOf(array, length);
  }

  private static double[] doubles(JsonParser in) throws IOException {
    double[] array = new double[INITIAL];
    int length = 0;
    while (in.nextToken() != JsonToken.END_ARRAY) {
      if (length == array.length) {
        array = Arrays.copyOf(array, grown(length));
      }
      array[length++] = (Double) Scalars.read(in, Scalar.DOUBLE);
    }
    return Arrays.copyOf(array, length);
  }

  private static Object others(JsonParser in, Class<?> component) throws IOException {
    Scalar scalar = Objects.requireNonNull(Scalar.of(component));
    Object array = Array.newInstance(component, INITIAL);
    int length = 0;
    while (in.nextToken() != JsonToken.END_ARRAY) {
      if (length == Array.getLength(array)) {
        array = resized(array, component, length, grown(length));
      }
      Array.set(array, length++, Scalars.read(in, scalar));
    }
    return resized(array, component, length, length);
  }

  private static Object resized(Object array, Class<?> component, int length, int capacity) {
    Object resized = Array.newInstance(component, capacity);
    System.arraycopy(array, 0, resized, 0, length);
    return resized;
  }

  /** Returns the next capacity: what is already read bounds it, not what the bytes announce. */
  private static int grown(int length) {
    return (int) Math.min(2L * length, Integer.MAX_VALUE);
  }
}
