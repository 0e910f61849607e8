package dev.polycodec.fst;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.nustaq.serialization.FSTConfiguration;

/** FST looks for a class by the name in the bytes, which the JVM takes for no class of another. */
@Tag("object-streams")
class FstPlainRenamedTest {

  private record Written(String oldName, byte[] bytes) {}

  private static final class Order implements Serializable {
    private static final long serialVersionUID = 1L;
    String customer = "Ada";
  }

  /** Returns bytes in which each Order has another name, which no class has. */
  private static Written written(Object value) {
    String name = Order.class.getName();
    String oldName = name.replace("$Order", "$Bonds");
    byte[] bytes = FSTConfiguration.createDefaultConfiguration().asByteArray(value);
    String text = new String(bytes, StandardCharsets.ISO_8859_1).replace(name, oldName);
    return new Written(oldName, text.getBytes(StandardCharsets.ISO_8859_1));
  }

  private static Codec codec(Written written) {
    return Codecs.builder()
        .use("fst-plain")
        .trustedInput()
        .renamed(written.oldName(), Order.class)
        .build();
  }

  @Test
  void anObjectOfARenamedClassIsRead() {
    Written written = written(new Order());
    assertThat(codec(written).decode(written.bytes(), Order.class).customer).isEqualTo("Ada");
  }

  @Test
  void anArrayOfARenamedClassIsRead() {
    Written written = written(new Order[] {new Order()});
    assertThat(codec(written).decode(written.bytes(), Order[].class)[0].customer).isEqualTo("Ada");
  }
}
