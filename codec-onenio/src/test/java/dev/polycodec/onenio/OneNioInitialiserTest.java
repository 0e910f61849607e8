package dev.polycodec.onenio;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import one.nio.serial.Serializer;
import org.junit.jupiter.api.Test;

/** Initialisers of classes that use a codec. */
class OneNioInitialiserTest {

  private static final Codec CODEC = Codecs.builder().use("onenio-persist-plain").build();
  private static final CountDownLatch BEGUN = new CountDownLatch(1);
  private static final int LONG = 20;

  /** Is written where its peer below is not initialised. */
  enum Other {
    ONE
  }

  /** Has a name of the same length. */
  enum Using {
    ONE;

    static {
      BEGUN.countDown();
      try {
        TimeUnit.MILLISECONDS.sleep(200); // in which another thread comes to wait for it
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
      CODEC.encode(new PlainOrders.Coupon());
    }
  }

  @Test
  void theInitialiserOfAnEnumMayUseTheCodecThatReadsIt() throws Exception {
    String written = new String(Serializer.persist(Other.ONE), ISO_8859_1);
    byte[] bytes = written.replace("Other", "Using").getBytes(ISO_8859_1);
    CompletableFuture<String> first = CompletableFuture.supplyAsync(() -> Using.ONE.name());
    assertThat(BEGUN.await(LONG, TimeUnit.SECONDS)).isTrue();
    CompletableFuture<Using> read =
        CompletableFuture.supplyAsync(() -> CODEC.decode(bytes, Using.class));
    assertThat(read.get(LONG, TimeUnit.SECONDS)).isEqualTo(Using.ONE);
    assertThat(first.get(LONG, TimeUnit.SECONDS)).isEqualTo("ONE");
  }
}
