package dev.polycodec.fst;

import dev.polycodec.tck.hostile.GraphHostileBytes;
import java.io.IOException;
import java.util.Arrays;
import org.nustaq.serialization.FSTConfiguration;
import org.nustaq.serialization.coders.FSTStreamEncoder;

/**
 * Payloads of {@code fst}. The library's own streams, whose statics another user might fill, do not
 * run without JVM flags.
 */
final class FstHostileBytes extends GraphHostileBytes {

  @Override
  protected Out newOut() throws IOException {
    FSTStreamEncoder encoder = new FSTStreamEncoder(new FSTConfiguration(null) {});
    encoder.setOutstream(null);
    return new Stream(encoder);
  }

  private record Stream(FSTStreamEncoder encoder) implements Out {

    @Override
    public void tag(int value) throws IOException {
      encoder.writeFByte(value);
    }

    @Override
    public void number(int value) throws IOException {
      encoder.writeFInt(value);
    }

    @Override
    public void name(String className) throws IOException {
      encoder.writeStringUTF(className);
    }

    @Override
    public void announceString(int length) throws IOException {
      encoder.writeFInt(length);
    }

    @Override
    public byte[] toBytes() {
      return Arrays.copyOf(encoder.getBuffer(), encoder.getWritten());
    }
  }
}
