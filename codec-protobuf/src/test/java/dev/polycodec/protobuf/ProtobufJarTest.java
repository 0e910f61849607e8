package dev.polycodec.protobuf;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.protobuf.Message;
import dev.polycodec.CodecException;
import dev.polycodec.tck.OlderLibrary;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is said of a jar that is old. */
class ProtobufJarTest {

  @Test
  void anOlderProtobufIsRefusedWhenTheCodecIsCreated(@TempDir Path directory) {
    assertThatThrownBy(
            () ->
                OlderLibrary.open(
                    ProtobufCodecProvider.class,
                    "com.google.protobuf:protobuf-java",
                    Message.class,
                    "4.28.1",
                    directory))
        .isInstanceOf(CodecException.class)
        .hasMessageStartingWith(
            "com.google.protobuf:protobuf-java 4.28.1 is on the class path, but this codec needs"
                + " 4.28.2 or newer; ");
  }
}
