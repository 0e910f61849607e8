package dev.polycodec.hazelcast;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.hazelcast.client.HazelcastClient;
import com.hazelcast.client.config.ClientConfig;
import com.hazelcast.config.Config;
import com.hazelcast.config.GlobalSerializerConfig;
import com.hazelcast.config.SerializerConfig;
import com.hazelcast.core.Hazelcast;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.core.HazelcastInstanceNotActiveException;
import com.hazelcast.internal.serialization.SerializationService;
import com.hazelcast.map.EntryProcessor;
import com.hazelcast.map.IMap;
import com.hazelcast.nio.serialization.HazelcastSerializationException;
import com.hazelcast.spi.exception.PartitionMigratingException;
import com.hazelcast.spi.exception.RetryableHazelcastException;
import com.hazelcast.spi.exception.TargetNotMemberException;
import com.hazelcast.spi.exception.WrongTargetException;
import com.hazelcast.spi.impl.SerializationServiceSupport;
import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.stored.Envelopes;
import dev.polycodec.tck.TravelTests;
import java.io.IOException;
import java.io.InputStream;
import java.io.Serializable;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A cluster of two members of Hazelcast, and a client")
class HazelcastTest extends TravelTests {

  private static final String PATTERNS = ALLOW + ";dev.polycodec.hazelcast.HazelcastTest$*";

  private static HazelcastInstance first;
  private static HazelcastInstance second;

  /** A task for another member. */
  public static final class Buy implements Callable<URI>, Serializable {

    private static final long serialVersionUID = 1;

    private final Order order;

    /** Buys, or fails without an order. */
    public Buy(Order order) {
      this.order = order;
    }

    @Override
    public URI call() {
      if (order == null) {
        throw new SoldOutException(URI.create("https://acme.com/u"), null);
      }
      return order.page();
    }
  }

  /** Returns on another member what nobody allows. */
  public record Give() implements EntryProcessor<Integer, String, Object> {

    @Override
    public Object process(Map.Entry<Integer, String> entry) {
      return new Config();
    }
  }

  @BeforeAll
  static void start() {
    first = Hazelcast.newHazelcastInstance(member());
    second = Hazelcast.newHazelcastInstance(member());
    first.getMap("values").size(); // deals out the partitions
    for (HazelcastInstance each : List.of(first, second)) { // what is sent meanwhile may be lost
      assertThat(each.getPartitionService().forceLocalMemberToBeSafe(1, TimeUnit.MINUTES)).isTrue();
    }
  }

  private static Config member() {
    Config config = new Config().setClusterName("polycodec");
    config.setProperty("polycodec.codec", "kryo").setProperty("polycodec.allow", PATTERNS);
    config.setProperty("hazelcast.logging.type", "none");
    config.setProperty("hazelcast.phone.home.enabled", "false");
    config.setProperty("hazelcast.wait.seconds.before.join", "0");
    config
        .getNetworkConfig()
        .setPort(15_701)
        .getInterfaces()
        .setEnabled(true)
        .addInterface("127.0.0.1");
    config.getNetworkConfig().getJoin().getAutoDetectionConfig().setEnabled(false);
    config
        .getNetworkConfig()
        .getJoin()
        .getTcpIpConfig()
        .setEnabled(true)
        .addMember("127.0.0.1:15701");
    config
        .getSerializationConfig()
        .setGlobalSerializerConfig(
            new GlobalSerializerConfig()
                .setClassName(PolycodecSerializer.class.getName())
                .setOverrideJavaSerialization(true));
    return config;
  }

  @AfterAll
  static void stop() {
    HazelcastClient.shutdownAll();
    Hazelcast.shutdownAll();
  }

  @Override
  protected Object travel(Object value) {
    first.getMap("values").set("key", value);
    return second.getMap("values").get("key");
  }

  @Test
  void twoMembersAreOneCluster() {
    assertThat(second.getCluster().getMembers()).hasSize(2);
  }

  @Test
  void entriesAreFoundByEncodedKeysAndValues() {
    IMap<URI, Order> orders = first.getMap("orders");
    orders.set(order().page(), order());
    assertThat(second.<URI, Order>getMap("orders").get(order().page())).isEqualTo(order());
    assertThat(second.<URI, Order>getMap("orders").containsValue(order())).isTrue();
  }

  @Test
  void taskRunsOnTheOtherMemberAndFailsAsItDoes() throws Exception {
    var other = second.getCluster().getLocalMember();
    assertThat(
            first
                .getExecutorService("shop")
                .submitToMember(new Buy(order()), other)
                .get(10, TimeUnit.SECONDS))
        .isEqualTo(order().page());
    assertThatThrownBy(
            () ->
                first
                    .getExecutorService("shop")
                    .submitToMember(new Buy(null), other)
                    .get(10, TimeUnit.SECONDS))
        .hasRootCauseExactlyInstanceOf(SoldOutException.class);
  }

