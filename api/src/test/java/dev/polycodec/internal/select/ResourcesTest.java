package dev.polycodec.internal.select;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ResourcesTest {

  private static final String NAME = "com.acme.B\u00fasqueda";
  private static final String MARK = "\uFEFF";

  @TempDir private Path folder;

  private URL file(byte[] bytes) throws IOException {
    return Files.write(folder.resolve("names"), bytes).toUri().toURL();
  }

  @Test
  void propertiesAreReadAsEditorsWriteThem() throws IOException {
    String text = "deny=" + NAME;
    List<byte[]> written =
        List.of(
            text.getBytes(UTF_8),
            text.getBytes(ISO_8859_1),
            (MARK + text).getBytes(UTF_8),
            "deny=com.acme.B\\u00fasqueda".getBytes(UTF_8));
    for (byte[] bytes : written) {
      assertThat(Resources.properties(file(bytes)).getProperty("deny")).isEqualTo(NAME);
    }
  }

  @Test
  void aMarkOfTheOrderOfBytesIsNoPartOfALine() throws IOException {
    file((MARK + NAME + "\n").getBytes(UTF_8));
    try (URLClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()}, null)) {
      assertThat(Resources.lines("names", loader, "allowFrom")).containsExactly(NAME);
    }
  }
}
