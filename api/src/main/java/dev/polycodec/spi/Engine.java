package dev.polycodec.spi;

import dev.polycodec.BytesConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Encodes and decodes with one instance of a backend; used by one thread at a time, and reused.
 *
 * <p>An engine may throw anything: the core translates it. It consults the {@link Message} for
 * every class it meets and every length it reads, in both directions.
 */
public interface Engine {

  /**
   * Encodes a value and lends the payload, once, to {@code out}.
   *
   * @param value the root; null only in a {@link Framing#BARE} variant
   * @param plan what {@link Backend#prepare} returned for the declared type
   * @param message the policy, limits and class table of this message
   * @param headroom the bytes to leave free in the array before the payload, where the core writes
   *     its frame: the lent offset is at least this
   * @param out where the payload goes
   */
  void encode(@Nullable Object value, Plan plan, Message message, int headroom, BytesConsumer out)
      throws Exception;

  /**
   * Decodes a payload, all of it: a byte left over is an error.
   *
   * @param plan what {@link Backend#prepare} returned for the declared type
   * @param message the policy, limits and class table of this message; for a {@link Framing#FRAMED}
   *     variant {@link Message#rootClass()} is the class to decode
   */
  @Nullable Object decode(byte[] bytes, int offset, int length, Plan plan, Message message)
      throws Exception;

  /**
   * Returns where in the value the message has failed, such as {@code lines[3].price of
   * com.acme.Order}, with no word of the payload but declared names; null if the engine cannot tell
   * or it was at the root. It is asked at once, before {@link #recover}.
   */
  default @Nullable String place() {
    return null;
  }

  /**
   * Makes the engine fit for the next message after a failed one, and drops what the message left.
   * There is nothing to do by default, for an engine that begins each message anew.
   *
   * @return false if the engine must be discarded
   */
  default boolean recover() {
    return true;
  }

  /**
   * Returns about how many bytes of memory the engine retains between messages, reference tables
   * included; the core drops engines that retain too much.
   */
  long retainedBytes();
}
