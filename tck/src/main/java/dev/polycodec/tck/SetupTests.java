package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.NoCodecException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * Proves that what the setup of an application throws is said to be its own; a codec module extends
 * it for each codec whose options take one.
 */
public abstract class SetupTests {

  /** Creates the tests. */
  protected SetupTests() {}

  /** Returns the name of the codec. */
  protected abstract String codec();

  /** Returns options whose setup of the library does this. */
  protected abstract Object options(Runnable setup);

  @Test
  @DisplayName("What a setup throws is said to be the application's")
  void failureOfTheSetupIsSaidToBeItsOwn() {
    refuses(new IllegalStateException("no licence"), ": no licence");
    refuses(new NoClassDefFoundError("com/acme/Plugin"), ": com/acme/Plugin");
  }

  private void refuses(Throwable failure, String shown) {
    Object options = options(() -> SetupTests.<RuntimeException>fail(failure));
    CodecBuilder builder = Codecs.builder().use(codec()).trustedInput().configure(options);
    assertThatThrownBy(builder::build)
        .isExactlyInstanceOf(NoCodecException.class)
        .hasMessage(
            "The codec '%s' cannot be opened: its setup, which the application gave, failed with"
                + " %s%s",
            codec(), failure.getClass().getName(), shown)
        .hasRootCause(failure);
  }

  @SuppressWarnings("unchecked") // it is thrown as it is
  private static <E extends Throwable> void fail(Throwable failure) throws E {
    throw (E) failure;
  }
}
