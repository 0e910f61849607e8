package dev.polycodec.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class StandardStreamTest {

  @Test
  void withoutALocaleTextIsUtf8() {
    assertThat(printed(StandardCharsets.US_ASCII))
        .isEqualTo("± 日".getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void localeKeepsItsEncoding() {
    assertThat(printed(StandardCharsets.UTF_16BE))
        .isEqualTo("± 日".getBytes(StandardCharsets.UTF_16BE));
  }

  private static byte[] printed(Charset local) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PrintWriter writer = StandardStream.writer(new PrintStream(bytes), local);
    writer.print("± 日");
    writer.flush();
    return bytes.toByteArray();
  }
}
