package dev.polycodec.stored;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.EncodeException;
import dev.polycodec.LimitExceededException;
import dev.polycodec.Limits;
import dev.polycodec.MalformedDataException;
import dev.polycodec.TypeMismatchException;
import dev.polycodec.internal.wire.Crc8;
import dev.polycodec.testing.Providers;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CompressionTest {

  private static final Envelope DEFLATE = Envelopes.defaults().number("tiny", 1).deflate(100);

  /** Writes each run of equal bytes as its length and the byte. */
  private static final Compressor RUNS =
      new Compressor() {
        @Override
        public void compress(byte[] bytes, int offset, int length, OutputStream out)
            throws IOException {
          int end = offset + length;
          for (int i = offset; i < end; ) {
            int from = i;
            while (i < end && i - from < 255 && bytes[i] == bytes[from]) {
              i++;
            }
            out.write(i - from);
            out.write(bytes[from]);
          }
        }

        @Override
        public void decompress(byte[] bytes, int offset, int length, OutputStream out)
            throws IOException {
          if (length % 2 != 0) {
            throw new IOException("half a run");
          }
          for (int i = offset; i < offset + length; i += 2) {
            byte[] run = new byte[bytes[i] & 0xFF];
            Arrays.fill(run, bytes[i + 1]);
            out.write(run);
          }
        }
      };

  private static Codec codec(String name, Envelope envelope) {
    return Providers.tiny().use(name).envelope(envelope).build();
  }

  @ParameterizedTest
  @ValueSource(strings = {"tiny", "tiny-bare"})
  void longMessagesBecomeSmaller(String name) {
    Codec codec = codec(name, DEFLATE);
    String text = "tea for two ".repeat(1_000);
    byte[] bytes = codec.encode(text);
    assertThat(bytes).hasSizeLessThan(200);
    assertThat(codec.decode(bytes, String.class)).isEqualTo(text);
    assertThat(Envelopes.header(bytes))
        .extracting(EnvelopeHeader::compressor, EnvelopeHeader::type)
        .containsExactly(1, "java.lang.String");
  }

  @Test
  void shortMessagesAndThoseThatWouldGrowStayAsTheyAre() {
    Codec codec = codec("tiny", DEFLATE);
    byte[] noise = new byte[1_000];
    new Random(1).nextBytes(noise);
    StringBuilder text = new StringBuilder();
    for (byte b : noise) {
      text.append((char) (' ' + (b & 0x5F)));
    }
    assertThat(Envelopes.header(codec.encode("a".repeat(60))).compressor()).isZero();
    assertThat(Envelopes.header(codec.encode("a".repeat(100))).compressor()).isEqualTo(1);
    Codec runs = codec("tiny", Envelopes.defaults().compress(16, RUNS, 0));
    assertThat(Envelopes.header(runs.encode(text.toString())).compressor()).isZero();
    assertThat(runs.decode(runs.encode(text.toString()), String.class))
        .hasToString(text.toString());
  }

  @Test
  void threadsShareACodecThatCompresses() {
    Codec codec = codec("tiny", DEFLATE.checksum());
    assertThat(IntStream.range(0, 2_000).parallel())
        .allMatch(
            i -> {
              String text = ("text " + i + " ").repeat(1 + i % 300);
              return text.equals(codec.decode(codec.encode(text), String.class));
            });
  }

  @Test
  void everyReaderKnowsDeflate() {
    byte[] bytes = codec("tiny", DEFLATE).encode("a".repeat(500));
    assertThat(codec("tiny", Envelopes.defaults().number("tiny", 1)).decode(bytes, String.class))
        .isEqualTo("a".repeat(500));
  }

  @Test
  void otherCompressorsAreKnownByTheirNumbers() {
    byte[] bytes =
        codec("tiny", Envelopes.defaults().compress(16, RUNS, 0)).encode("b".repeat(500));
    assertThat(Envelopes.header(bytes).compressor()).isEqualTo(16);
    assertThat(
            codec("tiny", Envelopes.defaults().alsoDecompress(16, RUNS))
                .decode(bytes, String.class))
        .isEqualTo("b".repeat(500));
    assertThatThrownBy(() -> codec("tiny", Envelopes.defaults()).decode(bytes, String.class))
        .isExactlyInstanceOf(MalformedDataException.class)
        .hasMessage(
            "The bytes were compressed by the compressor number 16, which is not known here; add it"
                + " with Envelope.alsoDecompress");
  }

  @Test
  void numbersOfCompressorsAreGivenAwayOnce() {
    assertThatThrownBy(() -> Envelopes.defaults().compress(15, RUNS, 0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("The number of a compressor is 15; it must be 16 to 127");
    Compressor other = codecOfNothing();
    assertThatThrownBy(() -> Envelopes.defaults().compress(16, RUNS, 0).alsoDecompress(16, other))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("The number 16 is given away to another compressor already");
    assertThatThrownBy(() -> Envelopes.defaults().deflate(-1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("The threshold is -1; it must not be negative");
  }

  private static Compressor codecOfNothing() {
    return new Compressor() {
      @Override
      public void compress(byte[] bytes, int offset, int length, OutputStream out)
          throws IOException {
        throw new IOException("no space");
      }

      @Override
      public void decompress(byte[] bytes, int offset, int length, OutputStream out) {
        try {
          out.write(new byte[1 << 20]);
        } catch (IOException | RuntimeException e) {
          return; // as some libraries do
        }
      }
    };
  }

  @Test
  void failureToCompressIsAFailureToEncode() {
    Codec codec = codec("tiny", Envelopes.defaults().compress(16, codecOfNothing(), 0));
    assertThatThrownBy(() -> codec.encode("text"))
        .isExactlyInstanceOf(EncodeException.class)
        .hasMessage("The message cannot be compressed")
        .hasRootCauseMessage("no space")
        .extracting("codec", "type")
        .containsExactly("tiny", "java.lang.String");
  }

  private static ArrayList<String> zeros(int count) {
    return new ArrayList<>(Collections.nCopies(count, "0".repeat(50_000)));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 16})
  void bombIsRefusedAtTheLimit(int number) {
    Envelope envelope = Envelopes.defaults().alsoDecompress(16, RUNS);
    Envelope writer = number == 1 ? envelope.deflate(0) : envelope.compress(16, RUNS, 0);
    byte[] bomb = codec("tiny", writer).encode(zeros(100));
    assertThat(bomb).hasSizeLessThan(64 << 10);
    Codec codec =
        Providers.tiny()
            .use("tiny")
            .limits(Limits.defaults().withMaxBytes(64 << 10))
            .envelope(envelope)
            .build();
    assertThatThrownBy(() -> codec.decode(bomb, ArrayList.class))
        .isExactlyInstanceOf(LimitExceededException.class)
        .hasMessage(
            "The message has more than 65536 bytes when it is decompressed; raise"
                + " Limits.withMaxBytes if that is expected")
        .extracting("codec", "type")
        .containsExactly("tiny", "java.util.ArrayList");
  }

  @Test
  void limitHoldsAlsoIfTheCompressorIgnoresIt() {
    byte[] bytes =
        codec("tiny", Envelopes.defaults().compress(16, RUNS, 0)).encode("b".repeat(500));
    Codec codec =
        Providers.tiny()
            .use("tiny")
            .limits(Limits.defaults().withMaxBytes(64 << 10))
            .envelope(Envelopes.defaults().alsoDecompress(16, codecOfNothing()))
            .build();
    assertThatThrownBy(() -> codec.decode(bytes, String.class))
        .isExactlyInstanceOf(LimitExceededException.class);
  }

  @Test
  void damagedOrFollowedDataIsRefused() {
    Codec codec = codec("tiny", DEFLATE);
    byte[] bytes = codec.encode("a".repeat(500));
    byte[] longer = Arrays.copyOf(bytes, bytes.length + 1);
    byte[] shorter = Arrays.copyOf(bytes, bytes.length - 1);
    byte[] changed = bytes.clone();
    changed[bytes.length - 1]++;
    for (byte[] each : new byte[][] {longer, shorter, changed}) {
      assertThatThrownBy(() -> codec.decode(each, String.class))
          .isExactlyInstanceOf(MalformedDataException.class)
          .hasMessage("The bytes cannot be decompressed");
    }
    byte[] nothing = Arrays.copyOf(bytes, Envelopes.header(bytes).length());
    assertThatThrownBy(() -> codec.decode(nothing, String.class))
        .isExactlyInstanceOf(MalformedDataException.class)
        .hasMessage("The bytes end before the message does: it is truncated");
  }

  @Test
  void headerThatNamesAnotherRootThanTheMessageIsRefused() {
    Codec codec = codec("tiny", Envelopes.defaults().number("tiny", 1).deflate(0));
    byte[] strings = codec.encode("a".repeat(500));
    byte[] lists = codec.encode(zeros(1));
    int header = Envelopes.header(lists).length();
    int skip = Envelopes.header(strings).length();
    byte[] lie = Arrays.copyOf(lists, header + strings.length - skip);
    System.arraycopy(strings, skip, lie, header, strings.length - skip);
    assertThatThrownBy(() -> codec.decode(lie, Object.class))
        .isExactlyInstanceOf(TypeMismatchException.class)
        .hasMessage("The envelope names another root than the message has");
  }

  /** Who looked for a frame there would take what the compressor wrote for the name of a class. */
  @Test
  void compressedMessageWhoseTypeIsInItsFrameIsRefused() {
    Codec codec = codec("tiny", Envelopes.defaults().number("tiny", 1).deflate(0));
    byte[] compressed = codec.encode("a".repeat(500));
    byte[] framed = codec("tiny", Envelopes.defaults().number("tiny", 1)).encode("a".repeat(500));
    int header = Envelopes.header(framed).length();
    int skip = Envelopes.header(compressed).length();
    byte[] forged = Arrays.copyOf(framed, header + compressed.length - skip);
    System.arraycopy(compressed, skip, forged, header, compressed.length - skip);
    forged[2] = compressed[2];
    forged[header - 1] = (byte) Crc8.update(0, forged, 0, header - 1);
    for (ThrowingCallable reader :
        List.<ThrowingCallable>of(
            () -> codec.decode(forged, String.class), () -> Envelopes.header(forged))) {
      assertThatThrownBy(reader)
          .isExactlyInstanceOf(MalformedDataException.class)
          .hasMessage("The header of the envelope is damaged");
    }
  }
}
