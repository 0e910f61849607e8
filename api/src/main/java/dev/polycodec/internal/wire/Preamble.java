package dev.polycodec.internal.wire;

import dev.polycodec.BytesConsumer;
import org.jspecify.annotations.Nullable;

/** Completes messages with what precedes them; used by one thread at a time. */
public interface Preamble {

  /** Nothing. */
  Preamble NONE =
      new Preamble() {
        @Override
        public int room(@Nullable RootRef root) {
          return 0;
        }

        @Override
        public void complete(
            byte[] array, int start, int end, @Nullable RootRef root, BytesConsumer target) {
          target.accept(array, start, end - start);
        }
      };

  /**
   * Returns how many bytes it takes.
   *
   * @param root the class of the root, null for a null root
   */
  int room(@Nullable RootRef root);

  /**
   * Completes the message that fills an array from {@code start} to {@code end} and has room before
   * it, and lends it on.
   */
  void complete(byte[] array, int start, int end, @Nullable RootRef root, BytesConsumer target);

  /** Drops what would keep too much memory until the next use. */
  default void trim() {}
}
