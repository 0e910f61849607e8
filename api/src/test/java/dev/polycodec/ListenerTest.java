package dev.polycodec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.assertj.core.api.Assertions.tuple;

import dev.polycodec.testing.Providers;
import dev.polycodec.testing.Samples;
import dev.polycodec.testing.Samples.Invoice;
import dev.polycodec.testing.Samples.Order;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.reflect.Type;
import java.nio.BufferOverflowException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class ListenerTest {

  /** A root whose annotation names a codec that takes no part. */
  @UseCodec("tiny-other")
  record Elsewhere(int id) {}

  /** What a listener saw, without the time. */
  record Seen(String what, String codec, Type type, int bytes, @Nullable Throwable failure) {}

  private final List<Seen> seen = new ArrayList<>();
  private final List<Long> nanos = new ArrayList<>();

  private final CodecListener listener =
      new CodecListener() {
        @Override
        public void onEncode(Call call) {
          note("encode", call);
        }

        @Override
        public void onDecode(Call call) {
          note("decode", call);
        }

        private void note(String what, Call call) {
          seen.add(new Seen(what, call.codec(), call.type(), call.bytes(), call.failure()));
          nanos.add(call.nanos());
        }
      };

  private final Order order = Samples.order();
  private final byte[] bytes = Providers.tiny().build().encode(order);
  private final Codec codec = Providers.tiny().listener(listener).build();
  private final TypedCodec<Order> orders = codec.forType(Order.class);
  private final Codec router =
      Providers.tiny()
          .use("tiny")
          .use("tiny-bare", Invoice.class)
          .limits(Limits.defaults().withMaxBytes(1000))
          .listener(listener)
          .build();

  private static Seen event(String what, int bytes) {
    return new Seen(what, "tiny", Order.class, bytes, null);
  }

  @Test
  void everyFormOfEncodeIsOneEvent() throws IOException {
    orders.encode(order);
    orders.encode(order, new ByteArrayOutputStream());
    orders.encode(order, ByteBuffer.allocate(1000).position(3));
    orders.encode(order, ByteBuffer.allocateDirect(1000));
    orders.encode(order, (array, offset, length) -> {});
    codec.encode(order);
    codec.encode(order, new ByteArrayOutputStream());
    codec.encode(order, ByteBuffer.allocate(1000));
    codec.encode(order, (array, offset, length) -> {});
    assertThat(seen).hasSize(9).containsOnly(event("encode", bytes.length));
    assertThat(nanos).allMatch(time -> time > 0);
  }

  @Test
  void everyFormOfDecodeIsOneEvent() throws IOException {
    byte[] padded = Arrays.copyOf(bytes, bytes.length + 9);
    ByteBuffer direct = ByteBuffer.allocateDirect(bytes.length).put(bytes);
    orders.decode(bytes);
    orders.decode(padded, 0, bytes.length);
    orders.decode(ByteBuffer.wrap(bytes));
    orders.decode(direct.rewind());
    orders.decode(new ByteArrayInputStream(bytes));
    codec.decode(bytes, Order.class);
    codec.decode(padded, 0, bytes.length, Order.class);
    codec.decode(ByteBuffer.wrap(bytes), Order.class);
    codec.decode(direct.rewind(), Order.class);
    codec.decode(new ByteArrayInputStream(bytes), Order.class);
    assertThat(seen).hasSize(10).containsOnly(event("decode", bytes.length));
    assertThat(nanos).allMatch(time -> time > 0);
  }

  @Test
  void nullHasTheDeclaredType() {
    codec.encode(null);
    orders.encode(null);
    assertThat(seen)
        .containsExactly(
            new Seen("encode", "tiny", Object.class, 1, null),
            new Seen("encode", "tiny", Order.class, 1, null));
  }

  @Test
  void genericTypeIsWhole() {
    TypeRef<List<Order>> type = new TypeRef<>() {};
    int length = codec.forType(type).encode(List.of(order)).length;
    assertThat(seen).containsExactly(new Seen("encode", "tiny", type.type(), length, null));
  }

  @Test
  void everyFormOfEncodeThatFailsIsOneEvent() {
    @SuppressWarnings({"unchecked", "rawtypes"})
    TypedCodec<Object> wrong = (TypedCodec) orders;
    Invoice other = new Invoice(1);
    requireEncodeFailure(() -> wrong.encode(other), EncodeException.class);
    requireEncodeFailure(
        () -> wrong.encode(other, new ByteArrayOutputStream()), EncodeException.class);
    requireEncodeFailure(() -> wrong.encode(other, ByteBuffer.allocate(99)), EncodeException.class);
    requireEncodeFailure(() -> wrong.encode(other, (a, o, l) -> {}), EncodeException.class);
    requireEncodeFailure(
        () -> orders.encode(order, ByteBuffer.allocate(3)), BufferOverflowException.class);
  }

  private void requireEncodeFailure(ThrowingCallable call, Class<?> kind) {
    seen.clear();
    Throwable failure = catchThrowable(call);
    assertThat(failure).isExactlyInstanceOf(kind);
    assertThat(seen).containsExactly(new Seen("encode", "tiny", Order.class, 0, failure));
  }

  @Test
  void everyFormOfDecodeThatFailsIsOneEvent() {
    byte[] cut = Arrays.copyOf(bytes, bytes.length - 1);
    ByteBuffer direct = ByteBuffer.allocateDirect(cut.length).put(cut);
    requireDecodeFailure(() -> orders.decode(cut), cut.length);
    requireDecodeFailure(() -> orders.decode(bytes, 0, cut.length), cut.length);
    requireDecodeFailure(() -> orders.decode(ByteBuffer.wrap(cut)), cut.length);
    requireDecodeFailure(() -> orders.decode(direct.rewind()), cut.length);
    requireDecodeFailure(() -> orders.decode(new ByteArrayInputStream(cut)), cut.length);
    requireDecodeFailure(() -> codec.decode(cut, Order.class), cut.length);
  }

  private void requireDecodeFailure(ThrowingCallable call, int length) {
    seen.clear();
    Throwable failure = catchThrowable(call);
    assertThat(failure).isExactlyInstanceOf(MalformedDataException.class);
    assertThat(seen).containsExactly(new Seen("decode", "tiny", Order.class, length, failure));
  }

  @Test
  void inputThatIsTooLargeIsAnEventInEveryForm() {
    byte[] large = new byte[2000];
    ByteBuffer direct = ByteBuffer.allocateDirect(2000);
    TypedCodec<Order> limited = router.forType(Order.class);
    requireTooLarge(() -> limited.decode(large), 2000);
    requireTooLarge(() -> limited.decode(ByteBuffer.wrap(large)), 2000);
    // No more is read than shows that it is too much.
    requireTooLarge(() -> limited.decode(direct), 1001);
    requireTooLarge(() -> limited.decode(new ByteArrayInputStream(large)), 1001);
  }

  private void requireTooLarge(ThrowingCallable call, int length) {
    seen.clear();
    Throwable failure = catchThrowable(call);
    assertThat(failure)
        .isExactlyInstanceOf(LimitExceededException.class)
        .hasMessage(
            "The message has more than 1000 bytes; raise Limits.withMaxBytes if that is expected");
    assertThat(seen)
        .containsExactly(new Seen("decode", "tiny+tiny-bare", Order.class, length, failure));
  }

  @Test
  void limitOfARouterCountsTheTag() {
    byte[] whole = router.encode(order);
    Limits exact = Limits.defaults().withMaxBytes(whole.length);
    Limits less = Limits.defaults().withMaxBytes(whole.length - 1);
    try (Codec enough = limited(exact);
        Codec small = limited(less)) {
      assertThat(enough.decode(whole, Order.class)).isEqualTo(order);
      assertThatThrownBy(() -> small.decode(whole, Order.class))
          .isExactlyInstanceOf(LimitExceededException.class);
    }
  }

  private static Codec limited(Limits limits) {
    return Providers.tiny().use("tiny").use("tiny-bare", Invoice.class).limits(limits).build();
  }

  @Test
  void routerTellsTheCodecThatDidIt() {
    int first = router.encode(order).length;
    byte[] second = router.encode(new Invoice(1));
    router.forType(Object.class).encode(null);
    assertThat(catchThrowable(() -> router.decode(second, Object.class)))
        .isExactlyInstanceOf(TypeNotAllowedException.class);
    router.decode(second, Invoice.class);
    assertThat(seen)
        .extracting(Seen::what, Seen::codec, Seen::bytes)
        .containsExactly(
            tuple("encode", "tiny", first),
            tuple("encode", "tiny-bare", second.length),
            tuple("encode", "tiny", 8),
            tuple("decode", "tiny-bare", second.length),
            tuple("decode", "tiny-bare", second.length));
  }

  @Test
  void routerTellsNoNameThatTakesNoPart() {
    byte[] tagged = router.encode(order);
    tagged[3] = 'b';
    seen.clear();
    Throwable failure = catchThrowable(() -> router.decode(tagged, Order.class));
    assertThat(failure).isExactlyInstanceOf(MalformedDataException.class);
    assertThat(seen)
        .containsExactly(new Seen("decode", "tiny+tiny-bare", Order.class, tagged.length, failure));
  }

  @Test
  void typeWithoutACodecIsAnEvent() {
    Throwable onEncode = catchThrowable(() -> router.encode(new Elsewhere(1)));
    Throwable onDecode = catchThrowable(() -> router.decode(bytes, Elsewhere.class));
    assertThat(onEncode).isExactlyInstanceOf(NoCodecException.class);
    assertThat(onDecode).isExactlyInstanceOf(NoCodecException.class);
    assertThat(seen)
        .containsExactly(
            new Seen("encode", "tiny+tiny-bare", Elsewhere.class, 0, onEncode),
            new Seen("decode", "tiny+tiny-bare", Elsewhere.class, 0, onDecode));
  }

  @Test
  void failuresOfStreamsAndConsumersAreNotTheCodecs() {
    OutputStream full =
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            throw new IOException("the disk is full");
          }
        };
    BytesConsumer refusing =
        (array, offset, length) -> {
          throw new IllegalStateException("no, thanks");
        };
    assertThatThrownBy(() -> orders.encode(order, full)).isInstanceOf(IOException.class);
    assertThatThrownBy(() -> orders.encode(order, refusing)).hasMessage("no, thanks");
    assertThat(seen).hasSize(2).containsOnly(event("encode", bytes.length));
  }

  @Test
  void timeOfTheConsumerIsNotCounted() {
    long[] waited = new long[1];
    long start = System.nanoTime();
    orders.encode(
        order,
        (array, offset, length) -> {
          long before = System.nanoTime();
          while (System.nanoTime() - before < 2_000_000) {
            Thread.onSpinWait();
          }
          waited[0] = System.nanoTime() - before;
        });
    assertThat(nanos.get(0)).isBetween(1L, System.nanoTime() - start - waited[0]);
  }

  @Test
  void argumentsThatAreRefusedAtOnceAreNoEvent() {
    assertThatThrownBy(() -> orders.decode(bytes, 1, bytes.length))
        .isInstanceOf(IndexOutOfBoundsException.class);
    assertThat(seen).isEmpty();
  }

  @Test
  void everyListenerIsToldInOrder() {
    List<String> order = new ArrayList<>();
    Codec two =
        Providers.tiny().listener(named("first", order)).listener(named("second", order)).build();
    two.encode(7);
    assertThat(order).containsExactly("first", "second");
  }

  private static CodecListener named(String name, List<String> order) {
    return new CodecListener() {
      @Override
      public void onEncode(Call call) {
        order.add(name);
      }
    };
  }

  @Test
  void listenerThatFailsChangesNothing() {
    CodecListener broken =
        new CodecListener() {
          @Override
          public void onEncode(Call call) {
            throw new IllegalStateException("broken");
          }

          @Override
          public void onDecode(Call call) {
            throw new IllegalStateException("broken");
          }
        };
    Codec observed = Providers.tiny().listener(broken).listener(listener).build();
    assertThat(observed.decode(observed.encode(order), Order.class)).isEqualTo(order);
    assertThat(seen).extracting(Seen::what).containsExactly("encode", "decode");
  }

  @Test
  void observedCodecIsOtherwiseTheSame() {
    Codec plain = Providers.tiny().build();
    assertThat(codec.encode(order)).isEqualTo(bytes);
    assertThat(codec.name()).isEqualTo(plain.name());
    assertThat(codec.traits()).isEqualTo(plain.traits());
    assertThat(codec.explain(Order.class)).isEqualTo(plain.explain(Order.class));
    assertThat(codec).hasToString(plain.toString());
    assertThat(orders).hasToString(plain.forType(Order.class).toString());
    assertThat(codec.forType(Order.class)).isSameAs(orders);
    assertThat(SchemaExchange.of(codec).exportSchemas(Order.class))
        .isEqualTo(SchemaExchange.of(plain).exportSchemas(Order.class));
    assertThatThrownBy(() -> SchemaExchange.of(router))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void closingClosesTheObservedCodec() {
    codec.close();
    assertThatThrownBy(() -> orders.encode(order)).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> codec.encode(order)).isInstanceOf(IllegalStateException.class);
  }
}
