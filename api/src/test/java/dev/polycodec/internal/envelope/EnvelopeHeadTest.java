package dev.polycodec.internal.envelope;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.MalformedDataException;
import dev.polycodec.internal.wire.Reference;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

class EnvelopeHeadTest {

  private static byte[] header(String codec) {
    byte[] type = new Reference("com.acme.Order", 0).bytes();
    return EnvelopeHead.of(1, 0, new Reference(codec, 0), type).bytes();
  }

  @Test
  void headerThatChangesWhileItIsReadIsKeptAsItWasRead() throws InterruptedException {
    byte[] one = header("one");
    byte[] two = header("two");
    byte[] shared = one.clone();
    AtomicBoolean done = new AtomicBoolean();
    Thread other =
        new Thread(
            () -> {
              while (!done.get()) {
                System.arraycopy(two, 0, shared, 0, two.length);
                System.arraycopy(one, 0, shared, 0, one.length);
              }
            });
    other.start();
    try {
      for (int i = 0; i < 200_000; i++) {
        requireConsistent(shared);
      }
    } finally {
      done.set(true);
      other.join();
    }
  }

  private static void requireConsistent(byte[] shared) {
    EnvelopeHead head;
    try {
      head = EnvelopeHead.read(shared, 0, shared.length);
    } catch (MalformedDataException e) {
      return; // what was read is of both
    }
    assertThat(EnvelopeHead.read(head.bytes(), 0, head.bytes().length).codec())
        .isEqualTo(head.codec());
  }
}
