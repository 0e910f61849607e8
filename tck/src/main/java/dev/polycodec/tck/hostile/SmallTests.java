package dev.polycodec.tck.hostile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import dev.polycodec.Limits;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What is small in the bytes is not so large in the heap that very many of it would fill that. */
public abstract class SmallTests extends MessageGroup {

  private static final int MANY = 20_000;
  private static final long FREE = 1 << 20;

  private volatile @Nullable Object value;

  @TestFactory
  @DisplayName("Very many small objects take no more of the heap than 64 times their bytes")
  Stream<DynamicTest> smallObjectsTakeNoMoreThanTheirBytesAllow() {
    return Small.all().stream()
        .filter(this::isWritten)
        .map(small -> dynamicTest(small.name(), () -> requireBounded(small)));
  }

  private boolean isWritten(Small small) {
    try (Codec writer = messages.builder().limits(Messages.LOOSE).build()) {
      messages.write(writer, small.many(1));
      return true;
    } catch (RuntimeException | LinkageError refused) {
      return false; // the format has no such value, or not where anything is declared
    }
  }

  private void requireBounded(Small small) throws InterruptedException {
    byte[] message;
    try (Codec writer = messages.builder().limits(Messages.LOOSE).build()) {
      message = messages.write(writer, small.many(MANY));
    }
    long most = (long) Limits.defaults().maxExpansion() * message.length + FREE;
    try (Codec codec = messages.builder().build()) {
      Measured decoding = Measured.of(() -> codec.decode(message, Bait.Any.class));
      if (decoding.failure() != null) {
        assertThat(decoding.failure()).isInstanceOf(CodecException.class);
      } else if (decoding.bytes() > most && held(codec, message) > most) {
        // Others may have dropped something meanwhile, but not twice.
        assertThat(held(codec, message))
            .as("held of %d bytes", message.length)
            .isLessThanOrEqualTo(most);
      }
    }
  }

  /** Returns what the value takes, with what others drop meanwhile: what is free without it. */
  private long held(Codec codec, byte[] message) {
    value = codec.decode(message, Bait.Any.class);
    long with = Measured.usedHeap();
    value = null;
    return with - Measured.usedHeap();
  }
}
