package dev.polycodec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.testing.Providers;
import dev.polycodec.testing.Samples;
import dev.polycodec.testing.Samples.Invoice;
import dev.polycodec.testing.Samples.Order;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.BufferOverflowException;
import java.nio.ByteBuffer;
import java.nio.ReadOnlyBufferException;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CodecFormsTest {

  private final Codec codec = Providers.tiny().build();
  private final byte[] bytes = codec.encode(Samples.order());

  @Test
  void decodeReturnsWhatWasEncoded() {
    assertThat(codec.decode(bytes, Order.class)).isEqualTo(Samples.order());
  }

  @Test
  void handleOfGenericTypeDecodesWhatItEncoded() {
    TypedCodec<List<Order>> orders = codec.forType(new TypeRef<List<Order>>() {});
    List<Order> value = List.of(Samples.order(), Samples.order());
    assertThat(orders.decode(orders.encode(value))).isEqualTo(value);
    assertThat(orders.type().getTypeName()).contains("List").contains("Order");
  }

  @Test
  void handlesAreMadeOnce() {
    assertThat(codec.forType(Order.class)).isSameAs(codec.forType(Order.class));
    assertThat(codec.forType(new TypeRef<List<Order>>() {}))
        .isSameAs(codec.forType(new TypeRef<List<Order>>() {}));
  }

  @Test
  void everyOutputFormWritesTheSameBytes() throws IOException {
    ByteArrayOutputStream stream = new ByteArrayOutputStream();
    codec.encode(Samples.order(), stream);
    assertThat(stream.toByteArray()).isEqualTo(bytes);

    ByteBuffer heap = ByteBuffer.allocate(1000).position(3);
    codec.encode(Samples.order(), heap);
    assertThat(heap.position()).isEqualTo(3 + bytes.length);
    assertThat(Arrays.copyOfRange(heap.array(), 3, heap.position())).isEqualTo(bytes);

    ByteBuffer direct = ByteBuffer.allocateDirect(1000);
    codec.encode(Samples.order(), direct);
    assertThat(direct.flip()).isEqualTo(ByteBuffer.wrap(bytes));

    ByteArrayOutputStream lent = new ByteArrayOutputStream();
    codec.encode(Samples.order(), lent::write);
    assertThat(lent.toByteArray()).isEqualTo(bytes);
  }

  @Test
  void everyInputFormReadsTheSameBytes() throws IOException {
    byte[] padded = new byte[bytes.length + 9];
    System.arraycopy(bytes, 0, padded, 5, bytes.length);
    assertThat(codec.decode(padded, 5, bytes.length, Order.class)).isEqualTo(Samples.order());

    ByteBuffer heap = ByteBuffer.wrap(padded, 5, bytes.length).slice();
    assertThat(codec.decode(heap, Order.class)).isEqualTo(Samples.order());
    assertThat(heap.hasRemaining()).isFalse();

    ByteBuffer readOnly = ByteBuffer.wrap(bytes).asReadOnlyBuffer();
    assertThat(codec.decode(readOnly, Order.class)).isEqualTo(Samples.order());
    assertThat(readOnly.hasRemaining()).isFalse();

    ByteBuffer direct = ByteBuffer.allocateDirect(bytes.length + 2).position(2);
    direct.put(bytes).position(2);
    assertThat(codec.decode(direct, Order.class)).isEqualTo(Samples.order());
    assertThat(direct.hasRemaining()).isFalse();

    assertThat(codec.decode(oneByteAtATime(bytes), Order.class)).isEqualTo(Samples.order());
  }

  @Test
  void nullIsOneByteForEveryDeclaredType() throws IOException {
    byte[] none = codec.encode(null);
    assertThat(none).containsExactly(0x0F);
    assertThat(codec.forType(Order.class).encode(null)).isEqualTo(none);
    assertThat(codec.decode(none, Order.class)).isNull();
    ByteBuffer buffer = ByteBuffer.allocate(1);
    codec.encode(null, buffer);
    assertThat(buffer.array()).isEqualTo(none);
  }

  @Test
  void bareVariantWritesNothingBeforeThePayload() {
    Codec bare = Providers.tiny().use("tiny-bare").build();
    byte[] payload = bare.encode(new Invoice(7));
    assertThat(payload).startsWith(0, Invoice.class.getName().length());
    assertThat(bare.decode(payload, Invoice.class)).isEqualTo(new Invoice(7));
    assertThat(bare.decode(bare.encode(null), Invoice.class)).isNull();
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 100, 70_000, 400_000})
  void sizeOfTheMessageDoesNotMatter(int size) throws IOException {
    List<String> value = java.util.Collections.nCopies(size, "some text");
    TypedCodec<List<String>> texts = codec.forType(new TypeRef<List<String>>() {});
    ByteArrayOutputStream stream = new ByteArrayOutputStream();
    texts.encode(new java.util.ArrayList<>(value), stream);
    assertThat(texts.decode(new ByteArrayInputStream(stream.toByteArray()))).isEqualTo(value);
  }

  @Test
  void primitiveClassesStandForTheirWrappers() {
    assertThat(codec.forType(int.class).decode(codec.encode(7))).isEqualTo(7);
    assertThatThrownBy(() -> codec.forType(void.class))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("There are no values of the type void");
  }

  @Test
  void headerMayOutgrowTheHeadroom() {
    Codec patient = Providers.tiny().build();
    TypedCodec<Order> orders = patient.forType(Order.class);
    for (int i = 0; i < 3; i++) {
      assertThat(orders.encode(Samples.order())).isEqualTo(bytes);
    }
    assertThat(bytes.length).isGreaterThan(96);
  }

  @Test
  void bufferThatIsTooSmallKeepsItsPosition() {
    ByteBuffer small = ByteBuffer.allocate(20).position(2);
    assertThatThrownBy(() -> codec.encode(Samples.order(), small))
        .isInstanceOf(BufferOverflowException.class);
    assertThat(small.position()).isEqualTo(2);
    assertThatThrownBy(() -> codec.encode(7, ByteBuffer.allocate(99).asReadOnlyBuffer()))
        .isInstanceOf(ReadOnlyBufferException.class);
  }

  @Test
  void bufferThatCannotBeDecodedKeepsItsPosition() {
    ByteBuffer truncated = ByteBuffer.wrap(bytes, 0, bytes.length - 1);
    assertThatThrownBy(() -> codec.decode(truncated, Order.class))
        .isInstanceOf(MalformedDataException.class);
    assertThat(truncated.position()).isZero();
  }

  @Test
  void rangeOutsideTheArrayIsRefused() {
    assertThatThrownBy(() -> codec.decode(bytes, 1, bytes.length, Order.class))
        .isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void exceptionsOfStreamsAndConsumersPass() {
    assertThatThrownBy(() -> codec.encode(7, failing()))
        .isInstanceOf(IOException.class)
        .hasMessage("the disk is full");
    BytesConsumer refusing =
        (array, offset, length) -> {
          throw new IllegalStateException("no, thanks");
        };
    assertThatThrownBy(() -> codec.encode(7, refusing))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("no, thanks");
    assertThat(codec.decode(codec.encode(7), Integer.class)).isEqualTo(7);
  }

  @Test
  void consumersMayUseTheCodecThemselves() {
    byte[][] nested = new byte[1][];
    codec.encode(
        Samples.order(), (a, o, l) -> nested[0] = codec.encode(codec.decode(a, o, l, Order.class)));
    assertThat(nested[0]).isEqualTo(bytes);
  }

  @Test
  void nothingIsWrittenWhenEncodingFails() {
    ByteArrayOutputStream stream = new ByteArrayOutputStream();
    Codec shallow = Providers.tiny().limits(Limits.defaults().withMaxDepth(2)).build();
    assertThatThrownBy(() -> shallow.encode(Samples.Link.chain(3), stream))
        .isInstanceOf(LimitExceededException.class);
    assertThat(stream.size()).isZero();
  }

  @Test
  void valueOfAnotherTypeThanDeclaredIsRefused() {
    @SuppressWarnings({"unchecked", "rawtypes"})
    TypedCodec<Object> orders = (TypedCodec) codec.forType(Order.class);
    assertThatThrownBy(() -> orders.encode(new Invoice(1)))
        .isInstanceOf(EncodeException.class)
        .hasMessage(
            "The declared type is %s, but the value is of the class %s",
            Order.class.getName(), Invoice.class.getName());
  }

  @Test
  void codecTellsAboutItself() {
    assertThat(codec.name()).isEqualTo("tiny");
    assertThat(codec).hasToString("tiny");
    assertThat(codec.traits()).isEqualTo(Set.of(Trait.CARRIES_TYPES, Trait.DETECTS_TRUNCATION));
    assertThat(codec.explain(Order.class))
        .isEqualTo(Order.class.getName() + " is encoded by tiny, the only codec here");
  }

  private static InputStream oneByteAtATime(byte[] source) {
    return new ByteArrayInputStream(source) {
      @Override
      public synchronized int read(byte[] into, int offset, int length) {
        return super.read(into, offset, Math.min(length, 1));
      }
    };
  }

  private static OutputStream failing() {
    return new OutputStream() {
      @Override
      public void write(int b) throws IOException {
        throw new IOException("the disk is full");
      }
    };
  }
}
