package dev.polycodec.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.EncodeException;
import dev.polycodec.kryo.KryoOptions;
import java.net.URI;
import java.time.LocalDate;
import org.junit.jupiter.api.Test;

/** This JVM opens packages of the JDK, as FST asks for: other libraries reach their fields, too. */
class OpenedPackagesTest {

  @Test
  void whatKryoWouldReadWithoutItsHooksIsRefused() {
    try (Codec codec =
        Codecs.builder()
            .use("kryo-plain")
            .configure(KryoOptions.plain(kryo -> kryo.setRegistrationRequired(false)))
            .build()) {
      assertThatThrownBy(() -> codec.encode(URI.create("https://example.com/a")))
          .isInstanceOf(EncodeException.class)
          .hasMessage(
              "Kryo's FieldSerializer does not bring back java.net.URI, because its hooks of Java"
                  + " serialization do not run: register a serializer of your own for the class");
    }
  }

  /** What stands for it in the stream has another class. */
  @Test
  void timesAreRootsOfFst() {
    LocalDate date = LocalDate.of(2001, 2, 3);
    try (Codec codec = Codecs.builder().use("fst-plain").trustedInput().build()) {
      assertThat(codec.decode(codec.encode(date), LocalDate.class)).isEqualTo(date);
    }
  }
}
