package dev.polycodec.internal.jfr;

import dev.polycodec.CodecListener;

/** Makes events of calls while they are recorded; knows nothing of the recorder's classes. */
public abstract class FlightRecorder implements CodecListener {

  /** Returns the listener that makes events, or one without effect. */
  public static FlightRecorder listener() {
    try {
      return new EventListener();
    } catch (LinkageError e) { // the module is absent, or our loader does not let us see it
      return new FlightRecorder() {
        @Override
        public boolean isRecording() {
          return false;
        }
      };
    }
  }

  /** Says whether a call is to be told at all. */
  public abstract boolean isRecording();
}
