package dev.polycodec.protobuf.json;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.protobuf.util.JsonFormat;
import dev.polycodec.CodecException;
import dev.polycodec.tck.OlderLibrary;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is said of a jar that is old. */
class JsonJarTest {

  @Test
  void anOlderLibraryIsRefusedWhenTheCodecIsCreated(@TempDir Path directory) {
    assertThatThrownBy(
            () ->
                OlderLibrary.open(
                    ProtobufJsonCodecProvider.class,
                    "com.google.protobuf:protobuf-java-util",
                    JsonFormat.class,
                    "4.28.1",
                    directory))
        .isInstanceOf(CodecException.class)
        .hasMessageStartingWith(
            "com.google.protobuf:protobuf-java-util 4.28.1 is on the class path, but this codec"
                + " needs 4.28.2 or newer; ");
  }
}
