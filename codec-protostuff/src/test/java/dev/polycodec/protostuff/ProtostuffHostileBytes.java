package dev.polycodec.protostuff;

import dev.polycodec.tck.hostile.WalkHostileBytes;
import java.io.IOException;

/** Payloads of {@code protostuff}. */
final class ProtostuffHostileBytes extends WalkHostileBytes {

  @Override
  protected byte[] write(Content content) throws IOException {
    return ProtostuffBytes.of(content::write);
  }

  @Override
  protected byte[] longestText() throws IOException {
    return write(out -> out.writeNumber(Integer.MAX_VALUE));
  }
}
