package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import dev.polycodec.EncodeException;
import dev.polycodec.Trait;
import dev.polycodec.TypedCodec;
import dev.polycodec.tck.equality.DeepEquality;
import dev.polycodec.tck.model.Widest;
import dev.polycodec.tck.sample.Position;
import java.lang.reflect.Constructor;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** A codec may learn how to be fast, but nothing else. */
abstract class OftenTests extends Kit.Group {

  /** After fewer objects of a class, codecs move its fields by code of their own. */
  private static final int OFTEN = 130;

  /** So many values must be tried for the test to say something. */
  private static final int FEWEST = 50;

  /** A longer message has nothing that a shorter one lacks, but takes its time. */
  private static final int LONG = 1_000;

  @Test
  @DisplayName("A class that is met often has the bytes and the values of one that is met once")
  void bytesAndValuesStayTheSame() {
    int tried = 0;
    try (Codec codec = subject.builder().allow(Subject.OPEN).build()) {
      for (Cell cell : cells()) {
        Object value = cell.root();
        TypedCodec<Object> handle = cell.handle(codec);
        byte[] first = encoded(handle, value);
        if (first != null && first.length < LONG) {
          requireSame(cell, handle, value, first);
          tried++;
        }
      }
    }
    assertThat(tried).isGreaterThan(FEWEST);
  }

  @Test
  @DisplayName("A record has as many components as a class file allows")
  void widestRecordComesBack() throws ReflectiveOperationException {
    Constructor<?> constructor = Widest.class.getDeclaredConstructors()[0];
    Object[] components = LongStream.range(0, constructor.getParameterCount()).boxed().toArray();
    Object widest = constructor.newInstance(components);
    try (Codec codec = subject.builder().build()) {
      byte[] bytes =
          subject.claims(Trait.CARRIES_TYPES) ? codec.encode(widest) : tried(codec, widest);
      for (int i = 0; i < OFTEN && bytes != null; i++) {
        assertThat(codec.decode(bytes, Widest.class)).isEqualTo(widest);
        assertThat(codec.encode(widest)).isEqualTo(bytes);
      }
    }
  }

  /** A library may not be able to make such a record, and the codec refuses to write it. */
  private static byte @Nullable [] tried(Codec codec, Object widest) {
    try {
      return codec.encode(widest);
    } catch (EncodeException refused) {
      assertThat(refused).hasMessageContaining(" arguments, more than ");
      return null;
    }
  }

  /** Only classes of the application are compiled: the holders of fields are, and some roots. */
  private static List<Cell> cells() {
    return Stream.concat(
            Cells.at(Position.ROOT).filter(cell -> isOfApplication(cell.sample().create())),
            Cells.at(Position.FIELD))
        .toList();
  }

  private static boolean isOfApplication(@Nullable Object value) {
    return value != null && value.getClass().getClassLoader() != null;
  }

  private static byte @Nullable [] encoded(TypedCodec<Object> handle, @Nullable Object value) {
    try {
      return handle.encode(value);
    } catch (CodecException refused) {
      return null;
    }
  }

  private void requireSame(
      Cell cell, TypedCodec<Object> handle, @Nullable Object value, byte[] first) {
    Object before = handle.decode(first);
    for (int i = 0; i < OFTEN; i++) {
      handle.encode(value);
      handle.decode(first);
    }
    String name = cell.sample().name();
    assertThat(handle.encode(value)).as(name).isEqualTo(first);
    assertThat(DeepEquality.difference(before, handle.decode(first), subject.variant().traits()))
        .as(name)
        .isEmpty();
  }
}
