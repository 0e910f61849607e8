package dev.polycodec.jdk;

import dev.polycodec.MalformedDataException;
import java.io.ByteArrayInputStream;
import java.io.ObjectStreamConstants;
import java.util.Arrays;

/** The bytes of a stream, which shows those that were read last. */
final class Source extends ByteArrayInputStream {

  Source(byte[] bytes, int offset, int length) {
    super(bytes, offset, length);
  }

  /** Says whether some bytes that were read last are zero. */
  boolean endsWithZeros(int number) {
    return Arrays.mismatch(buf, pos - number, pos, new byte[number], 0, number) < 0;
  }

  /** Returns where reading goes on. */
  int position() {
    return pos;
  }

  /** Says whether the descriptor of a class that ends at a position goes on with another. */
  boolean hasSuperclassAt(int position) {
    return position + 1 < count
        && buf[position] == ObjectStreamConstants.TC_ENDBLOCKDATA
        && buf[position + 1] == ObjectStreamConstants.TC_CLASSDESC;
  }

  /**
   * Checks that the bytes read last are those of a text as the JDK writes it: it reads longer forms
   * of the same characters, too.
   *
   * @throws MalformedDataException if they are not
   */
  void requireEndsWith(String text) {
    int at = pos;
    for (int i = text.length() - 1; i >= 0; i--) {
      char c = text.charAt(i);
      at -= c == 0 ? 2 : c < 0x80 ? 1 : c < 0x800 ? 2 : 3;
      // The first byte tells how many follow, which the JDK has read.
      int lead = c == 0 ? 0xc0 : c < 0x80 ? c : c < 0x800 ? 0xc0 | c >> 6 : 0xe0 | c >> 12;
      if (at < 0 || (buf[at] & 0xff) != lead) {
        throw new MalformedDataException("The stream holds a text that is ill-formed");
      }
    }
  }
}
