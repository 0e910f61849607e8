package dev.polycodec.internal.core;

/** What precedes a message; stateless. */
interface Preamble {

  /** Nothing. */
  Preamble NONE =
      new Preamble() {
        @Override
        public int room() {
          return 0;
        }

        @Override
        public int prepend(byte[] array, int start, int end) {
          return start;
        }
      };

  /** Returns the most bytes it takes. */
  int room();

  /**
   * Writes it in place, before the message that fills an array from {@code start} to {@code end}.
   *
   * @return where it starts
   */
  int prepend(byte[] array, int start, int end);
}
