package dev.polycodec.spark;

import java.io.IOException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;

@DisplayName("Spark with kryo")
class KryoOnSparkTest extends PolycodecSerializerTest {

  @BeforeAll
  static void start() throws IOException {
    start("kryo");
  }
}
