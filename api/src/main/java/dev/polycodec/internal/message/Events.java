package dev.polycodec.internal.message;

import dev.polycodec.CodecListener;
import dev.polycodec.CodecListener.Call;
import dev.polycodec.CodecListener.Dropped;
import dev.polycodec.CodecListener.OldFormat;
import dev.polycodec.internal.jfr.FlightRecorder;
import java.lang.reflect.Type;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Tells the listeners of a codec what happens; safe for use by any number of threads.
 *
 * <p>A listener that throws is logged the first time, the second, the fourth, and so on: never
 * silent, and never a flood.
 */
public final class Events {

  private final CodecListener[] listeners; // an iterator for each event would be as large as it
  private final Logger log;
  private final AtomicLong failures = new AtomicLong();

  /** Tells these listeners, of which there may be none. */
  public Events(List<CodecListener> listeners) {
    this(listeners, LoggerFactory.getLogger(CodecListener.class));
  }

  Events(List<CodecListener> listeners, Logger log) {
    this.listeners = List.copyOf(listeners).toArray(new CodecListener[0]);
    this.log = log;
  }

  /** Says whether anybody listens. */
  public boolean isHeard() {
    return listeners.length > 0;
  }

  /** Says whether anybody listens to a call now: a recorder does only while it records. */
  public boolean isHeardNow() {
    for (CodecListener listener : listeners) {
      if (!(listener instanceof FlightRecorder recorder) || recorder.isRecording()) {
        return true;
      }
    }
    return false;
  }

  public void encoded(Call call) {
    tell(listener -> listener.onEncode(call));
  }

  public void decoded(Call call) {
    tell(listener -> listener.onDecode(call));
  }

  /** Tells that a message was read that its codec, or another, would write in another form now. */
  public void oldFormat(String codec, int formatVersion, Type type) {
    if (isHeard()) {
      OldFormat message = new OldFormat(codec, formatVersion, type);
      tell(listener -> listener.onOldFormat(message));
    }
  }

  /** Tells that a property in the bytes was left out. */
  public void dropped(String codec, Class<?> type, String name) {
    if (isHeard()) {
      Dropped property = new Dropped(codec, type, name);
      tell(listener -> listener.onDropped(property));
    }
  }

  private void tell(Consumer<CodecListener> event) {
    for (CodecListener listener : listeners) {
      try {
        event.accept(listener);
      } catch (Exception e) { // also checked ones, which other languages do not declare
        report(listener, e);
      }
    }
  }

  private void report(CodecListener listener, Exception failure) {
    long count = failures.incrementAndGet();
    if (Long.bitCount(count) == 1) {
      log.warn(
          "A listener of the class {} has failed; listeners of the codec have {} times by now",
          listener.getClass().getName(),
          count,
          failure);
    }
  }
}
