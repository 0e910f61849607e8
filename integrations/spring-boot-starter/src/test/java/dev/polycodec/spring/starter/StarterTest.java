package dev.polycodec.spring.starter;

import static org.assertj.core.api.Assertions.assertThat;

import com.acme.shop.Catalogue;
import com.acme.shop.Item;
import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.registry.RegistryCodec;
import dev.polycodec.registry.SchemaStore;
import dev.polycodec.registry.StoreRegistry;
import dev.polycodec.stored.Envelopes;
import io.micrometer.core.instrument.MeterRegistry;
import java.math.BigDecimal;
import java.net.CookieManager;
import java.net.URI;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.springframework.cache.CacheManager;
import org.springframework.data.redis.connection.RedisConnection;
import org.springframework.data.redis.connection.RedisConnectionFactory;
import org.springframework.data.redis.core.RedisTemplate;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.client.RestClient;
import redis.embedded.RedisServer;

@DisplayName("An application with the starter and two properties")
class StarterTest {

  private static final String[] SWITCHED = {
    "polycodec.codec=kryo", "polycodec.allow=com.acme.shop.*", "polycodec.http.enabled=true"
  };
  private static final String[] AS_BEFORE = {
    "polycodec.codec=kryo",
    "polycodec.session.enabled=false",
    "polycodec.cache.enabled=false",
    "polycodec.redis-template.enabled=false",
    "management.health.defaults.enabled=false"
  };
  private static final String POLYCODEC = "application/x-polycodec";

  private static RedisServer redis;
  private static RunningShop application;

  private final CookieManager cookies = new CookieManager();
  private final RunningShop shop = application.seenBy(cookies);

  @BeforeAll
  static void start() throws Exception {
    redis = RedisServer.newRedisServer().port(Ports.free()).setting("save \"\"").build();
    redis.start();
    application = RunningShop.start(redis.ports().get(0), SWITCHED);
  }

  @AfterAll
  static void stop() throws Exception {
    application.close();
    redis.stop();
  }

  @BeforeEach
  void forget() {
    try (RedisConnection connection = connection()) {
      connection.serverCommands().flushAll();
    }
  }

  @Test
  void keepsSessionsCachesAndTemplatesInEnvelopes() throws Exception {
    assertThat(shop.login("wrong")).isNotNull();
    assertThat(shop.get("/login-failure")).contains("BadCredentialsException: Bad credentials");
    shop.login("engine");
    assertThat(shop.get("/me")).isEqualTo("ada");
    assertThat(shop.post("/basket/lamp")).contains("\"name\":\"lamp\"");
    shop.post("/failure");
    assertThat(shop.get("/failure")).isEqualTo("unicorn");
    cachesComeBack();
    Item pen = new Item("pen", BigDecimal.ONE, URI.create("https://acme.com/pen"));
    template().opsForValue().set("gift", pen);
    assertThat(template().opsForValue().get("gift")).isEqualTo(pen);

    Map<String, byte[]> stored = stored();
    assertThat(stored.keySet())
        .contains("sessionAttr:SPRING_SECURITY_CONTEXT", "sessionAttr:basket", "items::lamp");
    stored.remove("items::unicorn"); // a constant of Spring's own
    assertThat(stored.values())
        .allSatisfy(bytes -> assertThat(Envelopes.header(bytes).codec()).isEqualTo("kryo"));
  }

  private void cachesComeBack() {
    Catalogue catalogue = shop.bean(Catalogue.class);
    int lookups = catalogue.lookups();
    for (int i = 0; i < 2; i++) {
      assertThat(catalogue.find("lamp").price()).isEqualTo("12.50");
      assertThat(catalogue.find("unicorn")).isNull();
      assertThat(catalogue.page(2).getContent()).extracting(Item::name).containsExactly("lamp");
      assertThat(catalogue.page(2).getTotalElements()).isEqualTo(7);
    }
    assertThat(catalogue.lookups() - lookups).isEqualTo(2); // the session has asked for the lamp
  }

  @Test
  void readsWhatWasStoredByJdkSerialization() throws Exception {
    try (RunningShop running = RunningShop.start(redis.ports().get(0), AS_BEFORE)) {
      RunningShop before = running.seenBy(cookies);
      before.login("engine");
      before.post("/basket/lamp");
      before.post("/failure");
      before.bean(Catalogue.class).page(1);
      assertThat(before.get("/actuator/health")).doesNotContain("polycodec");
    }
    assertThat(stored().values()).allMatch(bytes -> (bytes[0] & 0xFF) == 0xAC);

    Catalogue catalogue = shop.bean(Catalogue.class);
    int lookups = catalogue.lookups();
    assertThat(shop.get("/me")).isEqualTo("ada");
    assertThat(shop.get("/basket")).contains("\"name\":\"lamp\"");
    assertThat(shop.get("/failure")).isEqualTo("unicorn");
    assertThat(catalogue.find("lamp").name()).isEqualTo("lamp");
    assertThat(catalogue.page(1).getTotalElements()).isEqualTo(7);
    assertThat(catalogue.lookups()).isEqualTo(lookups);
    shop.post("/basket/pen");
    assertThat(Envelopes.header(stored().get("sessionAttr:basket")).codec()).isEqualTo("kryo");
    assertThat(meters().get("polycodec.old.format").tag("codec", "jdk-plain").counter().count())
        .isPositive();
  }

