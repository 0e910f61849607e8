package dev.polycodec.kafka;

import java.nio.file.Files;
import java.nio.file.Path;

/** The broker of all tests of this module, which ends with the JVM. */
final class TheBroker {

  /** Where clients find it. */
  static final String ADDRESS = start();

  private TheBroker() {}

  private static String start() {
    try {
      return new Broker(Files.createTempDirectory(Path.of("target"), "broker")).address;
    } catch (Exception e) {
      throw new ExceptionInInitializerError(e);
    }
  }
}
