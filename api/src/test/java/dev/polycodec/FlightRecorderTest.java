package dev.polycodec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.internal.jfr.FlightRecorder;
import dev.polycodec.internal.message.Events;
import dev.polycodec.testing.Providers;
import dev.polycodec.testing.WithoutRecorder;
import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FlightRecorderTest {

  @TempDir private Path home;

  private final Codec codec = Providers.tiny().flightRecorder().build();

  @Test
  void enabledEventsAreRecorded() throws IOException {
    List<RecordedEvent> events = recorded("dev.polycodec.Encode", "dev.polycodec.Decode");
    assertThat(events)
        .extracting(event -> event.getEventType().getName())
        .containsExactly("dev.polycodec.Encode", "dev.polycodec.Decode", "dev.polycodec.Decode");
    int length = codec.encode(7).length;
    assertThat(events)
        .allMatch(event -> event.getString("codec").equals("tiny"))
        .allMatch(event -> event.getString("type").equals("java.lang.Integer"))
        .allMatch(event -> event.getLong("nanos") > 0)
        .extracting(event -> event.getLong("bytes"))
        .containsExactly((long) length, (long) length, 1L);
    assertThat(events)
        .extracting(event -> event.getString("failure"))
        .containsExactly(null, null, MalformedDataException.class.getName());
  }

  @Test
  void eventsAreOffByDefault() throws IOException {
    assertThat(recorded()).isEmpty();
  }

  /** To look at a clock twice costs half as much as a small message. */
  @Test
  void callsAreMeasuredOnlyWhileTheyAreRecorded() {
    Events events = new Events(List.of(FlightRecorder.listener()));
    assertThat(events.isHeardNow()).isFalse();
    try (Recording recording = new Recording()) {
      recording.enable("dev.polycodec.Decode");
      recording.start();
      assertThat(events.isHeardNow()).isTrue();
    }
    assertThat(events.isHeardNow()).isFalse();
    assertThat(new Events(List.of(new CodecListener() {})).isHeardNow()).isTrue();
  }

  private List<RecordedEvent> recorded(String... enabled) throws IOException {
    Path file = home.resolve("events.jfr");
    try (Recording recording = new Recording()) {
      Stream.of(enabled).forEach(recording::enable);
      recording.start();
      byte[] bytes = codec.encode(7);
      codec.decode(bytes, Integer.class);
      assertThatThrownBy(() -> codec.decode(new byte[1], Integer.class))
          .isInstanceOf(MalformedDataException.class);
      recording.stop();
      recording.dump(file);
    }
    return RecordingFile.readAllEvents(file).stream()
        .filter(event -> event.getEventType().getName().startsWith("dev.polycodec."))
        .toList();
  }

  @Test
  void codecWorksWhereTheModuleIsAbsent() throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--limit-modules",
                "java.base,jdk.unsupported",
                "-cp",
                System.getProperty("java.class.path"),
                WithoutRecorder.class.getName())
            .redirectErrorStream(true)
            .start();
    String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
    assertThat(printed.trim()).isEqualTo("jdk.jfr is absent: 7");
  }

  /** As in containers of modules that let applications see only what they ask for. */
  @Test
  void listenerDoesNothingWhereTheLoaderHidesTheModule() throws Exception {
    ClassLoader hiding =
        new ClassLoader(ClassLoader.getPlatformClassLoader()) {
          @Override
          protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (name.startsWith("jdk.jfr.")) {
              throw new ClassNotFoundException(name);
            }
            return super.loadClass(name, resolve);
          }
        };
    try (URLClassLoader loader = new URLClassLoader(classPath(), hiding)) {
      Object listener =
          Class.forName("dev.polycodec.internal.jfr.FlightRecorder", true, loader)
              .getMethod("listener")
              .invoke(null);
      assertThat(listener.getClass().getSimpleName()).isEmpty();
    }
  }

  private static URL[] classPath() throws IOException {
    List<URL> path = new ArrayList<>();
    for (String each : System.getProperty("java.class.path").split(File.pathSeparator)) {
      path.add(Path.of(each).toUri().toURL());
    }
    return path.toArray(new URL[0]);
  }
}
