package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.Codec;
import dev.polycodec.Evolution;
import dev.polycodec.spi.Framing;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * Bytes that were once written stay readable, and do not change; see {@link GoldenTests} for where
 * the file is and how it is written.
 */
abstract class SchemaGoldenTests extends SchemaTck.LibraryGroup {

  private GoldenFile file() {
    boolean framed = subject.variant().framing() == Framing.FRAMED;
    return new GoldenFile(
        subject.name(),
        subject.variant().formatVersion(),
        framed ? Evolution.STRICT : Evolution.COMPATIBLE);
  }

  @Test
  @DisplayName("Bytes are those of the golden file, and are read")
  void bytesAreThoseOfTheGoldenFile() throws IOException {
    GoldenFile file = file();
    if (GoldenTests.WRITE) {
      file.write(encoded());
    }
    Map<String, byte @Nullable []> golden = file.read();
    assertThat(golden)
        .as(GoldenTests.advice(file, subject.variant()))
        .usingRecursiveComparison()
        .isEqualTo(encoded());
    List<Object> values = library.values();
    for (int i = 0; i < values.size(); i++) {
      byte[] bytes = Objects.requireNonNull(golden.get(SchemaValueTests.name(values, i)));
      assertThat(subject.plain().decode(bytes, values.get(i).getClass())).isEqualTo(values.get(i));
    }
  }

  private Map<String, byte @Nullable []> encoded() {
    Codec codec = subject.plain();
    List<Object> values = library.values();
    Map<String, byte @Nullable []> bytes = new LinkedHashMap<>();
    for (int i = 0; i < values.size(); i++) {
      bytes.put(SchemaValueTests.name(values, i), codec.encode(values.get(i)));
    }
    return bytes;
  }
}
