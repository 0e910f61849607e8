package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.polycodec.Codec;
import dev.polycodec.Trait;
import dev.polycodec.tck.model.Containers.NamedList;
import dev.polycodec.tck.model.Records.Point;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Hashtable;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Vector;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;

/** One codec serves nested calls and any number of threads. */
abstract class ConcurrencyTests extends Kit.Group {

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

  @TestFactory
  @DisplayName("A container that others may change is written as it was at one moment")
  Stream<DynamicTest> containersInUseAreWritten() {
    return Stream.<Supplier<Collection<Object>>>of(
            CopyOnWriteArrayList::new,
            CopyOnWriteArraySet::new,
            ConcurrentLinkedQueue::new,
            ConcurrentLinkedDeque::new,
            LinkedTransferQueue::new,
            Vector::new)
        .map(Supplier::get)
        .map(
            container ->
                dynamicTest(
                    container.getClass().getSimpleName(),
                    () -> requireWritten(container, container::add)));
  }

  @TestFactory
  @DisplayName("A map that others may change is written as it was at one moment")
  Stream<DynamicTest> mapsInUseAreWritten() {
    return Stream.<Map<Object, Object>>of(
            new ConcurrentHashMap<>(),
            new ConcurrentSkipListMap<>(),
            new Hashtable<>(),
            Collections.synchronizedMap(new LinkedHashMap<>()))
        .map(
            map ->
                dynamicTest(
                    map.getClass().getSimpleName(),
                    () -> requireWritten(map, value -> map.put("key " + map.size(), value))));
  }

  private void requireWritten(Object container, Consumer<Object> elements) {
    if (!subject.claims(Trait.CARRIES_TYPES)) {
      return; // what the elements are is known from declarations only
    }
    Form<NamedList, String> adding =
        new Form<>(
            NamedList.class,
            String.class,
            list -> {
              elements.accept("added");
              return list.get(0);
            },
            element -> {
              NamedList list = new NamedList();
              list.add(element);
              return list;
            });
    for (int i = 0; i < 20; i++) {
      NamedList element = new NamedList().named("element");
      element.add(String.valueOf(i));
      elements.accept(element);
    }
    try (Codec codec = subject.builder().surrogate(adding).build()) {
      Object decoded = Trips.roundTrip(codec, container);
      int size = decoded instanceof Map<?, ?> map ? map.size() : ((Collection<?>) decoded).size();
      assertThat(size).isEqualTo(20);
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
