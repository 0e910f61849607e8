package dev.polycodec.forms.guava;

import static dev.polycodec.spi.SurrogateProvider.form;
import static dev.polycodec.spi.SurrogateProvider.require;

import com.google.common.base.Optional;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Table;
import com.google.common.collect.Tables;
import com.google.common.net.HostAndPort;
import com.google.common.net.InternetDomainName;
import com.google.common.net.MediaType;
import com.google.common.primitives.ImmutableDoubleArray;
import com.google.common.primitives.ImmutableIntArray;
import com.google.common.primitives.ImmutableLongArray;
import dev.polycodec.Surrogate;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Values that hold a few others, arrays that do not change, and names. */
final class ValueForms {

  private static final Object[] NOTHING = {};

  private ValueForms() {}

  static List<Surrogate<?, ?>> all() {
    return ImmutableList.<Surrogate<?, ?>>builder()
        .addAll(holders())
        .addAll(arrays())
        .add(text(HostAndPort.class, HostAndPort::toString, HostAndPort::fromString))
        .add(text(InternetDomainName.class, InternetDomainName::toString, InternetDomainName::from))
        .add(text(MediaType.class, MediaType::toString, MediaType::parse))
        .build();
  }

  private static <T> Surrogate<T, String> text(
      Class<T> type, Function<T, String> to, Function<String, T> from) {
    return form(type, String.class, to, from);
  }

  private static List<Surrogate<?, ?>> holders() {
    return List.of(
        form(
            Optional.class,
            Object[].class,
            (Optional<?> value) -> value.isPresent() ? new Object[] {value.get()} : NOTHING,
            form -> form.length == 0 ? Optional.absent() : Optional.of(only(form))),
        form(
            Tables.immutableCell("", "", "").getClass(),
            Object[].class,
            (Table.Cell<?, ?, ?> cell) ->
                new Object[] {cell.getRowKey(), cell.getColumnKey(), cell.getValue()},
            ValueForms::cell));
  }

  private static Object only(@Nullable Object[] form) {
    Object only = form[0];
    require(form.length == 1 && only != null);
    return only;
  }

  private static Table.Cell<?, ?, ?> cell(@Nullable Object[] form) {
    require(form.length == 3);
    return Tables.immutableCell(form[0], form[1], form[2]);
  }

  private static List<Surrogate<?, ?>> arrays() {
    return List.of(
        form(
            ImmutableIntArray.class,
            byte[].class,
            (ImmutableIntArray array) -> {
              ByteBuffer bytes = ByteBuffer.allocate(Integer.BYTES * array.length());
              array.forEach(bytes::putInt);
              return bytes.array();
            },
            bytes -> {
              int[] array = new int[length(bytes, Integer.BYTES)];
              ByteBuffer.wrap(bytes).asIntBuffer().get(array);
              return ImmutableIntArray.copyOf(array);
            }),
        form(
            ImmutableLongArray.class,
            byte[].class,
            (ImmutableLongArray array) -> {
              ByteBuffer bytes = ByteBuffer.allocate(Long.BYTES * array.length());
              array.forEach(bytes::putLong);
              return bytes.array();
            },
            bytes -> {
              long[] array = new long[length(bytes, Long.BYTES)];
              ByteBuffer.wrap(bytes).asLongBuffer().get(array);
              return ImmutableLongArray.copyOf(array);
            }),
        form(
            ImmutableDoubleArray.class,
            byte[].class,
            (ImmutableDoubleArray array) -> {
              ByteBuffer bytes = ByteBuffer.allocate(Double.BYTES * array.length());
              array.forEach(bytes::putDouble);
              return bytes.array();
            },
            bytes -> {
              double[] array = new double[length(bytes, Double.BYTES)];
              ByteBuffer.wrap(bytes).asDoubleBuffer().get(array);
              return ImmutableDoubleArray.copyOf(array);
            }));
  }

  private static int length(byte[] bytes, int each) {
    require(bytes.length % each == 0);
    return bytes.length / each;
  }
}
