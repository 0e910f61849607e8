package dev.polycodec.spi.walk;

import dev.polycodec.BytesConsumer;
import dev.polycodec.spi.PayloadBuffer;

/** Writes primitives into one array, which is used for message after message. */
public abstract class ArrayWriter extends WireWriter {

  /** The most bytes of a message. */
  protected final int maxBytes;

  private final PayloadBuffer payload = new PayloadBuffer();

  /** The array that {@link #room} returned last. */
  protected byte[] array = payload.reserve(0);

  /** Where the next byte goes. */
  protected int at;

  /** Creates a writer of at most so many bytes a message. */
  protected ArrayWriter(int maxBytes) {
    this.maxBytes = maxBytes;
  }

  @Override
  protected final void begin(ObjectWriter walk, int headroom) {
    begin(headroom);
  }

  /** Begins a message, and leaves so many bytes free before it. */
  public final void begin(int headroom) {
    payload.reset(headroom, maxBytes);
    array = payload.reserve(0);
    at = headroom;
  }

  /**
   * Returns the array, which has room for so many more bytes.
   *
   * @throws dev.polycodec.LimitExceededException if a message may not have as many
   */
  protected final byte[] room(int more) {
    if (more > array.length - at) {
      payload.advanceTo(at);
      array = payload.reserve(more);
    }
    return array;
  }

  /** Returns how many bytes the message has so far. */
  protected final int size() {
    payload.advanceTo(at);
    return payload.size();
  }

  @Override
  public final void lendTo(BytesConsumer out) {
    payload.advanceTo(at);
    payload.lendTo(out);
  }

  @Override
  public final long retainedBytes() {
    return payload.capacity();
  }
}
