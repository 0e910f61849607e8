package dev.polycodec.tck.hostile;

import java.util.Random;

/** Changes a few bytes of messages at random, but always in the same way for a seed. */
public final class Mutator {

  private static final int[] EDGES = {0, 1, 0x7f, 0x80, 0xff, 0xfe, 0x40, 0x20};

  private final Random random;

  /** Begins with the random numbers of a seed. */
  public Mutator(long seed) {
    random = new Random(seed);
  }

  /** Returns a copy with up to three changes. */
  public byte[] mutated(byte[] message) {
    byte[] bytes = message.clone();
    for (int i = random.nextInt(3); i >= 0; i--) {
      bytes = mutatedOnce(bytes);
    }
    return bytes;
  }

  private byte[] mutatedOnce(byte[] bytes) {
    if (bytes.length == 0) {
      return new byte[] {(byte) random.nextInt()};
    }
    int at = random.nextInt(bytes.length);
    switch (random.nextInt(6)) {
      case 0 -> bytes[at] ^= (byte) (1 << random.nextInt(8));
      case 1 -> bytes[at] = (byte) random.nextInt();
      case 2 -> bytes[at] = (byte) EDGES[random.nextInt(EDGES.length)];
      case 3 -> bytes[at] += (byte) (random.nextBoolean() ? 1 : -1);
      case 4 -> copyWithin(bytes, at);
      default -> {
        for (int i = at; i < Math.min(bytes.length, at + 5); i++) {
          bytes[i] = (byte) 0xff;
        }
      }
    }
    return bytes;
  }

  private void copyWithin(byte[] bytes, int at) {
    int length = Math.min(1 + random.nextInt(8), bytes.length - at);
    System.arraycopy(bytes, random.nextInt(bytes.length - length + 1), bytes, at, length);
  }
}
