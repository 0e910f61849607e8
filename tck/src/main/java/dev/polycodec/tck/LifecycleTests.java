package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.polycodec.Codec;
import dev.polycodec.TypeRef;
import dev.polycodec.TypedCodec;
import dev.polycodec.tck.model.People.Address;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.lang.ref.WeakReference;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** A closed codec is closed, and nothing outlives what it belongs to. */
abstract class LifecycleTests extends Kit.Group {

  @TestFactory
  @DisplayName("A closed codec is an IllegalStateException")
  Stream<DynamicTest> closedCodecIsRefused() {
    Codec codec = subject.builder().build();
    TypedCodec<String> handle = codec.forType(String.class);
    byte[] bytes = codec.encode("text");
    codec.close();
    codec.close();
    assertThat(codec.name()).isEqualTo(subject.name());
    assertThat(handle.type()).isEqualTo(String.class);
    Map<String, ThrowingCallable> calls = new LinkedHashMap<>();
    calls.put("forType(Class)", () -> codec.forType(Integer.class));
    calls.put("forType(TypeRef)", () -> codec.forType(new TypeRef<List<String>>() {}));
    calls.put("encode", () -> codec.encode("text"));
    calls.put("decode", () -> codec.decode(bytes, String.class));
    calls.put("handle.encode", () -> handle.encode("text"));
    calls.put("handle.encode(stream)", () -> handle.encode("a", new ByteArrayOutputStream()));
    calls.put("handle.encode(buffer)", () -> handle.encode("a", ByteBuffer.allocate(100)));
    calls.put("handle.encode(consumer)", () -> handle.encode("a", (array, from, length) -> {}));
    calls.put("handle.decode", () -> handle.decode(bytes));
    calls.put("handle.decode(range)", () -> handle.decode(bytes, 0, bytes.length));
    calls.put("handle.decode(buffer)", () -> handle.decode(ByteBuffer.wrap(bytes)));
    calls.put("handle.decode(stream)", () -> handle.decode(new ByteArrayInputStream(bytes)));
    return calls.entrySet().stream()
        .map(
            call ->
                dynamicTest(
                    call.getKey(),
                    () ->
                        assertThatThrownBy(call.getValue())
                            .isInstanceOf(IllegalStateException.class)));
  }

  @Test
  @DisplayName("A call in flight finishes while the codec is closed")
  void callInFlightFinishes() throws Exception {
    Codec codec = subject.builder().build();
    List<Integer> lengths = new ArrayList<>();
    Thread closer = new Thread(codec::close);
    codec.encode(
        "text",
        (array, offset, length) -> {
          closer.start();
          awaitStarted(closer);
          lengths.add(length);
        });
    closer.join(TimeUnit.SECONDS.toMillis(20));
    assertThat(closer.isAlive()).isFalse();
    assertThat(lengths).hasSize(1);
    assertThatThrownBy(() -> codec.encode("text")).isInstanceOf(IllegalStateException.class);
  }

  private static void awaitStarted(Thread thread) {
    while (thread.getState() == Thread.State.NEW) {
      Thread.onSpinWait();
    }
  }

  @Test
  @DisplayName("The classes of an application are collected after its codec was closed")
  void classesAreCollectedAfterClose() throws Exception {
    requireCollected(redeploy(true));
  }

  @Test
  @DisplayName("The classes of an application are collected after its codec was dropped")
  void classesAreCollectedAfterDrop() throws Exception {
    requireCollected(redeploy(false));
  }

  /** Uses a codec with classes of a loader of its own, and leaves no reference to either. */
  private WeakReference<ClassLoader> redeploy(boolean close) throws Exception {
    ApplicationLoader loader = new ApplicationLoader(Address.class.getPackageName());
    Class<?> type = loader.loadClass(Address.class.getName());
    assertThat(type).isNotSameAs(Address.class);
    Object value = type.getConstructor(String.class, int.class).newInstance("Main", 1);
    Codec codec = subject.builder().classLoader(loader).build();
    assertThat(codec.decode(codec.encode(value), type)).isEqualTo(value).isInstanceOf(type);
    if (close) {
      codec.close();
    }
    return new WeakReference<>(loader);
  }

  @Test
  @DisplayName("Threads that used a codec are collected while it lives")
  void threadsAreCollected() throws Exception {
    List<WeakReference<Thread>> threads = new ArrayList<>();
    for (int i = 0; i < 30; i++) {
      Thread thread = new Thread(() -> Trips.roundTrip(subject.plain(), new Address("Main", 1)));
      thread.start();
      thread.join();
      threads.add(new WeakReference<>(thread));
    }
    for (WeakReference<Thread> thread : threads) {
      requireCollected(thread);
    }
    assertThat(Trips.roundTrip(subject.plain(), "still open")).isEqualTo("still open");
  }

  private static void requireCollected(WeakReference<?> reference) throws InterruptedException {
    for (int i = 0; i < 40 && reference.get() != null; i++) {
      System.gc();
      Thread.sleep(20);
    }
    assertThat(reference.get() == null).as("collected").isTrue();
  }
}
