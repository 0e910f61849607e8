package dev.polycodec.registry;

import static dev.polycodec.registry.Versions.NOW;
import static dev.polycodec.registry.Versions.OLD;
import static dev.polycodec.registry.Versions.after;
import static dev.polycodec.registry.Versions.before;
import static dev.polycodec.registry.Versions.read;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.CodecException;
import dev.polycodec.CodecListener;
import dev.polycodec.Codecs;
import dev.polycodec.Evolution;
import dev.polycodec.MalformedDataException;
import dev.polycodec.SchemaMismatchException;
import dev.polycodec.SchemaOutageException;
import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.stored.Envelope;
import dev.polycodec.stored.Envelopes;
import dev.polycodec.tck.TravelTests;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A codec whose schemas are in a registry")
class RegistryCodecTest extends TravelTests {

  private static final Duration TIMEOUT = Duration.ofMillis(500);

  private final Counted store = new Counted();
  private final List<AutoCloseable> open = new ArrayList<>();

  @AfterEach
  void close() throws Exception {
    for (AutoCloseable each : open) {
      each.close();
    }
  }

  private Codec codec(CodecBuilder builder, Duration pause) {
    Codec codec = RegistryCodec.of(builder, Envelopes.defaults(), registry(pause));
    open.add(codec);
    return codec;
  }

  private StoreRegistry registry(Duration pause) {
    StoreRegistry registry = new StoreRegistry(store, TIMEOUT, pause);
    open.add(registry);
    return registry;
  }

  private Codec codec(CodecBuilder builder) {
    return codec(builder, Duration.ofMinutes(1));
  }

  @Override
  protected Object travel(Object value) {
    Codec writer = codec(Codecs.builder().use("kryo").allow(ALLOW));
    Codec reader = codec(Codecs.builder().use("kryo").allow(ALLOW));
    return reader.decode(writer.encode(value), Object.class);
  }

  @Test
  void messageOfAnotherVersionIsReadInBothDirections() {
    assertThat(read(codec(after()), codec(before()).encode(OLD))).isEqualTo(NOW);
    assertThat(codec(before()).decode(codec(after()).encode(NOW), OLD.getClass())).isEqualTo(OLD);
  }

  @Test
  void messageIsAsSmallAsAStrictOneAndEachSchemaTravelsOnce() {
    Codec writer = codec(before());
    Codec reader = codec(after());
    try (Codec strict = before().envelope(Envelopes.defaults()).build();
        Codec compatible = before().evolution(Evolution.COMPATIBLE).build()) {
      for (int i = 0; i < 3; i++) {
        byte[] bytes = writer.encode(OLD);
        assertThat(bytes).isEqualTo(strict.encode(OLD));
        assertThat(bytes.length).isLessThan(compatible.encode(OLD).length);
        assertThat(read(reader, bytes)).isEqualTo(NOW);
      }
    }
    assertThat(store.puts).hasValue(1);
    assertThat(store.finds).hasValue(1);
  }

  @Test
  void codecIsChangedWhileClassesChangeAndEachSchemaIsFetchedOnce() {
    StoreRegistry registry = registry(Duration.ofMinutes(1));
    Envelope both = Envelopes.defaults().alsoRead("kryo", "smile-typed");
    Codec kryo = codec(before());
    Codec smile = codec(before("smile-typed"));
    for (String codec : List.of("kryo", "smile-typed")) {
      Codec reader = RegistryCodec.of(after(codec), both, registry);
      open.add(reader);
      assertThat(read(reader, kryo.encode(OLD))).isEqualTo(NOW);
      assertThat(read(reader, smile.encode(OLD))).isEqualTo(NOW);
    }
    assertThat(store.finds).hasValue(2);
    assertThat(registry.fetched()).isEqualTo(2);
  }

  @Test
  void firstStepFromJavaSerializationReadsWhatTheSecondWrites() {
    Envelope step = Envelopes.defaults().readLegacy("jdk-plain").alsoRead("kryo").notYetWritten();
    Codec first = RegistryCodec.of(after("jdk-plain"), step, registry(Duration.ofMinutes(1)));
    open.add(first);
    assertThat(read(first, codec(before()).encode(OLD))).isEqualTo(NOW);
    assertThat(first.encode(NOW)).startsWith(0xAC, 0xED);
    assertThat(read(first, first.encode(NOW))).isEqualTo(NOW);
    assertThat(store.finds).hasValue(1);
  }

