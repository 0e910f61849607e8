package dev.polycodec.internal.shape;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class RehearsalTest {

  /** Meets a throwable for the first time where a stack ends, in a JVM of its own. */
  static final class FirstAtTheEnd extends Thread {

    private final ShapesImpl shapes =
        ShapesImpl.create(List.of(), WireNames.of(Map.of()), List.of());

    private boolean met;

    FirstAtTheEnd() {
      super(null, null, "small", 200_000);
    }

    public static void main(String[] arguments) throws InterruptedException {
      FirstAtTheEnd first = new FirstAtTheEnd();
      first.shapes.of(String.class);
      first.start();
      first.join();
      System.out.println(first.met + " " + first.shapes.of(IllegalStateException.class).refusal());
    }

    @Override
    public void run() {
      descend();
    }

    /** Goes on until the stack ends, and tries with a little more of it on the way back. */
    private void descend() {
      try {
        descend();
      } catch (StackOverflowError end) {
        met = false;
      }
      try {
        met = met || shapes.of(IOException.class).refusal() == null;
      } catch (StackOverflowError tooLittle) {
        met = false;
      }
    }
  }

  @Test
  void throwablesAreMetForTheFirstTimeWhereAStackEnds() throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xint", // else the code takes less of the stack at times
                "-cp",
                System.getProperty("java.class.path"),
                FirstAtTheEnd.class.getName())
            .redirectErrorStream(true)
            .start();
    String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
    assertThat(printed.trim()).isEqualTo("true null");
  }
}
