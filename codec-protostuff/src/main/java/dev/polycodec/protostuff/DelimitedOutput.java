package dev.polycodec.protostuff;

import dev.polycodec.spi.PayloadBuffer;

/** Writes the protobuf wire format: a nested message is preceded by its length. */
final class DelimitedOutput extends FlatOutput {

  @Override
  int nesting() {
    return Wire.DELIMITED;
  }

  /** The length is patched in afterwards; one byte is reserved, as most messages are short. */
  @Override
  int begin(int tag) {
    tag(tag);
    buffer().write(0);
    return buffer().position();
  }

  @Override
  void end(int begun) {
    PayloadBuffer buffer = buffer();
    int length = buffer.position() - begun;
    int more = extraLengthBytes(length);
    byte[] array = buffer.reserve(more);
    if (more > 0) {
      System.arraycopy(array, begun, array, begun + more, length);
    }
    put(array, begun - 1, length);
    buffer.advanceTo(begun + more + length);
  }

  private static int extraLengthBytes(int length) {
    int bits = 32 - Integer.numberOfLeadingZeros(length | 1);
    return (bits - 1) / 7;
  }
}
