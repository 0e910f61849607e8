package dev.polycodec;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.testing.Mark;
import dev.polycodec.testing.Providers;
import java.util.Arrays;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;

/** What the stack was too small for is repeated on a thread with a larger one. */
class DeepCallTest {

  private static final int LEVELS = 900;
  private static final long SMALL = 200 << 10;

  record Knot(Mark mark, Knot next) {}

  /** Does something when the thread with the larger stack has read the first object. */
  private static final class MarkForm extends Mark.Form {

    private final Runnable onLarger;

    MarkForm(Runnable onLarger) {
      this.onLarger = onLarger;
    }

    @Override
    public Mark fromForm(Integer number) {
      if (number == LEVELS && Thread.currentThread().getName().equals("polycodec-deep")) {
        onLarger.run();
      }
      return super.fromForm(number);
    }
  }

  /**
   * A call that is given up goes on, and the caller uses the array for the next message, as streams
   * do.
   */
  @Test
  void nothingOfTheNextMessageIsReadByOneThatIsGivenUp() throws Exception {
    byte[][] message = new byte[1][];
    MarkForm form = new MarkForm(() -> Arrays.fill(message[0], (byte) 0));
    try (Codec codec = Providers.tiny().surrogate(form).build()) {
      message[0] = codec.encode(chain());
      Knot knot = onSmallStack(() -> codec.decode(message[0], Knot.class));
      assertThat(message[0]).containsOnly(0);
      for (int level = LEVELS; level > 0; level--) {
        assertThat(knot.mark().number()).isEqualTo(level);
        knot = knot.next();
      }
    }
  }

  private static Knot chain() {
    Knot chain = null;
    for (int level = 1; level <= LEVELS; level++) {
      chain = new Knot(new Mark(level), chain);
    }
    return chain;
  }

  private static <T> T onSmallStack(Callable<T> call) throws Exception {
    FutureTask<T> task = new FutureTask<>(call);
    new Thread(null, task, "small", SMALL).start();
    return task.get();
  }
}
