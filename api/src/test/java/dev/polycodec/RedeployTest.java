package dev.polycodec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.testing.Providers;
import dev.polycodec.testing.Samples;
import dev.polycodec.testing.TinyProvider;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.jar.JarOutputStream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An application is deployed again, in a jar of the same path, while the process runs. */
class RedeployTest {

  private static final String PATTERN = "dev.polycodec.testing.*";

  @TempDir private Path home;

  @Test
  void propertiesOfTheNewJarCount() throws IOException {
    deploy("polycodec.properties", "codec=tiny\nallow=" + PATTERN);
    requireAllowed(builder -> builder.properties(Map.of()));

    deploy("polycodec.properties", "codec=tiny\ndeny=" + PATTERN);
    requireRefused(builder -> builder.properties(Map.of()));
  }

  @Test
  void codecOfTheNewJarCounts() throws IOException {
    deploy("polycodec.properties", "codec=tiny");
    build(builder -> builder).close();

    deploy("polycodec.properties", "codec=gone");
    assertThatThrownBy(() -> build(builder -> builder))
        .isInstanceOf(NoCodecException.class)
        .hasMessageContaining("There is no codec 'gone'");
  }

  @Test
  void patternsOfTheNewJarCount() throws IOException {
    UnaryOperator<CodecBuilder> listed = builder -> builder.use("tiny").allowFrom("allowed.txt");
    deploy("allowed.txt", PATTERN);
    requireAllowed(listed);

    deploy("allowed.txt", "com.acme.Invoice");
    requireRefused(listed);
  }

  private void requireAllowed(UnaryOperator<CodecBuilder> settings) throws IOException {
    try (Codec codec = build(settings)) {
      assertThat(codec.forType(Object.class).encode(Samples.order())).isNotEmpty();
    }
  }

  private void requireRefused(UnaryOperator<CodecBuilder> settings) throws IOException {
    try (Codec codec = build(settings)) {
      TypedCodec<Object> values = codec.forType(Object.class);
      assertThatThrownBy(() -> values.encode(Samples.order()))
          .isInstanceOf(TypeNotAllowedException.class);
    }
  }

  /** Leaves the loader open, as servers do that cannot know whether it is of use to somebody. */
  @SuppressWarnings("resource")
  private Codec build(UnaryOperator<CodecBuilder> settings) throws IOException {
    URL[] path = {jar().toUri().toURL()};
    ClassLoader deployed = new URLClassLoader(path, Providers.loader(TinyProvider.class));
    return settings.apply(Codecs.builder().classLoader(deployed)).build();
  }

  private void deploy(String resource, String text) throws IOException {
    Path fresh = home.resolve("fresh.jar");
    try (OutputStream file = Files.newOutputStream(fresh);
        JarOutputStream entries = new JarOutputStream(file)) {
      entries.putNextEntry(new ZipEntry(resource));
      entries.write(text.getBytes(StandardCharsets.UTF_8));
    }
    Files.move(fresh, jar(), StandardCopyOption.REPLACE_EXISTING);
  }

  private Path jar() {
    return home.resolve("application.jar");
  }
}
