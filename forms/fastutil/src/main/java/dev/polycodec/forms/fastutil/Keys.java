package dev.polycodec.forms.fastutil;

import static dev.polycodec.spi.SurrogateProvider.column;

import it.unimi.dsi.fastutil.HashCommon;
import java.util.AbstractList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/** How a table finds the place of a key, from which it looks at one place after the other. */
enum Keys {
  /** By the hash of an object, which that of an {@code int} is, too. */
  OBJECTS {
    @Override
    @Nullable Object hashed(@Nullable Object key) {
      return key;
    }

    @Override
    int mixed(int hash) {
      return HashCommon.mix(hash);
    }
  },
  /** By all bits of a {@code long}. */
  LONGS {
    @Override
    Object hashed(@Nullable Object key) {
      return (int) HashCommon.mix((long) Objects.requireNonNull((Long) key));
    }

    @Override
    int mixed(int hash) {
      return hash;
    }
  };

  static final float LOAD = 0.75f;

  /** Returns what has the hash of a key. */
  abstract @Nullable Object hashed(@Nullable Object key);

  /** Returns what the place of a hash is the end of. */
  abstract int mixed(int hash);

  /** Tells where the keys go that are in a form from an index on, with others in between. */
  void tell(
      BiConsumer<Object, Collection<?>> table, @Nullable Object[] form, int first, int columns) {
    List<@Nullable Object> keys = column(form, first, 0, columns);
    int bits = Integer.numberOfTrailingZeros(HashCommon.arraySize(keys.size(), LOAD));
    IntUnaryOperator place = hash -> mixed(hash) << (Integer.SIZE - bits);
    table.accept(place, hashes(keys));
  }

  private List<@Nullable Object> hashes(List<@Nullable Object> keys) {
    return new AbstractList<>() {
      @Override
      public @Nullable Object get(int index) {
        return hashed(keys.get(index));
      }

      @Override
      public int size() {
        return keys.size();
      }
    };
  }
}
