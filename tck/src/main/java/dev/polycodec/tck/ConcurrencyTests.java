package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.Codec;
import dev.polycodec.tck.model.Containers.NamedList;
import dev.polycodec.tck.model.Records.Point;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;

/** One codec serves nested calls and any number of threads. */
abstract class ConcurrencyTests {

  private final Subject subject;

  ConcurrencyTests(Subject subject) {
    this.subject = subject;
  }

  @Test
  @DisplayName("A codec may be used while it lends its bytes")
  void codecMayBeUsedWhileItLends() {
    Codec codec = subject.plain();
    byte[] outer = codec.encode("outer");
    codec.encode(
        "outer",
        (array, offset, length) -> {
          assertThat(codec.decode(codec.encode(new Point(1, 2)), Point.class))
              .isEqualTo(new Point(1, 2));
          assertThat(codec.encode("outer")).isEqualTo(outer);
          assertThat(codec.decode(array, offset, length, String.class)).isEqualTo("outer");
        });
  }

  @Test
  @DisplayName("A codec may be used inside a surrogate")
  void codecMayBeUsedInsideASurrogate() {
    AtomicReference<@Nullable Codec> self = new AtomicReference<>();
    try (Codec codec =
        subject
            .builder()
            .surrogate(listAsBytes(() -> Objects.requireNonNull(self.get())))
            .build()) {
      self.set(codec);
      NamedList list = new NamedList().named("own");
      list.add("element");
      NamedList decoded = Trips.roundTrip(codec, list);
      assertThat(decoded.name()).isEqualTo("own");
      assertThat(decoded).containsExactly("element");
    }
  }

  /** Replaces a list with state by what the same codec makes of its content. */
  private static Form<NamedList, byte[]> listAsBytes(Supplier<Codec> codec) {
    return new Form<>(
        NamedList.class,
        byte[].class,
        list -> {
          List<@Nullable String> content = new ArrayList<>(list);
          content.add(0, list.name());
          return codec.get().encode(content.toArray(new String[0]));
        },
        form -> {
          String[] content = Objects.requireNonNull(codec.get().decode(form, String[].class));
          NamedList list = new NamedList().named(content[0]);
          list.addAll(List.of(content).subList(1, content.length));
          return list;
        });
  }

  @Test
  @DisplayName("Many platform threads share a codec")
  void platformThreadsShareACodec() throws Exception {
    run(Executors.newFixedThreadPool(8), 400);
  }

  @Test
  @DisplayName("Many virtual threads share a codec")
  @EnabledForJreRange(min = JRE.JAVA_21)
  void virtualThreadsShareACodec() throws Exception {
    run(virtualThreads(), 2_000);
  }

  private static ExecutorService virtualThreads() throws ReflectiveOperationException {
    try {
      return (ExecutorService)
          Executors.class.getMethod("newVirtualThreadPerTaskExecutor").invoke(null);
    } catch (InvocationTargetException e) {
      throw new IllegalStateException("Cannot create virtual threads", e);
    }
  }

  private void run(ExecutorService threads, int tasks) throws Exception {
    try {
      List<Callable<Boolean>> work =
          IntStream.range(0, tasks).<Callable<Boolean>>mapToObj(i -> () -> roundTrip(i)).toList();
      for (Future<Boolean> done : threads.invokeAll(work, 60, TimeUnit.SECONDS)) {
        assertThat(done.get()).isTrue();
      }
    } finally {
      threads.shutdownNow();
    }
  }

  private boolean roundTrip(int seed) {
    Point[] points = new Point[seed % 50];
    for (int i = 0; i < points.length; i++) {
      points[i] = new Point(seed, i);
    }
    return Arrays.equals(Trips.roundTrip(subject.plain(), points), points)
        && Trips.roundTrip(subject.plain(), "text " + seed).equals("text " + seed);
  }
}
