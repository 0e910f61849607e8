package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import dev.polycodec.tck.hostile.HostileCase;
import dev.polycodec.tck.model.Graphs.Box;
import dev.polycodec.tck.model.Graphs.Node;
import dev.polycodec.tck.model.People.Address;
import dev.polycodec.tck.model.Records.Line;
import dev.polycodec.tck.model.Records.Point;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** After any failure the codec works as if it had never happened. */
abstract class RecoveryTests extends Kit.Group {

  @Test
  @DisplayName("A failed encode leaves nothing behind")
  void failedEncodeLeavesNothingBehind() throws Throwable {
    Codec codec = subject.open();
    requireUnharmed(
        codec,
        () ->
            assertThatThrownBy(() -> codec.encode(new Box<Object>(poison())))
                .isInstanceOf(CodecException.class));
  }

  /** Returns a value that fails only after some of it was written. */
  private static Object poison() {
    Runnable refused = () -> {};
    return List.of(new Node("written first"), new Address("before", 1), refused);
  }

  @Test
  @DisplayName("A failed decode leaves nothing behind")
  void failedDecodeLeavesNothingBehind() throws Throwable {
    Codec codec = subject.open();
    byte[] bytes = codec.encode(new Line(new Point(1, 2), new Point(3, 4)));
    Random random = new Random(20260102);
    requireUnharmed(
        codec,
        () -> {
          for (int i = 0; i < bytes.length; i++) {
            byte[] broken = bytes.clone();
            broken[i] = (byte) random.nextInt();
            decodeAnyway(codec, broken);
            decodeAnyway(codec, Arrays.copyOf(bytes, i));
          }
        });
  }

  /** Decodes bytes that may be wrong; a flipped digit is another value, which is no failure. */
  private static void decodeAnyway(Codec codec, byte[] bytes) {
    try {
      codec.decode(bytes, Line.class);
    } catch (CodecException expected) {
      assertThat(expected.getMessage()).isNotBlank();
    }
  }

  @Test
  @DisplayName("An exception of the consumer passes, and leaves nothing behind")
  void failingConsumerLeavesNothingBehind() throws Throwable {
    Codec codec = subject.plain();
    IllegalStateException failure = new IllegalStateException("the consumer's");
    requireUnharmed(
        codec,
        () ->
            assertThatThrownBy(
                    () ->
                        codec.encode(
                            "text",
                            (array, offset, length) -> {
                              throw failure;
                            }))
                .isSameAs(failure));
  }

  @Test
  @DisplayName("An exception of the stream passes, and leaves nothing behind")
  void failingStreamLeavesNothingBehind() throws Throwable {
    Codec codec = subject.plain();
    requireUnharmed(
        codec,
        () ->
            assertThatThrownBy(() -> codec.encode("text", new FullStream()))
                .isExactlyInstanceOf(IOException.class)
                .hasMessage("full"));
  }

  private void requireUnharmed(Codec codec, Runnable failure) throws Throwable {
    subject.ledger().prove(HostileCase.RECOVERY, () -> verifyUnharmed(codec, failure));
  }

  private static void verifyUnharmed(Codec codec, Runnable failure) {
    Line benign = new Line(new Point(5, 6), null);
    byte[] before = codec.encode(benign);
    failure.run();
    assertThat(codec.encode(benign)).isEqualTo(before);
    assertThat(codec.decode(before, Line.class)).isEqualTo(benign);
  }

  /** A stream that takes nothing. */
  private static final class FullStream extends OutputStream {
    @Override
    public void write(int b) throws IOException {
      throw new IOException("full");
    }
  }
}
