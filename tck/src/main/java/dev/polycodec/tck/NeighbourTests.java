package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.MalformedDataException;
import dev.polycodec.tck.equality.DeepEquality;
import dev.polycodec.tck.model.Parcel;
import dev.polycodec.tck.model.Parcel.Coupon;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * Shows that codecs of one library and the application's own use of it, in one JVM, do not disturb
 * each other; extended by a codec module whose library has static state.
 */
public abstract class NeighbourTests {

  private static final int ROUNDS = 50;
  private static final int THREADS = 4;

  private final String codec;

  /** Tests two codecs of a name. */
  protected NeighbourTests(String codec) {
    this.codec = codec;
  }

  /** Copies a value with the library itself, as an application does. */
  protected abstract Object plainCopy(Object value) throws Exception;

  @Test
  void twoCodecsAndTheApplicationTakeTurnsInOneThread() throws Exception {
    try (Codec one = meddling();
        Codec other = meddling()) {
      takeTurns(one, other, 0);
    }
  }

  @Test
  void twoCodecsAndTheApplicationWorkInSeveralThreads() throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    try (Codec one = meddling();
        Codec other = meddling()) {
      List<Callable<@Nullable Void>> work = new ArrayList<>();
      for (int i = 0; i < THREADS; i++) {
        int start = i * ROUNDS;
        work.add(
            () -> {
              takeTurns(one, other, start);
              return null;
            });
      }
      for (Future<@Nullable Void> done : threads.invokeAll(work, 120, TimeUnit.SECONDS)) {
        done.get();
      }
    } finally {
      threads.shutdownNow();
    }
  }

  private Codec meddling() {
    Form<Coupon, String> form =
        new Form<>(
            Coupon.class,
            String.class,
            coupon -> meddle(coupon).code(),
            code -> meddle(new Coupon(code)));
    return Codecs.builder().use(codec).trustedInput().surrogate(form).build();
  }

  private void takeTurns(Codec one, Codec other, int start) throws Exception {
    for (int i = start; i < start + ROUNDS; i++) {
      Parcel value = new Parcel(i, i % 7 + 1);
      byte[] byOne = one.encode(value);
      requireEqual(value, plainCopy(value));
      byte[] byOther = other.encode(value);
      requireRefused(one, byOne);
      requireEqual(value, other.decode(byOther, Parcel.class));
      requireEqual(value, plainCopy(value));
      requireRefused(other, byOther);
      requireEqual(value, one.decode(byOne, Parcel.class));
      requireEqual(value, plainCopy(value));
    }
  }

  private static void requireRefused(Codec codec, byte[] bytes) {
    byte[] truncated = Arrays.copyOf(bytes, bytes.length / 2);
    assertThatThrownBy(() -> codec.decode(truncated, Parcel.class))
        .isInstanceOf(MalformedDataException.class);
  }

  @Test
  void classesOfOneNameInThreeLoadersAreToldApart() throws Exception {
    ClassLoader here = getClass().getClassLoader();
    List<ClassLoader> loaders = List.of(here, another(), another());
    for (int i = 0; i < ROUNDS; i++) {
      ClassLoader loader = loaders.get(i % loaders.size());
      Class<?> type = Class.forName(Parcel.class.getName(), true, loader);
      Object value = type.getConstructor(int.class, int.class).newInstance(i, 3);
      try (Codec own = Codecs.builder().use(codec).classLoader(loader).build()) {
        Object copy = own.decode(own.encode(value), type);
        assertThat(copy).isExactlyInstanceOf(type);
        requireEqual(value, copy);
      }
      requireEqual(new Parcel(i, 2), plainCopy(new Parcel(i, 2)));
    }
  }

  private static ClassLoader another() {
    return new ApplicationLoader(Parcel.class.getPackageName());
  }

  private static void requireEqual(Object expected, @Nullable Object actual) {
    assertThat(DeepEquality.difference(expected, actual, Set.of())).isEmpty();
  }

  /** Uses the library itself in the midst of a message, on the thread of the codec. */
  private <T> T meddle(T value) {
    Parcel other = new Parcel(-1, 2);
    try {
      requireEqual(other, plainCopy(other));
      return value;
    } catch (Exception e) {
      throw new AssertionError("The library itself does not work here", e);
    }
  }
}
