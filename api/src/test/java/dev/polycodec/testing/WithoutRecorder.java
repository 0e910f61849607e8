package dev.polycodec.testing;

import dev.polycodec.Codec;

/** Runs in a JVM that has no Flight Recorder. */
public final class WithoutRecorder {

  private WithoutRecorder() {}

  /** Round-trips a value, and prints it. */
  @SuppressWarnings("SystemOut") // the parent process reads it
  public static void main(String[] arguments) {
    boolean present = ModuleLayer.boot().findModule("jdk.jfr").isPresent();
    try (Codec codec = Providers.tiny().flightRecorder().build()) {
      Integer value = codec.decode(codec.encode(7), Integer.class);
      System.out.println("jdk.jfr is " + (present ? "present: " : "absent: ") + value);
    }
  }
}
