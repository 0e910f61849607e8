package dev.polycodec.kryo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.LimitExceededException;
import dev.polycodec.tck.hostile.Stacks;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What needs more stack than its thread has goes on elsewhere, and harms nobody who waits. */
class DeepMessageTest {

  private static final int DEEP = 900;

  /** Holds anything. */
  static final class Holder {
    @Nullable Object value;
  }

  private static Holder nested(Object bottom) {
    Object value = bottom;
    for (int i = 0; i < DEEP; i++) {
      Holder holder = new Holder();
      holder.value = value;
      value = holder;
    }
    return (Holder) value;
  }

  private static Object bottom(Object nested) {
    Object value = nested;
    while (value instanceof Holder holder) {
      value = Objects.requireNonNull(holder.value);
    }
    return value;
  }

  @Test
  void anInterruptIsKept() throws Exception {
    try (Codec codec = Codecs.builder().use("kryo").build()) {
      boolean interrupted =
          Stacks.on(
              Stacks.SMALL,
              () -> {
                Thread.currentThread().interrupt();
                byte[] bytes = codec.encode(nested("bottom"));
                assertThat(bottom(Objects.requireNonNull(codec.decode(bytes, Holder.class))))
                    .isEqualTo("bottom");
                return Thread.interrupted();
              });
      assertThat(interrupted).isTrue();
    }
  }

  @Test
  void whatWaitsForALockOfTheCallerIsGivenUp() {
    List<String> locked = Collections.synchronizedList(new ArrayList<>(List.of("a")));
    Holder nested = nested(locked);
    try (Codec codec = Codecs.builder().use("kryo").build()) {
      assertThatThrownBy(
              () ->
                  Stacks.on(
                      Stacks.SMALL,
                      () -> {
                        synchronized (locked) {
                          return codec.encode(nested);
                        }
                      }))
          .isInstanceOf(ExecutionException.class)
          .cause()
          .isInstanceOf(LimitExceededException.class)
          .hasMessageContaining("The stack of the thread ended at a depth of ");
      assertThat(codec.decode(codec.encode(new Holder()), Holder.class)).isNotNull();
    }
  }
}
