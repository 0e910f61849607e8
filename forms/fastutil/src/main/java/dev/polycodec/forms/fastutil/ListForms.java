package dev.polycodec.forms.fastutil;

import static dev.polycodec.spi.SurrogateProvider.form;
import static dev.polycodec.spi.SurrogateProvider.require;

import dev.polycodec.Surrogate;
import it.unimi.dsi.fastutil.booleans.BooleanArrayList;
import it.unimi.dsi.fastutil.bytes.ByteArrayList;
import it.unimi.dsi.fastutil.chars.CharArrayList;
import it.unimi.dsi.fastutil.doubles.DoubleArrayList;
import it.unimi.dsi.fastutil.floats.FloatArrayList;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import it.unimi.dsi.fastutil.objects.ObjectArrayList;
import it.unimi.dsi.fastutil.shorts.ShortArrayList;
import java.nio.ByteBuffer;
import java.util.Collection;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.IntFunction;

/** Lists: those of numbers are the bytes of these. */
final class ListForms {

  private ListForms() {}

  static List<Surrogate<?, ?>> all() {
    return List.of(
        form(
            ObjectArrayList.class,
            Object[].class,
            (ObjectArrayList<?> list) -> list.toArray(),
            ObjectArrayList::new),
        numbers(
            ByteArrayList.class,
            Byte.BYTES,
            (list, out) -> list.forEach((byte b) -> out.put(b)),
            n -> new ByteArrayList(n),
            (list, in) -> list.add(in.get())),
        numbers(
            BooleanArrayList.class,
            Byte.BYTES,
            (list, out) -> list.forEach((boolean b) -> out.put((byte) (b ? 1 : 0))),
            n -> new BooleanArrayList(n),
            (list, in) -> list.add(bit(in.get()))),
        numbers(
            CharArrayList.class,
            Character.BYTES,
            (list, out) -> list.forEach((char c) -> out.putChar(c)),
            n -> new CharArrayList(n),
            (list, in) -> list.add(in.getChar())),
        numbers(
            ShortArrayList.class,
            Short.BYTES,
            (list, out) -> list.forEach((short s) -> out.putShort(s)),
            n -> new ShortArrayList(n),
            (list, in) -> list.add(in.getShort())),
        numbers(
            IntArrayList.class,
            Integer.BYTES,
            (list, out) -> list.forEach((int i) -> out.putInt(i)),
            n -> new IntArrayList(n),
            (list, in) -> list.add(in.getInt())),
        numbers(
            LongArrayList.class,
            Long.BYTES,
            (list, out) -> list.forEach((long l) -> out.putLong(l)),
            n -> new LongArrayList(n),
            (list, in) -> list.add(in.getLong())),
        numbers(
            FloatArrayList.class,
            Float.BYTES,
            (list, out) -> list.forEach((float f) -> out.putFloat(f)),
            n -> new FloatArrayList(n),
            (list, in) -> list.add(in.getFloat())),
        numbers(
            DoubleArrayList.class,
            Double.BYTES,
            (list, out) -> list.forEach((double d) -> out.putDouble(d)),
            n -> new DoubleArrayList(n),
            (list, in) -> list.add(in.getDouble())));
  }

  private static <L extends Collection<?>> Surrogate<L, byte[]> numbers(
      Class<L> type,
      int each,
      BiConsumer<L, ByteBuffer> put,
      IntFunction<L> make,
      BiConsumer<L, ByteBuffer> add) {
    return form(
        type,
        byte[].class,
        (L list) -> {
          ByteBuffer bytes = ByteBuffer.allocate(each * list.size());
          put.accept(list, bytes);
          return bytes.array();
        },
        bytes -> {
          require(bytes.length % each == 0);
          L list = make.apply(bytes.length / each);
          for (ByteBuffer in = ByteBuffer.wrap(bytes); in.hasRemaining(); ) {
            add.accept(list, in);
          }
          return list;
        });
  }

  private static boolean bit(byte bit) {
    require(bit == 0 || bit == 1);
    return bit == 1;
  }
}
