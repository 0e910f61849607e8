package dev.polycodec.internal.policy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.internal.shape.Jdk;
import dev.polycodec.internal.surrogate.BuiltIns;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What GraalVM is told of the JDK's classes")
class NativeImageTest {

  private static final String METADATA =
      "/META-INF/native-image/dev.polycodec/polycodec-api/reflect-config.json";

  @Test
  void namesEachThatMessagesMayNameUnasked() throws IOException {
    String metadata = metadata();
    assertThat(BuiltInPolicy.SAFE).allSatisfy(name -> assertThat(metadata).contains(entry(name)));
    assertThat(BuiltIns.classes())
        .extracting(Class::getName)
        .filteredOn(BuiltInPolicy::safe)
        .allSatisfy(name -> assertThat(metadata).contains(entry(name)));
  }

  private static String entry(String name) {
    return "{\"name\": \"" + name + "\", ";
  }

  @Test
  void hasTheConstructorsOfContainers() throws IOException {
    String metadata = metadata();
    assertThat(Jdk.containers())
        .allSatisfy(
            type ->
                assertThat(metadata)
                    .contains(
                        "{\"name\": \""
                            + type.getName()
                            + "\", \"allDeclaredFields\": true, \"allPublicConstructors\": true,"));
  }

  private static String metadata() throws IOException {
    try (InputStream in = NativeImageTest.class.getResourceAsStream(METADATA)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
