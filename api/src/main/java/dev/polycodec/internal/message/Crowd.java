package dev.polycodec.internal.message;

import java.security.SecureRandom;

/** The keys of one container, as far as they are known: how many there are of each hash. */
final class Crowd {

  private static final int INITIAL = 64;

  /** Without it, the bytes could choose hashes that crowd here. */
  private static final int SECRET = new SecureRandom().nextInt();

  final Object container;

  private int size;
  private int entries;

  /** The hashes, where the count is not zero. */
  private int[] hashes = {};

  private int[] counts = {};

  Crowd(Object container) {
    this.container = container;
  }

  /** Returns how many keys came before the next. */
  int next() {
    return size++;
  }

  /** Adds a key, and returns how many with the same hash were added before. */
  int sameHash(int hash) {
    if (2 * entries >= hashes.length) {
      grow();
    }
    int slot = slot(hash);
    if (counts[slot] == 0) {
      hashes[slot] = hash;
      entries++;
    }
    return counts[slot]++;
  }

  private void grow() {
    int[] oldHashes = hashes;
    int[] oldCounts = counts;
    hashes = new int[Math.max(INITIAL, 2 * oldHashes.length)];
    counts = new int[hashes.length];
    for (int i = 0; i < oldHashes.length; i++) {
      if (oldCounts[i] != 0) {
        int slot = slot(oldHashes[i]);
        hashes[slot] = oldHashes[i];
        counts[slot] = oldCounts[i];
      }
    }
  }

  private int slot(int hash) {
    int mask = hashes.length - 1;
    int slot = mix(hash ^ SECRET) & mask;
    while (counts[slot] != 0 && hashes[slot] != hash) {
      slot = slot + 1 & mask;
    }
    return slot;
  }

  private static int mix(int hash) {
    int mixed = (hash ^ hash >>> 16) * 0x85EBCA6B;
    mixed = (mixed ^ mixed >>> 13) * 0xC2B2AE35;
    return mixed ^ mixed >>> 16;
  }
}