  @Test
  void readsOtherVersionsOfAClassWithARegistry() throws Exception {
    int port = redis.ports().get(0);
    try (RunningShop other =
        RunningShop.start(port, SWITCHED[0], SWITCHED[1], "polycodec.registry=redis")) {
      RunningShop running = other.seenBy(cookies);
      running.post("/basket/pen");
      assertThat(running.get("/basket")).contains("\"name\":\"pen\"");
      store("items::lamp", ofOtherVersion(other.bean(SchemaStore.class)));
      Item lamp = other.bean(Catalogue.class).find("lamp");
      assertThat(lamp.price()).isEqualTo("99");
      assertThat(lamp.picture()).isNull();
      assertThat(schemas(other, "publish")).isEqualTo(2);
      assertThat(schemas(other, "fetch")).isEqualTo(1);
      assertThat(running.get("/actuator/health")).contains("\"registry-outages\":0");
    }
  }

  @Test
  void isDownWhenItsCodecStoresNothing() throws Exception {
    try (RunningShop running =
        RunningShop.start(
            redis.ports().get(0), "polycodec.codec=kryo", "polycodec.deny=java.util.UUID")) {
      assertThat(running.seenBy(cookies).get("/actuator/health"))
          .contains("TypeNotAllowedException")
          .contains("\"polycodec\":{")
          .contains("\"status\":\"DOWN\"");
    }
  }

  /** The item as a version of the application has it that knew no pictures. */
  record OtherItem(BigDecimal price, String name, int stock) {}

  private static byte[] ofOtherVersion(SchemaStore store) {
    CodecBuilder other = Codecs.builder().renamed(Item.class.getName(), OtherItem.class);
    try (StoreRegistry registry = new StoreRegistry(store);
        Codec codec = RegistryCodec.of(other.use("kryo"), Envelopes.defaults(), registry)) {
      return codec.encode(new OtherItem(new BigDecimal("99"), "lamp", 3));
    }
  }

  private void store(String key, byte[] value) {
    try (RedisConnection connection = connection()) {
      connection.stringCommands().set(key.getBytes(StandardCharsets.UTF_8), value);
    }
  }

  private static double schemas(RunningShop running, String event) {
    MeterRegistry meters = running.bean(MeterRegistry.class);
    return meters.get("polycodec.schemas").tag("event", event).functionCounter().count();
  }

  @Test
  void takesWhatCannotBeReadForAMiss() throws Exception {
    shop.login("engine");
    shop.post("/basket/lamp");
    change("sessionAttr:basket");
    change("items::lamp");

    double misses = misses();
    assertThat(shop.get("/basket")).isEqualTo("[]");
    assertThat(misses()).isGreaterThan(misses);
    assertThat(shop.get("/me")).isEqualTo("ada");
    assertThat(shop.bean(Catalogue.class).find("lamp").name()).isEqualTo("lamp");
    assertThat(shop.post("/basket/lamp")).contains("\"name\":\"lamp\"");
    long all = (long) misses();
    assertThat(shop.get("/basket")).contains("\"name\":\"lamp\"");
    assertThat(shop.get("/actuator/health"))
        .contains("\"polycodec\":{", "\"codec\":\"kryo\",\"misses\":" + all);

    change("items::lamp");
    assertThat(lookedUp("lamp")).isEqualTo("anew");
  }

  @Test
  void beginsANewSessionWhereAllOfOneIsAMiss() throws Exception {
    shop.login("engine");
    shop.post("/basket/lamp");
    for (String indexed : List.of("default", "indexed")) {
      try (RunningShop other =
          RunningShop.start(
              redis.ports().get(0),
              "polycodec.codec=jdk",
              SWITCHED[1],
              "spring.session.redis.repository-type=" + indexed,
              "spring.session.data.redis.repository-type=" + indexed)) {
        RunningShop running = other.seenBy(cookies);
        assertThat(running.get("/basket")).isEqualTo("[]");
        assertThat(running.post("/basket/pen")).contains("\"name\":\"pen\"");
        assertThat(running.get("/basket")).contains("\"name\":\"pen\"");
      }
      shop.post("/basket/lamp");
    }
  }

