package dev.polycodec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.stored.Envelopes;
import dev.polycodec.testing.Providers;
import dev.polycodec.testing.Samples;
import dev.polycodec.testing.Samples.Order;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CloseTest {

  static List<Pooling> strategies() {
    return PoolingTest.strategies();
  }

  @ParameterizedTest
  @MethodSource("strategies")
  void closedCodecAndItsHandlesSaySo(Pooling pooling) {
    Codec codec = Providers.tiny().pooling(pooling).build();
    TypedCodec<Order> orders = codec.forType(Order.class);
    byte[] bytes = orders.encode(Samples.order());
    codec.close();
    codec.close();
    List<ThrowingCallable> calls =
        List.of(
            () -> codec.encode(7),
            () -> codec.encode(null),
            () -> codec.decode(bytes, Order.class),
            () -> codec.forType(Order.class),
            () -> codec.forType(Samples.Invoice.class),
            () -> codec.forType(new TypeRef<List<Order>>() {}),
            () -> orders.encode(Samples.order()),
            () -> orders.encode(null),
            () -> orders.encode(null, new ByteArrayOutputStream()),
            () -> orders.encode(null, ByteBuffer.allocate(9)),
            () -> orders.encode(null, (array, offset, length) -> {}),
            () -> orders.decode(bytes),
            () -> orders.decode(ByteBuffer.wrap(bytes)),
            () -> orders.decode(ByteBuffer.wrap(bytes).asReadOnlyBuffer()),
            () -> orders.decode(new ByteArrayInputStream(bytes)));
    for (ThrowingCallable call : calls) {
      assertThatThrownBy(call)
          .isExactlyInstanceOf(IllegalStateException.class)
          .hasMessage(
              "The codec tiny is closed: nothing can be encoded or decoded with it any more");
    }
    assertThat(codec.name()).isEqualTo("tiny");
    assertThat(codec.traits()).contains(Trait.CARRIES_TYPES);
    assertThat(codec.explain(Order.class)).contains("tiny");
    assertThat(orders.type()).isEqualTo(Order.class);
  }

  @ParameterizedTest
  @MethodSource("strategies")
  void callInFlightFinishes(Pooling pooling) {
    Codec codec = Providers.tiny().pooling(pooling).build();
    byte[] expected = codec.encode(Samples.order());
    ByteArrayOutputStream lent = new ByteArrayOutputStream();
    codec.encode(
        Samples.order(),
        (array, offset, length) -> {
          codec.close();
          lent.write(array, offset, length);
        });
    assertThat(lent.toByteArray()).isEqualTo(expected);
  }

  @Test
  void observedCallInFlightFinishes() {
    byte[] old = Providers.tiny().build().encode(Samples.order());
    AtomicReference<@Nullable Codec> codec = new AtomicReference<>();
    List<String> seen = new ArrayList<>();
    codec.set(
        Providers.tiny()
            .envelope(Envelopes.defaults().readLegacy("tiny"))
            .listener(
                new CodecListener() {
                  @Override
                  public void onOldFormat(OldFormat message) {
                    Objects.requireNonNull(codec.get()).close();
                  }

                  @Override
                  public void onDecode(Call call) {
                    seen.add(call.codec() + " " + call.failure());
                  }
                })
            .build());
    assertThat(Objects.requireNonNull(codec.get()).decode(old, Order.class))
        .isEqualTo(Samples.order());
    assertThat(seen).containsExactly("tiny null");
  }
}
