package dev.polycodec.forms.eclipse;

import static dev.polycodec.spi.SurrogateProvider.form;
import static dev.polycodec.spi.SurrogateProvider.require;

import dev.polycodec.Surrogate;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.eclipse.collections.api.PrimitiveIterable;
import org.eclipse.collections.api.factory.primitive.DoubleLists;
import org.eclipse.collections.api.factory.primitive.IntLists;
import org.eclipse.collections.api.factory.primitive.LongLists;
import org.eclipse.collections.api.list.primitive.DoubleList;
import org.eclipse.collections.api.list.primitive.IntList;
import org.eclipse.collections.api.list.primitive.LongList;
import org.eclipse.collections.impl.list.mutable.primitive.BooleanArrayList;
import org.eclipse.collections.impl.list.mutable.primitive.ByteArrayList;
import org.eclipse.collections.impl.list.mutable.primitive.CharArrayList;
import org.eclipse.collections.impl.list.mutable.primitive.DoubleArrayList;
import org.eclipse.collections.impl.list.mutable.primitive.FloatArrayList;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.eclipse.collections.impl.list.mutable.primitive.LongArrayList;
import org.eclipse.collections.impl.list.mutable.primitive.ShortArrayList;

/** Lists of primitives: the bytes of their elements. */
final class NumberLists {

  private NumberLists() {}

  static List<Surrogate<?, ?>> all() {
    return Stream.concat(
            small().stream(), Stream.of("Array", "Empty", "Singleton").flatMap(NumberLists::large))
        .toList();
  }

  private static List<Surrogate<?, ?>> small() {
    return List.of(
        list(
            BooleanArrayList.class,
            Byte.BYTES,
            (BooleanArrayList list, ByteBuffer out) -> list.each(b -> out.put((byte) (b ? 1 : 0))),
            in -> {
              BooleanArrayList list = new BooleanArrayList(in.remaining());
              while (in.hasRemaining()) {
                byte bit = in.get();
                require(bit == 0 || bit == 1);
                list.add(bit == 1);
              }
              return list;
            }),
        list(
            ByteArrayList.class,
            Byte.BYTES,
            (ByteArrayList list, ByteBuffer out) -> list.each(out::put),
            in -> {
              byte[] array = new byte[in.remaining()];
              in.get(array);
              return new ByteArrayList(array);
            }),
        list(
            CharArrayList.class,
            Character.BYTES,
            (CharArrayList list, ByteBuffer out) -> list.each(out::putChar),
            in -> {
              char[] array = new char[in.remaining() / Character.BYTES];
              in.asCharBuffer().get(array);
              return new CharArrayList(array);
            }),
        list(
            ShortArrayList.class,
            Short.BYTES,
            (ShortArrayList list, ByteBuffer out) -> list.each(out::putShort),
            in -> {
              short[] array = new short[in.remaining() / Short.BYTES];
              in.asShortBuffer().get(array);
              return new ShortArrayList(array);
            }),
        list(
            FloatArrayList.class,
            Float.BYTES,
            (FloatArrayList list, ByteBuffer out) -> list.each(out::putFloat),
            in -> {
              float[] array = new float[in.remaining() / Float.BYTES];
              in.asFloatBuffer().get(array);
              return new FloatArrayList(array);
            }),
        list(
            IntArrayList.class,
            Integer.BYTES,
            (IntList list, ByteBuffer out) -> putInts(list, out),
            in -> new IntArrayList(ints(in))),
        list(
            LongArrayList.class,
            Long.BYTES,
            (LongList list, ByteBuffer out) -> putLongs(list, out),
            in -> new LongArrayList(longs(in))),
        list(
            DoubleArrayList.class,
            Double.BYTES,
            (DoubleList list, ByteBuffer out) -> putDoubles(list, out),
            in -> new DoubleArrayList(doubles(in))));
  }

  /** Lists that do not change are of three classes, for none, one and more elements. */
  private static Stream<Surrogate<?, ?>> large(String size) {
    String end = size.equals("Array") ? "ArrayList" : size + "List";
    return Stream.of(
        immutable(
            "Int" + end,
            Integer.BYTES,
            (IntList list, ByteBuffer out) -> putInts(list, out),
            in -> IntLists.immutable.with(ints(in))),
        immutable(
            "Long" + end,
            Long.BYTES,
            (LongList list, ByteBuffer out) -> putLongs(list, out),
            in -> LongLists.immutable.with(longs(in))),
        immutable(
            "Double" + end,
            Double.BYTES,
            (DoubleList list, ByteBuffer out) -> putDoubles(list, out),
            in -> DoubleLists.immutable.with(doubles(in))));
  }

  private static <T extends PrimitiveIterable> Surrogate<?, ?> immutable(
      String name, int each, BiConsumer<T, ByteBuffer> put, Function<ByteBuffer, Object> from) {
    return list(Hidden.of("list.immutable.primitive.Immutable" + name), each, put, from);
  }

  private static <T extends PrimitiveIterable> Surrogate<?, ?> list(
      Class<?> type, int each, BiConsumer<T, ByteBuffer> put, Function<ByteBuffer, Object> from) {
    return form(
        type,
        byte[].class,
        (T list) -> {
          ByteBuffer bytes = ByteBuffer.allocate(each * list.size());
          put.accept(list, bytes);
          return bytes.array();
        },
        bytes -> {
          require(bytes.length % each == 0);
          @SuppressWarnings("unchecked") // the class is that of the values
          T made = (T) type.cast(from.apply(ByteBuffer.wrap(bytes)));
          return made;
        });
  }

  private static void putInts(IntList list, ByteBuffer out) {
    list.each(out::putInt);
  }

  private static void putLongs(LongList list, ByteBuffer out) {
    list.each(out::putLong);
  }

  private static void putDoubles(DoubleList list, ByteBuffer out) {
    list.each(out::putDouble);
  }

  private static int[] ints(ByteBuffer in) {
    int[] array = new int[in.remaining() / Integer.BYTES];
    in.asIntBuffer().get(array);
    return array;
  }

  private static long[] longs(ByteBuffer in) {
    long[] array = new long[in.remaining() / Long.BYTES];
    in.asLongBuffer().get(array);
    return array;
  }

  private static double[] doubles(ByteBuffer in) {
    double[] array = new double[in.remaining() / Double.BYTES];
    in.asDoubleBuffer().get(array);
    return array;
  }
}
