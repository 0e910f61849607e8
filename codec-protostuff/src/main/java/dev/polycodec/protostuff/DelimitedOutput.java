package dev.polycodec.protostuff;

import dev.polycodec.spi.PayloadBuffer;

/** Writes the protobuf wire format: a nested message is preceded by its length. */
final class DelimitedOutput extends FlatOutput {

  /** The length is patched in afterwards; one byte is reserved, as most messages are short. */
  @Override
  int begin(int number) {
    tag(number, DELIMITED);
    buffer().write(0);
    return buffer().position();
  }

  @Override
  void end(int number, int start) {
    PayloadBuffer buffer = buffer();
    int length = buffer.position() - start;
    int more = extraLengthBytes(length);
    if (more > 0) {
      byte[] array = buffer.reserve(more);
      System.arraycopy(array, start, array, start + more, length);
    }
    buffer.advanceTo(start - 1);
    varint(length);
    buffer.advanceTo(start + more + length);
  }

  private static int extraLengthBytes(int length) {
    int bits = 32 - Integer.numberOfLeadingZeros(length | 1);
    return (bits - 1) / 7;
  }
}
