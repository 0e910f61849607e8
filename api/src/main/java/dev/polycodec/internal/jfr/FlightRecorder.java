package dev.polycodec.internal.jfr;

import dev.polycodec.CodecListener;

/** Finds out whether there is a Flight Recorder, without a reference to its classes. */
public final class FlightRecorder {

  private FlightRecorder() {}

  /** Returns the listener that makes events, or one without effect. */
  public static CodecListener listener() {
    try {
      return new EventListener();
    } catch (LinkageError e) { // the module is absent, or our loader does not let us see it
      return new CodecListener() {};
    }
  }
}