  /** Asks as {@code @Cacheable(sync = true)} does. */
  private String lookedUp(String key) {
    Item anew = new Item("anew", BigDecimal.ONE, null);
    return shop.bean(CacheManager.class).getCache("items").get(key, () -> anew).name();
  }

  @Test
  void speaksItsMediaTypeToThoseWhoAskForIt() throws Exception {
    Codec codec = Codecs.builder().use("kryo").build();
    Item pen = new Item("pen", new BigDecimal("1.10"), URI.create("https://acme.com/pen"));
    HttpResponse<byte[]> spoken = shop.send("/items", POLYCODEC, POLYCODEC, codec.encode(pen));
    assertThat(spoken.headers().firstValue("Content-Type")).hasValue(POLYCODEC);
    assertThat(codec.decode(spoken.body(), Item.class)).isEqualTo(pen);

    HttpResponse<byte[]> unasked = shop.send("/items", POLYCODEC, "*/*", codec.encode(pen));
    assertThat(unasked.headers().firstValue("Content-Type")).hasValue("application/json");

    byte[] other = codec.encode(URI.create("https://acme.com"));
    assertThat(shop.send("/items", POLYCODEC, POLYCODEC, other).statusCode()).isEqualTo(400);
  }

  @Test
  void speaksNoMediaTypeUnlessToldTo() throws Exception {
    Codec codec = Codecs.builder().use("kryo").build();
    byte[] pen = codec.encode(new Item("pen", new BigDecimal("1.10"), null));
    try (RunningShop running =
        RunningShop.start(redis.ports().get(0), "polycodec.codec=kryo", SWITCHED[1])) {
      RunningShop silent = running.seenBy(cookies);
      assertThat(silent.send("/items", POLYCODEC, POLYCODEC, pen).statusCode()).isEqualTo(415);
    }
  }

  @Test
  void givesClientsItsMediaType() {
    Item pen = new Item("pen", new BigDecimal("1.10"), URI.create("https://acme.com/pen"));
    ResponseEntity<Item> spoken =
        shop.bean(RestClient.Builder.class)
            .build()
            .post()
            .uri(shop.uri("/items"))
            .contentType(MediaType.parseMediaType(POLYCODEC))
            .accept(MediaType.parseMediaType(POLYCODEC))
            .body(pen)
            .retrieve()
            .toEntity(Item.class);
    assertThat(spoken.getHeaders().getFirst("Content-Type")).isEqualTo(POLYCODEC);
    assertThat(spoken.getBody()).isEqualTo(pen);
  }

  private MeterRegistry meters() {
    return shop.bean(MeterRegistry.class);
  }

  private double misses() {
    return meters().get("polycodec.misses").functionCounter().count();
  }

  private RedisConnection connection() {
    return shop.bean(RedisConnectionFactory.class).getConnection();
  }

  @SuppressWarnings("unchecked")
  private RedisTemplate<Object, Object> template() {
    return (RedisTemplate<Object, Object>) shop.bean("redisTemplate");
  }

  /** Returns the values of all keys, and of all fields of hashes. */
  private Map<String, byte[]> stored() {
    Map<String, byte[]> values = new TreeMap<>();
    try (RedisConnection connection = connection()) {
      for (byte[] key : connection.keyCommands().keys("*".getBytes(StandardCharsets.UTF_8))) {
        switch (connection.keyCommands().type(key)) {
          case STRING -> values.put(text(key), connection.stringCommands().get(key));
          case HASH ->
              connection
                  .hashCommands()
                  .hGetAll(key)
                  .forEach((field, value) -> values.put(text(field), value));
          default -> {}
        }
      }
    }
    values.values().removeIf(bytes -> bytes.length == 0); // attributes that were removed
    return values;
  }

  /** Changes a fingerprint, as another version of the class would. */
  private void change(String name) {
    try (RedisConnection connection = connection()) {
      for (byte[] key : connection.keyCommands().keys("*".getBytes(StandardCharsets.UTF_8))) {
        if (text(key).equals(name)) {
          connection.stringCommands().set(key, changed(connection.stringCommands().get(key)));
        } else if (text(key).startsWith("spring:session:sessions:")) {
          byte[] field = name.getBytes(StandardCharsets.UTF_8);
          byte[] value = connection.hashCommands().hGet(key, field);
          if (value != null) {
            connection.hashCommands().hSet(key, field, changed(value));
          }
        }
      }
    }
  }

  private static byte[] changed(byte[] message) {
    byte[] other = message.clone();
    int root = Envelopes.header(message).length() + 2;
    other[root + 1 + (message[root] >>> 1)] ^= 1;
    return other;
  }

  private static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8);
  }
}
