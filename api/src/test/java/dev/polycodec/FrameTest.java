package dev.polycodec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.testing.Providers;
import dev.polycodec.testing.Samples;
import dev.polycodec.testing.Samples.Invoice;
import dev.polycodec.testing.Samples.Order;
import dev.polycodec.testing.TinyProvider;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class FrameTest {

  /** The number of the codec. */
  private static final int TINY = 0x9B;

  private final Codec codec = Providers.tiny().build();
  private final byte[] bytes = codec.encode(new Invoice(7));

  @Test
  void frameNamesCodecAndRootAndFingerprintAndLength() {
    byte[] name = Invoice.class.getName().getBytes(StandardCharsets.UTF_8);
    assertThat(bytes).startsWith(0x11, TINY, name.length << 1);
    assertThat(Arrays.copyOfRange(bytes, 3, 3 + name.length)).isEqualTo(name);
    int length = 3 + name.length + 4;
    assertThat(bytes[length]).isEqualTo((byte) (bytes.length - length - 1));
  }

  @Test
  void registeredRootIsANumber() {
    Codec registering = Providers.tiny().register(Invoice.class, 300).build();
    byte[] registered = registering.encode(new Invoice(7));
    assertThat(registered).startsWith(0x11, TINY, 0xD9, 0x04);
    assertThat(registering.decode(registered, Invoice.class)).isEqualTo(new Invoice(7));
    refused(MalformedDataException.class, registered, Invoice.class)
        .isEqualTo("The bytes name the class number 300, which is not registered");
    assertThatThrownBy(() -> registering.decode(registered, Order.class))
        .isInstanceOf(TypeMismatchException.class);
  }

  @Test
  void everyTruncationIsRefused() {
    for (int length = 0; length < bytes.length; length++) {
      byte[] truncated = Arrays.copyOf(bytes, length);
      assertThatThrownBy(() -> codec.decode(truncated, Invoice.class))
          .isInstanceOf(MalformedDataException.class);
    }
    refused(MalformedDataException.class, Arrays.copyOf(bytes, bytes.length - 1), Invoice.class)
        .isEqualTo("The bytes end before the message does: it is truncated");
  }

  @Test
  void trailingBytesAreRefused() {
    refused(MalformedDataException.class, Arrays.copyOf(bytes, bytes.length + 2), Invoice.class)
        .isEqualTo("The message is followed by 2 bytes that are not its own");
    refused(MalformedDataException.class, new byte[] {0x0F, 0}, Invoice.class)
        .isEqualTo("The message is followed by 1 bytes that are not its own");
  }

  private record One(int value) {}

  private record Two(int value) {}

  /** As they may where a buffer is used again too early; here, while the class is loaded. */
  @Test
  void bytesThatChangeWhileTheyAreReadAreRememberedAsTheyWere() {
    byte[] one = codec.encode(new One(1));
    byte[] two = codec.encode(new Two(2));
    byte[] buffer = one.clone();
    ClassLoader loader =
        new ClassLoader(Providers.loader(TinyProvider.class)) {
          @Override
          public Class<?> loadClass(String name) throws ClassNotFoundException {
            if (name.equals(One.class.getName())) {
              System.arraycopy(two, 3, buffer, 3, name.length());
            }
            return super.loadClass(name);
          }
        };
    try (Codec loading = Codecs.builder().classLoader(loader).allow(One.class, Two.class).build()) {
      assertThat(loading.decode(buffer, Object.class)).isEqualTo(new One(1));
      assertThat(buffer).isNotEqualTo(one);
      assertThat(loading.decode(two, Object.class)).isEqualTo(new Two(2));
    }
  }

  @Test
  void emptyInputIsRefused() {
    refused(MalformedDataException.class, new byte[0], Invoice.class)
        .isEqualTo("The bytes end before the message does: it is truncated");
  }

  @Test
  void anotherFormatVersionIsNamed() {
    byte[] newer = bytes.clone();
    newer[0] = 0x31;
    refused(SchemaMismatchException.class, newer, Invoice.class)
        .isEqualTo(
            "The bytes have version 3 of the format; this codec reads version 1: read them with the"
                + " release that wrote them");
  }

  @Test
  void anotherModeIsNamed() {
    byte[] compatible = bytes.clone();
    compatible[0] = 0x1D;
    refused(SchemaMismatchException.class, compatible, Invoice.class)
        .isEqualTo(
            "The bytes were written with evolution(COMPATIBLE); build this codec with it, too");
  }

  @Test
  void bytesOfAnotherKindAreRefused() {
    for (int control : new int[] {0x01, 0xD1, 0xF1, 0x1E, 0x1F, '{', 0xAC}) {
      byte[] other = bytes.clone();
      other[0] = (byte) control;
      assertThatThrownBy(() -> codec.decode(other, Invoice.class))
          .isInstanceOf(DecodeException.class);
    }
    refused(MalformedDataException.class, new byte[] {0x0A, '1'}, Invoice.class)
        .isEqualTo("The bytes look like JSON, this codec is 'tiny'" + plain("json"));
    refused(MalformedDataException.class, new byte[] {0x1E, (byte) TINY}, Invoice.class)
        .isEqualTo("The bytes do not begin with the header of a message, this codec is 'tiny'");
    refused(MalformedDataException.class, new byte[] {(byte) 0xD7, 0x11}, Invoice.class)
        .isEqualTo(
            "The bytes begin with a codec tag or an envelope: decode them with the codec, with its"
                + " overrides or its envelope, that wrote them");
  }

  /** The way to read what another library wrote. */
  private static String plain(String codec) {
    return ": read them with use(\"%1$s\"), or add envelope(Envelopes.defaults().readLegacy(\"%1$s\")) to the builder"
        .formatted(codec);
  }

  @Test
  void anotherCodecIsNamedBeforeItsVersionAndMode() {
    for (int control : new int[] {0x10, 0x11, 0x1B, 0x1C, 0x1D, 0x2D}) {
      byte[] foreign = bytes.clone();
      foreign[0] = (byte) control;
      foreign[1] = 0x3E;
      refused(MalformedDataException.class, foreign, Invoice.class)
          .isEqualTo(
              "The bytes were written by the codec 'kryo', this codec is 'tiny': to read both, add"
                  + " envelope(Envelopes.defaults().readLegacy(\"kryo\").readLegacy(\"tiny\")) to"
                  + " the builder");
    }
    byte[] unknown = bytes.clone();
    unknown[1] = 0x5E;
    refused(MalformedDataException.class, unknown, Invoice.class)
        .isEqualTo(
            "The bytes were written by a codec of the number 94, which none of Polycodec's own has,"
                + " this codec is 'tiny'");
  }

  @Test
  void manyFingerprintsAreCounted() {
    byte[] counted = new byte[bytes.length + 1];
    int table = 3 + Invoice.class.getName().length();
    System.arraycopy(bytes, 0, counted, 0, table);
    System.arraycopy(bytes, table, counted, table + 1, bytes.length - table);
    counted[0] = 0x1B;
    counted[table] = 1;
    refused(MalformedDataException.class, counted, Invoice.class)
        .isEqualTo("The class table has a number of its own for its 1 entries");
    counted[table] = 0x7F;
    refused(MalformedDataException.class, counted, Invoice.class)
        .isEqualTo("The bytes end before the message does: it is truncated");
  }

  @Test
  void otherRootThanAskedForIsAMismatch() {
    refused(TypeMismatchException.class, bytes, Order.class)
        .isEqualTo(
            "The bytes hold an object of the class %s, not of %s; if it is a subclass, add"
                    .formatted(Invoice.class.getName(), Order.class.getName())
                + " allow(\"%s\") to the builder".formatted(Invoice.class.getName()));
  }

  @Test
  void anAllowedClassThatIsNoSubclassIsToBeDecodedAsItself() {
    try (Codec allowing = Providers.tiny().allow(Invoice.class).build()) {
      assertThatThrownBy(() -> allowing.decode(bytes, Order.class))
          .isExactlyInstanceOf(TypeMismatchException.class)
          .hasMessage(
              "The bytes hold an object of the class %1$s, not of %2$s; decode it as %1$s, or as"
                      .formatted(Invoice.class.getName(), Order.class.getName())
                  + " what it extends");
      assertThat(allowing.decode(bytes, Invoice.class)).isEqualTo(new Invoice(7));
    }
  }

  @Test
  void headerNumbersAreBounded() {
    refused(
            MalformedDataException.class,
            new byte[] {0x10, (byte) TINY, -1, -1, -1, -1, 0x0F},
            Invoice.class)
        .isEqualTo("A number in the header has more than 31 bits");
    refused(
            MalformedDataException.class,
            new byte[] {0x10, (byte) TINY, -2, -1, -1, -1, 0x07},
            Invoice.class)
        .isEqualTo("A name in the header has 1073741823 bytes; at most 2048 are possible");
    refused(
            MalformedDataException.class,
            new byte[] {0x10, (byte) TINY, 4, -1, -1, 0},
            Invoice.class)
        .isEqualTo("A name in the header is not UTF-8");
  }

  @Test
  void aNumberHasOneForm() {
    byte[] padded = new byte[bytes.length + 1];
    System.arraycopy(bytes, 0, padded, 0, 2);
    System.arraycopy(bytes, 2, padded, 3, bytes.length - 2);
    padded[2] = (byte) (bytes[2] | 0x80);
    padded[3] = 0;
    refused(MalformedDataException.class, padded, Invoice.class)
        .isEqualTo("A number in the header has more bytes than it needs");
  }

  @Test
  void classTableIsBoundedByTheBytes() {
    byte[] huge = bytes.clone();
    huge[0] = 0x1A;
    refused(MalformedDataException.class, huge, Invoice.class)
        .isEqualTo("The bytes end before the message does: it is truncated");
  }

  @Test
  void changedClassIsNamedBeforeItsFieldsAreRead() {
    byte[] changed = bytes.clone();
    changed[3 + Invoice.class.getName().length()] ^= 1;
    refused(SchemaMismatchException.class, changed, Invoice.class)
        .isEqualTo(
            "The class "
                + Invoice.class.getName()
                + " has changed since the bytes were written: read them with its former version,"
                + " write with evolution(COMPATIBLE), or import the writer's schemas with"
                + " SchemaExchange");
  }

  @Test
  void classesBesideTheTableAreRefused() {
    byte[] order = codec.encode(Samples.order());
    assertThat(order[0]).isEqualTo((byte) 0x12);
    int table = 3 + Order.class.getName().length();
    byte[] fewer = new byte[order.length - 4];
    System.arraycopy(order, 0, fewer, 0, table + 4);
    System.arraycopy(order, table + 8, fewer, table + 4, order.length - table - 8);
    fewer[0] = 0x11;
    refused(MalformedDataException.class, fewer, Order.class)
        .isEqualTo(
            "The bytes hold an object of the class "
                + Samples.Line.class.getName()
                + " that their class table does not list: if they are whole, it was an enum or the"
                + " like, which its former version reads");
  }

  @Test
  void unusedEntriesOfTheTableAreRefused() {
    int table = 3 + Invoice.class.getName().length();
    byte[] more = new byte[bytes.length + 4];
    System.arraycopy(bytes, 0, more, 0, table + 4);
    System.arraycopy(bytes, table + 4, more, table + 8, bytes.length - table - 4);
    more[0] = 0x12;
    refused(MalformedDataException.class, more, Invoice.class)
        .isEqualTo(
            "The class table lists 2 classes, of which the bytes hold 1: if they are whole, a class"
                + " has become an enum or the like, which its former version reads");
  }

  @Test
  void mutatedBytesGiveAValueOrACodecException() {
    Random random = new Random(42);
    byte[] order = codec.encode(Samples.order());
    TypedCodec<Order> orders = codec.forType(Order.class);
    int refused = 0;
    for (int i = 0; i < 20_000; i++) {
      byte[] mutated = order.clone();
      for (int flips = random.nextInt(3); flips >= 0; flips--) {
        mutated[random.nextInt(mutated.length)] = (byte) random.nextInt();
      }
      try {
        assertThat(orders.decode(mutated)).isInstanceOfAny(Order.class);
      } catch (CodecException e) {
        assertThat(e.codec()).isEqualTo("tiny");
        refused++;
      }
    }
    assertThat(refused).isBetween(10_000, 19_999);
  }

  @Test
  void afterAFailureTheCodecStillWorks() {
    TypedCodec<List<Order>> orders = codec.forType(new TypeRef<List<Order>>() {});
    for (int i = 0; i < 100; i++) {
      assertThatThrownBy(() -> orders.decode(new byte[] {0x10, (byte) TINY, 0}))
          .isInstanceOf(MalformedDataException.class);
      assertThat(orders.decode(orders.encode(List.of(Samples.order())))).hasSize(1);
    }
  }

  private <E extends DecodeException> org.assertj.core.api.AbstractStringAssert<?> refused(
      Class<E> kind, byte[] refusedBytes, Class<?> type) {
    Throwable thrown =
        org.assertj.core.api.Assertions.catchThrowable(() -> codec.decode(refusedBytes, type));
    assertThat(thrown).isExactlyInstanceOf(kind);
    assertThat(((CodecException) thrown).codec()).isEqualTo("tiny");
    assertThat(((CodecException) thrown).type()).isEqualTo(type.getName());
    return assertThat(thrown.getMessage());
  }
}
