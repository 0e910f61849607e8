package dev.polycodec.jackson.stream;

import com.fasterxml.jackson.core.sym.ByteQuadsCanonicalizer;
import com.fasterxml.jackson.core.util.BufferRecycler;
import org.jspecify.annotations.Nullable;

/**
 * What the parsers and generators of one engine have to themselves. Jackson would look for buffers
 * in a thread-local or a pool for each message, and they would outlive the codec.
 */
final class Own {

  /** How long the messages may be together whose names are kept. */
  private static final int MAX_NAMED_BYTES = 64 << 10;

  private final @Nullable Guard guard;
  private final int factoryFeatures;
  private final BufferRecycler buffers = new BufferRecycler();
  private ByteQuadsCanonicalizer names = ByteQuadsCanonicalizer.createRoot();
  private int known;
  private int namedBytes;

  Own(@Nullable Guard guard, int factoryFeatures) {
    this.guard = guard;
    this.factoryFeatures = factoryFeatures;
  }

  @Nullable Guard guard() {
    return guard;
  }

  BufferRecycler buffers() {
    return buffers;
  }

  /** Returns the names that are known, for one parser, which adds those that it meets. */
  ByteQuadsCanonicalizer names() {
    return names.makeChild(factoryFeatures);
  }

  /**
   * Ends a message of so many bytes. Keeps no more names than the classes that are read have: all
   * that parsers meet are kept, and bytes may have any. Those that are forgotten are soon met
   * again.
   */
  void boundNames(int length) {
    if (names.size() != known) {
      known = names.size();
      namedBytes += Math.min(length, MAX_NAMED_BYTES);
    }
    if (namedBytes >= MAX_NAMED_BYTES) {
      names = ByteQuadsCanonicalizer.createRoot();
      known = 0;
      namedBytes = 0;
    }
  }
}
