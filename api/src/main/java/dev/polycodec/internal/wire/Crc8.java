package dev.polycodec.internal.wire;

/** The CRC-8 of the polynomial x⁸ + x² + x + 1, high bit first. */
public final class Crc8 {

  private static final int POLYNOMIAL = 0x07;
  private static final byte[] TABLE = table();

  private Crc8() {}

  private static byte[] table() {
    byte[] table = new byte[256];
    for (int i = 0; i < table.length; i++) {
      int rest = i;
      for (int bit = 0; bit < 8; bit++) {
        rest = (rest & 0x80) == 0 ? rest << 1 : rest << 1 ^ POLYNOMIAL;
      }
      table[i] = (byte) rest;
    }
    return table;
  }

  /** Returns the check of what was checked before, followed by a range. */
  public static int update(int before, byte[] array, int offset, int length) {
    int check = before;
    for (int i = offset; i < offset + length; i++) {
      check = TABLE[check ^ (array[i] & 0xFF)] & 0xFF;
    }
    return check;
  }
}
