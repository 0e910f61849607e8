package dev.polycodec.redis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.tck.TravelTests;
import java.io.Serializable;
import java.net.URI;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.redisson.Redisson;
import org.redisson.api.RBucket;
import org.redisson.api.RExecutorService;
import org.redisson.api.RLocalCachedMap;
import org.redisson.api.RMap;
import org.redisson.api.RTopic;
import org.redisson.api.RedissonClient;
import org.redisson.api.WorkerOptions;
import org.redisson.api.options.LocalCachedMapOptions;
import org.redisson.api.options.PlainOptions;
import org.redisson.config.Config;
import org.redisson.spring.cache.NullValue;
import redis.embedded.RedisServer;

@DisplayName("Redisson on a server of Redis")
class RedissonTest extends TravelTests {

  private static final String PATTERNS = ALLOW + ";dev.polycodec.redis.RedissonTest$*";

  private static RedisServer server;
  private static RedissonClient redisson;

  /** A service that another process may provide. */
  public interface Orders {

    /** Returns the page of an order. */
    URI find(Order order);

    /** Fails. */
    void buy(URI item);
  }

  /** Provides the service. */
  public static final class Provider implements Orders {

    @Override
    public URI find(Order order) {
      return order.page();
    }

    @Override
    public void buy(URI item) {
      throw new SoldOutException(item, new IllegalStateException("stock is 0"));
    }
  }

  /** A task. */
  public static final class Count implements Callable<Integer>, Serializable {

    private static final long serialVersionUID = 1;

    private final List<Order> orders;

    /** Counts orders. */
    public Count(List<Order> orders) {
      this.orders = orders;
    }

    @Override
    public Integer call() {
      if (orders.isEmpty()) {
        throw new SoldOutException(URI.create("https://acme.com"), null);
      }
      return orders.size();
    }
  }

  @BeforeAll
  static void start() throws Exception {
    server = Servers.start();
    redisson = client(new PolycodecRedissonCodec(builder -> builder.use("kryo").allow(PATTERNS)));
  }

  @AfterAll
  static void stop() throws Exception {
    redisson.shutdown(0, 2, TimeUnit.SECONDS);
    server.stop();
  }

  private static RedissonClient client(PolycodecRedissonCodec codec) {
    Config config = new Config().setCodec(codec).setLockWatchdogTimeout(2_000);
    config
        .useSingleServer()
        .setAddress("redis://127.0.0.1:" + Servers.port(server))
        .setConnectionMinimumIdleSize(1)
        .setSubscriptionConnectionMinimumIdleSize(1);
    return Redisson.create(config);
  }

  @Override
  protected Object travel(Object value) {
    RBucket<Object> bucket = redisson.getBucket("value");
    bucket.set(value);
    return bucket.get();
  }

  @Test
  void keysAndValuesOfMapsAreEncoded() {
    RMap<URI, Order> map = redisson.getMap("orders");
    assertThat(map.put(order().page(), order())).isNull();
    assertThat(map.readAllMap()).containsEntry(order().page(), order());
    assertThat(map.containsValue(order())).isTrue();
  }

  @Test
  void localCacheHearsOfChanges() {
    RLocalCachedMap<String, Status> map =
        redisson.getLocalCachedMap(LocalCachedMapOptions.name("states"));
    map.put("a", Status.OPEN);
    map.put("a", Status.PAID);
    assertThat(map.get("a")).isSameAs(Status.PAID);
    map.destroy();
  }

  @Test
  void topicDeliversMessages() throws Exception {
    RTopic topic = redisson.getTopic("orders");
    CompletableFuture<Order> received = new CompletableFuture<>();
    topic.addListener(Order.class, (channel, order) -> received.complete(order));
    topic.publish(order());
    assertThat(received.get(5, TimeUnit.SECONDS)).isEqualTo(order());
  }

  @Test
  void remoteServiceReturnsResultsAndFailsAsItDoes() {
    redisson.getRemoteService(PlainOptions.name("shop")).register(Orders.class, new Provider());
    Orders orders = redisson.getRemoteService(PlainOptions.name("shop")).get(Orders.class);
    assertThat(orders.find(order())).isEqualTo(order().page());
    SoldOutException failure =
        (SoldOutException) catchThrowable(() -> orders.buy(URI.create("https://acme.com/u")));
    assertThat(failure)
        .hasMessage("https://acme.com/u is sold out")
        .hasRootCauseMessage("stock is 0");
    assertThat(failure.item).isEqualTo(URI.create("https://acme.com/u"));
  }

  @Test
  void remoteTaskReturnsItsResultOrFailure() throws Exception {
    RExecutorService executor = redisson.getExecutorService("counting");
    executor.registerWorkers(WorkerOptions.defaults().workers(1));
    assertThat(executor.submit(new Count(List.of(order(), order()))).get(10, TimeUnit.SECONDS))
        .isEqualTo(2);
    assertThatThrownBy(() -> executor.submit(new Count(List.of())).get(10, TimeUnit.SECONDS))
        .isInstanceOf(ExecutionException.class)
        .hasRootCauseExactlyInstanceOf(SoldOutException.class);
    executor.delete();
  }

  @Test
  void nullOfACacheForSpringNeedsNoLine() {
    assertThat(travel(new NullValue())).isInstanceOf(NullValue.class);
  }

  @Test
  void classThatIsNotAllowedIsRefused() {
    travel(order());
    RedissonClient strict = client(new PolycodecRedissonCodec(builder -> builder.use("kryo")));
    try {
      assertThatThrownBy(() -> strict.getBucket("value").get())
          .hasRootCauseExactlyInstanceOf(TypeNotAllowedException.class);
      assertThatThrownBy(() -> strict.getBucket("value").set(order()))
          .isInstanceOf(TypeNotAllowedException.class);
    } finally {
      strict.shutdown(0, 2, TimeUnit.SECONDS);
    }
  }

  @Test
  void yamlNamesTheCodecAndSystemPropertiesConfigureIt() throws Exception {
    System.setProperty("polycodec.codec", "kryo");
    System.setProperty("polycodec.allow", PATTERNS);
    try {
      Config config =
          Config.fromYAML(
              """
              singleServerConfig:
                address: "redis://127.0.0.1:6379"
              codec: !<dev.polycodec.redis.PolycodecRedissonCodec> {}
              """);
      PolycodecRedissonCodec codec = (PolycodecRedissonCodec) config.getCodec();
      assertThat(codec.getValueDecoder().decode(codec.getValueEncoder().encode(order()), null))
          .isEqualTo(order());
    } finally {
      System.clearProperty("polycodec.codec");
      System.clearProperty("polycodec.allow");
    }
  }
}
