package dev.polycodec.cache;

import dev.polycodec.tck.TravelTests;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;

/** Configures codecs as an application does whose caches are made by their own configuration. */
abstract class AllowedTests extends TravelTests {

  @BeforeAll
  static void configure() {
    System.setProperty("polycodec.codec", "kryo");
    System.setProperty("polycodec.allow", ALLOW);
  }

  @AfterAll
  static void forget() {
    System.clearProperty("polycodec.codec");
    System.clearProperty("polycodec.allow");
  }
}