  @Test
  void clientHasItsOwnCodec() {
    try (Codec codec =
        Codecs.builder().use("kryo").allow(ALLOW).envelope(Envelopes.defaults()).build()) {
      first.getMap("values").set("key", order());
      assertThat(client(new PolycodecSerializer<>(codec)).getMap("values").get("key"))
          .isEqualTo(order());
    }
  }

  @Test
  void classThatIsNotAllowedIsRefused() {
    try (Codec strict = Codecs.builder().use("kryo").envelope(Envelopes.defaults()).build()) {
      first.getMap("values").set("key", order());
      IMap<Object, Object> values = client(new PolycodecSerializer<>(strict)).getMap("values");
      assertThatThrownBy(() -> values.get("key"))
          .hasRootCauseExactlyInstanceOf(TypeNotAllowedException.class);
      assertThatThrownBy(() -> values.set("other", order()))
          .hasRootCauseExactlyInstanceOf(TypeNotAllowedException.class);
    }
  }

  @Test
  void refusalOnTheOtherMemberIsAnswered() {
    IMap<Integer, String> map = first.getMap("texts");
    int key = 0;
    while (first.getPartitionService().getPartition(key).getOwner().localMember()) {
      key++;
    }
    map.put(key, "a");
    assertThat(map.submitToKey(key, new Give()))
        .failsWithin(Duration.ofSeconds(20))
        .withThrowableOfType(ExecutionException.class)
        .havingRootCause()
        .withMessageContaining("does not allow the class com.hazelcast.config.Config");
  }

  @Test
  void failuresOfHazelcastItselfArriveAsWhatTheyAre() {
    SerializationService service = ((SerializationServiceSupport) second).getSerializationService();
    for (Exception failure :
        List.of(
            new HazelcastSerializationException("m", new TypeNotAllowedException("t")),
            new PartitionMigratingException("m"),
            new RetryableHazelcastException("m"),
            new TargetNotMemberException("m"),
            new WrongTargetException("m"),
            new HazelcastInstanceNotActiveException("m"))) {
      assertThat((Exception) service.toObject(service.toData(failure)))
          .hasSameClassAs(failure)
          .hasMessage("m");
    }
  }

  @Test
  void classesAreThoseOfTheLoaderOfTheMemberWhateverThreadComesFirst() throws Exception {
    ClassLoader deployed = new Deployed();
    Object task =
        deployed.loadClass(Buy.class.getName()).getConstructor(Order.class).newInstance(order());
    Config config = member().setClusterName("deployed").setClassLoader(deployed);
    config.getNetworkConfig().getJoin().getTcpIpConfig().setEnabled(false);
    IMap<String, Object> tasks = Hazelcast.newHazelcastInstance(config).getMap("tasks");
    tasks.set("key", task);
    assertThat(tasks.get("key")).isExactlyInstanceOf(task.getClass());
  }

  /** The loader of an application that has a class of its own by the name of another. */
  private static final class Deployed extends ClassLoader {

    Deployed() {
      super(Buy.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      synchronized (getClassLoadingLock(name)) {
        Class<?> known = findLoadedClass(name);
        if (known == null && name.equals(Buy.class.getName())) {
          return define(name);
        }
        return known == null ? super.loadClass(name, resolve) : known;
      }
    }

    private Class<?> define(String name) throws ClassNotFoundException {
      try (InputStream in = getResourceAsStream(name.replace('.', '/') + ".class")) {
        byte[] bytes = in.readAllBytes();
        return defineClass(name, bytes, 0, bytes.length);
      } catch (IOException e) {
        throw new ClassNotFoundException(name, e);
      }
    }
  }

  @Test
  void typedSerializerIsForOneClass() {
    try (Codec codec = Codecs.builder().use("kryo").build()) {
      ClientConfig config = config();
      config
          .getSerializationConfig()
          .addSerializerConfig(
              new SerializerConfig()
                  .setTypeClass(Order.class)
                  .setImplementation(new PolycodecSerializer<>(codec, Order.class, 7)));
      IMap<String, Order> orders = HazelcastClient.newHazelcastClient(config).getMap("typed");
      orders.set("key", order());
      assertThat(orders.get("key")).isEqualTo(order());
    }
  }

  private static HazelcastInstance client(PolycodecSerializer<?> serializer) {
    ClientConfig config = config();
    config
        .getSerializationConfig()
        .setGlobalSerializerConfig(
            new GlobalSerializerConfig()
                .setImplementation(serializer)
                .setOverrideJavaSerialization(true));
    return HazelcastClient.newHazelcastClient(config);
  }

  private static ClientConfig config() {
    ClientConfig config = new ClientConfig().setClusterName("polycodec");
    config.setProperty("hazelcast.logging.type", "none");
    config.getNetworkConfig().addAddress("127.0.0.1:15701");
    return config;
  }
}
