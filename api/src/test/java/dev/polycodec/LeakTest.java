package dev.polycodec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.spi.Message;
import dev.polycodec.testing.Providers;
import dev.polycodec.testing.Samples;
import dev.polycodec.testing.ScriptedProvider.Script;
import dev.polycodec.testing.WebApp;
import java.io.IOException;
import java.io.InputStream;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LeakTest {

  private static final Limits LARGE = Limits.defaults().withMaxBytes(64 << 20);

  private final ExecutorService threads = Executors.newFixedThreadPool(2);

  @AfterEach
  void stop() {
    threads.shutdownNow();
  }

  /** With Polycodec in the application, or in the container that the applications share. */
  @ParameterizedTest
  @ValueSource(strings = {"dev.polycodec.", "dev.polycodec.testing."})
  void redeployedApplicationsAreCollected(String own) throws Exception {
    List<WeakReference<ClassLoader>> applications = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      applications.add(deploy(own));
    }
    assertThat(remaining(applications)).isZero();
  }

  @Test
  void droppedCodecIsCollectedWhileItsThreadsLive() throws Exception {
    List<WeakReference<Codec>> codecs = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      codecs.add(threads.submit(LeakTest::useAndDrop).get());
    }
    assertThat(remaining(codecs)).isZero();
  }

  private static WeakReference<Codec> useAndDrop() {
    Codec codec = Providers.tiny().build();
    codec.decode(codec.encode(Samples.order()), Samples.Order.class);
    codec.encode("text", (array, offset, length) -> codec.encode("nested"));
    return new WeakReference<>(codec);
  }

  @Test
  void messageThatFailsAfterItWasLentIsNotKept() {
    byte[] large = new byte[32 << 20];
    Script script =
        new Script() {
          @Override
          public void encode(Object value, Message message, int headroom, BytesConsumer out)
              throws IOException {
            out.accept(large, 0, large.length);
            throw new IOException("too late");
          }
        };
    try (Codec codec = script.builder().limits(LARGE).build()) {
      long before = usedHeap();
      assertThatThrownBy(() -> codec.encode(7)).isInstanceOf(EncodeException.class);
      assertThat(usedHeap() - before).isLessThan(large.length / 2);
    }
  }

  private static long usedHeap() {
    System.gc();
    return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
  }

  private WeakReference<ClassLoader> deploy(String own) throws Exception {
    ClassLoader loader = new ApplicationLoader(own);
    Object application =
        loader.loadClass(WebApp.class.getName()).getDeclaredConstructor().newInstance();
    assertThat(application).isNotInstanceOf(WebApp.class);
    assertThat(threads.submit((Callable<?>) application).get()).isEqualTo(true);
    return new WeakReference<>(loader);
  }

  private static long remaining(List<? extends WeakReference<?>> references)
      throws InterruptedException {
    long remaining = references.size();
    for (int i = 0; i < 50 && remaining > 0; i++) {
      System.gc();
      Thread.sleep(20);
      remaining = references.stream().filter(r -> r.get() != null).count();
    }
    return remaining;
  }

  /** Defines the classes of some packages itself. */
  private static final class ApplicationLoader extends ClassLoader {

    private final String own;

    ApplicationLoader(String own) {
      super(LeakTest.class.getClassLoader());
      this.own = own;
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      synchronized (getClassLoadingLock(name)) {
        Class<?> loaded = findLoadedClass(name);
        if (loaded != null) {
          return loaded;
        }
        return name.startsWith(own) ? define(name) : super.loadClass(name, resolve);
      }
    }

    private Class<?> define(String name) throws ClassNotFoundException {
      try (InputStream in = getResourceAsStream(name.replace('.', '/') + ".class")) {
        if (in == null) {
          throw new ClassNotFoundException(name);
        }
        byte[] bytes = in.readAllBytes();
        return defineClass(name, bytes, 0, bytes.length);
      } catch (IOException e) {
        throw new ClassNotFoundException(name, e);
      }
    }
  }
}
