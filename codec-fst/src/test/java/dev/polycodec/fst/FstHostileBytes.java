package dev.polycodec.fst;

import dev.polycodec.tck.hostile.WalkHostileBytes;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.nustaq.serialization.FSTConfiguration;
import org.nustaq.serialization.coders.FSTStreamEncoder;

/**
 * Payloads of {@code fst}. The library's own streams, whose statics another user might fill, do not
 * run without JVM flags.
 */
final class FstHostileBytes extends WalkHostileBytes {

  @Override
  protected Out newOut() throws IOException {
    FSTStreamEncoder encoder = new FSTStreamEncoder(new FSTConfiguration(null) {});
    encoder.setOutstream(null);
    return new Stream(encoder);
  }

  private record Stream(FSTStreamEncoder encoder) implements Out {

    @Override
    public void octet(int value) throws IOException {
      encoder.writeFByte(value);
    }

    @Override
    public void integer(int value) throws IOException {
      encoder.writeFInt(value);
    }

    @Override
    public void text(String value) throws IOException {
      numbers(2 + value.length());
      encoder.writeRawBytes(value.getBytes(StandardCharsets.ISO_8859_1), 0, value.length());
    }

    @Override
    public void announceText(int length) throws IOException {
      numbers(1);
      encoder.writeFInt(length);
    }

    @Override
    public byte[] toBytes() {
      return Arrays.copyOf(encoder.getBuffer(), encoder.getWritten());
    }
  }
}