  @Test
  void whatHappensIsCounted() {
    StoreRegistry registry = registry(Duration.ofMillis(1));
    Codec writer = RegistryCodec.of(before(), Envelopes.defaults(), registry);
    open.add(writer);
    byte[] bytes = writer.encode(OLD);
    Codec reader = RegistryCodec.of(after(), Envelopes.defaults(), registry);
    open.add(reader);
    read(reader, bytes);
    read(reader, bytes);
    store.down = true;
    assertThatThrownBy(() -> registry.find(7)).isInstanceOf(SchemaOutageException.class);
    assertThat(registry.published()).isEqualTo(1);
    assertThat(registry.fetched()).isEqualTo(1);
    assertThat(registry.outages()).isEqualTo(1);
  }

  @Test
  void whileTheStoreIsDownMessagesHaveTheirSchemasInThemselves() {
    store.down = true;
    Codec writer = codec(before(), Duration.ofMillis(100));
    Codec reader = codec(after());
    byte[] bytes = writer.encode(OLD);
    assertThat(Envelopes.header(bytes).evolution()).isEqualTo(Evolution.COMPATIBLE);
    assertThat(read(reader, bytes)).isEqualTo(NOW);
    assertThat(store.finds).hasValue(0);

    store.down = false;
    await(() -> Envelopes.header(writer.encode(OLD)).evolution() == Evolution.STRICT);
  }

  @Test
  void listenersAreToldOfTheOutageBeforeTheMessage() {
    store.down = true;
    List<String> told = new ArrayList<>();
    CodecListener listener =
        new CodecListener() {
          @Override
          public void onEncode(Call call) {
            String failure =
                call.failure() == null ? "" : call.failure().getClass().getSimpleName();
            told.add(call.bytes() + " " + failure);
          }
        };
    byte[] bytes = codec(before().listener(listener)).encode(OLD);
    assertThat(told).containsExactly("0 SchemaOutageException", bytes.length + " ");
  }

