package dev.polycodec.spark;

import java.io.IOException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;

@DisplayName("Spark with jdk")
class JdkOnSparkTest extends PolycodecSerializerTest {

  @BeforeAll
  static void start() throws IOException {
    start("jdk");
  }
}
