package com.acme.driver;

import java.util.List;

/**
 * What an application is started with.
 *
 * @param version the version of the classes of orders
 * @param label what the picture says of it
 * @param properties those of the application
 */
record Release(int version, String label, List<String> properties) {

  /** Stores as Spring does by itself. */
  static Release withoutPolycodec() {
    return new Release(
        1, "JDK", List.of("polycodec.session.enabled=false", "polycodec.kafka.enabled=false"));
  }

  /** Writes and reads by one codec. */
  static Release of(int version, String codec) {
    return new Release(version, codec, List.of("polycodec.codec=" + codec));
  }

  /** Writes by one codec, and reads another, too. */
  static Release of(int version, String codec, String alsoRead) {
    return new Release(
        version,
        codec + " (+ " + alsoRead + ")",
        List.of("polycodec.codec=" + codec, "polycodec.also-read=" + alsoRead));
  }
}