  private static void await(Callable<Boolean> condition) {
    long deadline = System.nanoTime() + Duration.ofSeconds(10).toNanos();
    try {
      while (!condition.call()) {
        assertThat(System.nanoTime()).isLessThan(deadline);
        Thread.sleep(10);
      }
    } catch (Exception e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void storeThatHangsHoldsUpOneMessageForTheTimeout() {
    store.hanging = new CountDownLatch(1);
    Codec writer = codec(before());
    for (int i = 0; i < 100; i++) {
      assertThat(Envelopes.header(writer.encode(OLD)).evolution()).isEqualTo(Evolution.COMPATIBLE);
    }
    assertThat(store.puts).hasValue(1);
    store.hanging.countDown();
  }

  @Test
  void callsThatHangForGoodDoNotHoldUpThoseAfterTheOutage() {
    CountDownLatch outage = new CountDownLatch(1);
    store.hanging = outage;
    StoreRegistry registry = new StoreRegistry(store, Duration.ofMillis(20), Duration.ZERO);
    open.add(registry);
    for (int i = 0; i < 10; i++) {
      int fingerprint = i;
      assertThatThrownBy(() -> registry.find(fingerprint))
          .isInstanceOf(SchemaOutageException.class);
    }
    store.hanging = new CountDownLatch(0);
    await(() -> isAnswered(registry));
    outage.countDown();
  }

  /** One try may be too short for a busy machine. */
  private static boolean isAnswered(StoreRegistry registry) {
    try {
      return registry.find(10) == null;
    } catch (SchemaOutageException e) {
      return false;
    }
  }

  @Test
  void readerSaysThatTheStoreIsDown() {
    byte[] bytes = codec(before()).encode(OLD);
    store.down = true;
    Codec reader = codec(after());
    assertThatThrownBy(() -> read(reader, bytes))
        .isInstanceOf(SchemaOutageException.class)
        .hasMessage("The registry of schemas does not answer")
        .hasRootCauseMessage("connection refused");
    assertThatThrownBy(() -> read(reader, bytes))
        .isInstanceOf(SchemaOutageException.class)
        .hasMessage("The registry of schemas did not answer lately, and is left alone for a while");
    assertThat(store.finds).hasValue(1);
  }

  @Test
  void outageIsNoMiss() {
    byte[] bytes = codec(before()).encode(OLD);
    store.down = true;
    Envelope missing = Envelopes.defaults().onDecodeFailure(failure -> true);
    Codec reader = RegistryCodec.of(after(), missing, registry(TIMEOUT));
    open.add(reader);
    assertThat(read(reader, new byte[] {1})).isNull();
    assertThatThrownBy(() -> read(reader, bytes)).isInstanceOf(SchemaOutageException.class);
  }

  @Test
  void schemaThatIsMissingIsNotAskedForAgainAtOnce() {
    byte[] bytes;
    try (Codec strict = before().envelope(Envelopes.defaults()).build()) {
      bytes = strict.encode(OLD);
    }
    Codec reader = codec(after());
    for (int i = 0; i < 3; i++) {
      assertThatThrownBy(() -> read(reader, bytes)).isInstanceOf(SchemaMismatchException.class);
    }
    assertThat(store.finds).hasValue(1);
  }

  @Test
  void manyThreadsAskOnce() throws Exception {
    List<Thread> threads = new ArrayList<>();
    List<Future<Versions.Order>> read = waitForOneAnswer(8, threads);
    store.hanging.countDown();
    for (Future<Versions.Order> each : read) {
      assertThat(each.get()).isEqualTo(NOW);
    }
    assertThat(store.finds).hasValue(1);
  }

  @Test
  void threadThatIsInterruptedLeavesTheAnswerToTheOthers() throws Exception {
    List<Thread> threads = new ArrayList<>();
    List<Future<Versions.Order>> read = waitForOneAnswer(2, threads);
    read.get(0).cancel(true);
    await(() -> !waits(threads.get(0)));
    store.hanging.countDown();
    assertThat(read.get(1).get()).isEqualTo(NOW);
    assertThat(store.finds).hasValue(1);
  }

  /** Has each of so many threads wait for the same schema, which the store does not give yet. */
  private List<Future<Versions.Order>> waitForOneAnswer(int count, List<Thread> threads) {
    byte[] bytes = codec(before()).encode(OLD);
    store.hanging = new CountDownLatch(1);
    StoreRegistry registry = new StoreRegistry(store, Duration.ofMinutes(1), TIMEOUT);
    open.add(registry);
    Codec reader = RegistryCodec.of(after(), Envelopes.defaults(), registry);
    open.add(reader);
    List<Future<Versions.Order>> read = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      FutureTask<Versions.Order> task = new FutureTask<>(() -> read(reader, bytes));
      Thread thread = new Thread(task);
      thread.setDaemon(true);
      thread.start();
      await(() -> waits(thread));
      threads.add(thread);
      read.add(task);
    }
    return read;
  }

  private static boolean waits(Thread thread) {
    return thread.getState() == Thread.State.TIMED_WAITING;
  }

  @Test
  void registryThatIsClosedIsAnOutageAndNoDamage() {
    byte[] bytes = codec(before()).encode(OLD);
    StoreRegistry registry = registry(Duration.ofMinutes(1));
    Codec codec = RegistryCodec.of(after(), Envelopes.defaults(), registry);
    open.add(codec);
    registry.close();
    assertThatThrownBy(() -> read(codec, bytes))
        .isInstanceOf(SchemaOutageException.class)
        .hasMessage("The registry of schemas is closed");
    assertThat(read(codec, codec.encode(NOW))).isEqualTo(NOW);
  }

  @Test
  void otherBytesUnderTheSameFingerprintAreAnError() {
    StoreRegistry registry = new StoreRegistry(store, TIMEOUT, TIMEOUT);
    open.add(registry);
    registry.publish(7, new byte[] {1, 2});
    registry.publish(7, new byte[] {1, 2});
    assertThatThrownBy(() -> registry.publish(7, new byte[] {1, 3}))
        .isExactlyInstanceOf(CodecException.class)
        .hasMessageStartingWith("The registry has another schema under the fingerprint 7: ");
  }

  @Test
  void hostileSchemaIsRefused() {
    byte[] bytes = codec(before()).encode(OLD);
    for (byte[] lie : List.of(new byte[0], new byte[] {'P', 'X', 'S', 1}, new byte[100])) {
      store.lie = lie;
      assertThatThrownBy(() -> read(codec(after()), bytes))
          .isInstanceOf(MalformedDataException.class);
    }
    store.lie = new byte[70_000];
    assertThatThrownBy(() -> read(codec(after()), bytes))
        .hasMessage("The registry has a schema of more than 65536 bytes");
  }

  @Test
  void classThatIsNotAllowedIsRefusedBeforeTheStoreIsAsked() {
    byte[] bytes = codec(before()).encode(OLD);
    Codec strict = codec(Codecs.builder().use("kryo"));
    assertThatThrownBy(() -> strict.decode(bytes, Object.class))
        .isInstanceOf(TypeNotAllowedException.class);
    assertThat(store.finds).hasValue(0);
  }
}
