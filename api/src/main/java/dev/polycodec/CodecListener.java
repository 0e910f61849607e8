package dev.polycodec;

import java.lang.reflect.Type;
import org.jspecify.annotations.Nullable;

/**
 * Sees what a codec does: one event for each value that is encoded or decoded, or fails to be.
 *
 * <p>Listeners are called by the thread that uses the codec, before its call returns, so they must
 * be fast and safe for use by several threads. What a listener throws is logged, and changes
 * nothing for the caller nor for the other listeners: it must not decide whether data can be read.
 * Only an {@link Error} passes; that of {@link #onDropped} is a failure to decode. A codec without
 * listeners measures nothing.
 *
 * <p>Where values come from and go to is not the codec's: the time and the failures of streams and
 * consumers are not counted. Arguments that are refused at once, such as null, are no event.
 */
public interface CodecListener {

  /** Called when a value was encoded, or could not be. */
  default void onEncode(Call call) {}

  /** Called when a message was decoded, or could not be. */
  default void onDecode(Call call) {}

  /** Called before {@link #onDecode} for a message that is not in the form that is written now. */
  default void onOldFormat(OldFormat message) {}

  /**
   * Called before {@link #onDecode} for each property or field in the bytes that is left out,
   * because its class has none of that name or number; a message may hold any number of them. Fory
   * and Avro tell nobody. A message that takes more stack than its thread has is read again by
   * another one, which tells of them again.
   */
  default void onDropped(Dropped property) {}

  /**
   * One value encoded or decoded.
   *
   * @param codec the name of the codec that did it: of several, the one that the class has or the
   *     bytes name
   * @param type the declared type
   * @param bytes the size of the message; 0 if none came about
   * @param nanos the time that it took, by {@link System#nanoTime}
   * @param failure what the call throws, whose class tells the kind of failure, or null; the
   *     message of a {@link CodecException} holds no values of the payload, its cause may
   */
  record Call(String codec, Type type, int bytes, long nanos, @Nullable Throwable failure) {}

  /**
   * A message that is read, but would be written in another form.
   *
   * @param codec the name of the codec that wrote it
   * @param formatVersion the version of that codec's format
   * @param type the declared type
   */
  record OldFormat(String codec, int formatVersion, Type type) {}

  /**
   * A property in the bytes that has no place in the object.
   *
   * @param codec the name of the codec that read it
   * @param type the class that has no property of the name
   * @param name the name, which the bytes chose: show it with care
   */
  record Dropped(String codec, Class<?> type, String name) {}
}
