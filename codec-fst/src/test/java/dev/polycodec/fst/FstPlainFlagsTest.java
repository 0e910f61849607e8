package dev.polycodec.fst;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.CodecException;
import dev.polycodec.Codecs;
import dev.polycodec.spi.Variant;
import java.util.List;
import org.junit.jupiter.api.Test;

/** In a JVM without flags. */
class FstPlainFlagsTest {

  private static final String FLAGS =
      "--add-opens=java.base/java.lang=ALL-UNNAMED"
          + " --add-opens=java.base/java.math=ALL-UNNAMED"
          + " --add-opens=java.base/java.net=ALL-UNNAMED"
          + " --add-opens=java.base/java.text=ALL-UNNAMED"
          + " --add-opens=java.base/java.util=ALL-UNNAMED"
          + " --add-opens=java.base/java.util.concurrent=ALL-UNNAMED"
          + " --add-opens=java.sql/java.sql=ALL-UNNAMED";

  @Test
  void creationIsRefusedWithTheMissingFlags() {
    assertThatThrownBy(() -> Codecs.builder().use("fst-plain").trustedInput().build())
        .isInstanceOf(CodecException.class)
        .hasMessage(
            "The codec 'fst-plain' cannot be opened: fst-plain uses FST's object streams, which need these flags of the JVM: "
                + FLAGS
                + "; or name the packages as Add-Opens in the manifest of an executable jar");
  }

  @Test
  void theProviderTellsTheFlagsOfThisVariantOnly() {
    FstCodecProvider provider = new FstCodecProvider();
    List<Variant> variants = provider.variants();
    assertThat(variants.stream().map(variant -> String.join(" ", provider.jvmFlags(variant))))
        .containsExactly("", FLAGS);
  }
}
