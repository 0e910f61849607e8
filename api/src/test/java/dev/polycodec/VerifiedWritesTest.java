package dev.polycodec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.polycodec.testing.Mark;
import dev.polycodec.testing.Providers;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;

class VerifiedWritesTest {

  private static final int LEVELS = 450;
  private static final long SMALL = 200 << 10;

  record Nest(List<Nest> inner) {}

  /** Fails when both are compared, after the value was encoded. */
  private static final class MarkForm extends Mark.Form {

    private boolean encoded;

    @Override
    public Integer toForm(Mark mark) {
      if (encoded) {
        VerifiedWritesTest.<RuntimeException>sneak(new IOException("the application's"));
      }
      encoded = true;
      return super.toForm(mark);
    }
  }

  @SuppressWarnings("unchecked") // the compiler's blind spot, which other languages do not know
  private static <E extends Throwable> void sneak(Throwable failure) throws E {
    throw (E) failure;
  }

  @Test
  void valueWhoseComparisonFailsIsRefused() {
    try (Codec codec = Providers.tiny().surrogate(new MarkForm()).verifyWrites().build()) {
      assertThatThrownBy(() -> codec.encode(new Mark(1)))
          .isExactlyInstanceOf(EncodeException.class)
          .hasMessage(
              "The codec 'tiny' encoded what cannot be compared with what it brings back: that"
                  + " failed with java.io.IOException")
          .hasRootCauseMessage("the application's");
    }
  }

  @Test
  void comparisonThatEndsWithTheStackExceedsALimit() throws Exception {
    Nest nest = new Nest(List.of());
    for (int level = 1; level < LEVELS; level++) {
      nest = new Nest(List.of(nest));
    }
    try (Codec codec = Providers.tiny().verifyWrites().build()) {
      Nest deepest = nest;
      FutureTask<Throwable> task =
          new FutureTask<>(() -> catchThrowable(() -> codec.encode(deepest)));
      new Thread(null, task, "small", SMALL).start();
      assertThat(task.get())
          .isExactlyInstanceOf(LimitExceededException.class)
          .hasMessage(
              "The stack of the thread ended as a value was compared with what the codec 'tiny'"
                  + " brings back; give the thread a larger stack (-Xss), or nest less");
    }
  }
}
