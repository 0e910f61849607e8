package dev.polycodec.spring.starter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.acme.desk.Desk;
import com.acme.desk.Parcel;
import com.acme.shop.Item;
import com.acme.shop.SoldOutException;
import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.kafka.Broker;
import dev.polycodec.registry.MemoryStore;
import dev.polycodec.registry.RegistryCodec;
import dev.polycodec.registry.SchemaStore;
import dev.polycodec.registry.StoreRegistry;
import dev.polycodec.spring.PolycodecMediaType;
import dev.polycodec.stored.Envelopes;
import io.rsocket.exceptions.ApplicationErrorException;
import java.io.Serializable;
import java.math.BigDecimal;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.logging.LogLevel;
import org.springframework.boot.logging.LoggingSystem;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.support.GenericApplicationContext;
import org.springframework.core.io.DefaultResourceLoader;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.messaging.rsocket.RSocketRequester;
import org.springframework.web.reactive.function.client.WebClient;
import reactor.core.publisher.Flux;

@DisplayName("A reactive application with the starter, on Netty, and its peers")
class PeersTest {

  private static final String POLYCODEC = "application/x-polycodec";
  private static final Item PEN =
      new Item("pen", new BigDecimal("1.10"), URI.create("https://acme.com/pen"));
  private static final String REFUSED =
      "The policy does not allow the class dev.polycodec.spring.starter.PeersTest$Secret";

  private static final Schemas SCHEMAS = new Schemas();

  @TempDir private static Path directory;
  private static Broker broker;
  private static ConfigurableApplicationContext desk;

  /** What no property allows. */
  record Secret(String text) implements Serializable {}

  @BeforeAll
  static void start() throws Exception {
    LoggingSystem.get(PeersTest.class.getClassLoader()).setLogLevel("ROOT", LogLevel.WARN);
    broker = new Broker(directory);
    SpringApplication application = new SpringApplication(Desk.class);
    application.setResourceLoader(new DefaultResourceLoader(new WithoutTomcat()));
    application.addInitializers(
        context ->
            ((GenericApplicationContext) context)
                .registerBean(StoreRegistry.class, () -> registry(SCHEMAS)));
    desk =
        application.run(
            "--spring.main.web-application-type=reactive",
            "--spring.main.banner-mode=off",
            "--logging.level.root=warn",
            "--server.port=0",
            "--spring.rsocket.server.port=0",
            "--spring.reactor.netty.shutdown-quiet-period=0s",
            "--spring.kafka.bootstrap-servers=" + broker.address,
            "--spring.kafka.consumer.auto-offset-reset=earliest",
            "--polycodec.codec=kryo",
            "--polycodec.http.enabled=true",
            "--polycodec.allow=com.acme.shop.*,com.acme.desk.*");
  }

  @AfterAll
  static void stop() {
    desk.close();
    broker.close();
  }

  @Test
  void sendAnItemAndAnExceptionOverHttp() {
    ResponseEntity<Parcel> item = post("/parcel", new Parcel(PEN));
    assertThat(item.getHeaders().getFirst("Content-Type")).isEqualTo(POLYCODEC);
    assertThat(item.getBody()).isEqualTo(new Parcel(PEN));
    assertThat(post("/parcel", new Parcel(new SoldOutException("lamp"))).getBody().content())
        .isInstanceOfSatisfying(SoldOutException.class, PeersTest::isOfTheLamp);
  }

  private static ResponseEntity<Parcel> post(String path, Parcel parcel) {
    return client(path).bodyValue(parcel).retrieve().toEntity(Parcel.class).block();
  }

  private static WebClient.RequestBodySpec client(String path) {
    return desk.getBean(WebClient.Builder.class)
        .build()
        .post()
        .uri(address(path))
        .contentType(MediaType.asMediaType(PolycodecMediaType.TYPE))
        .accept(MediaType.asMediaType(PolycodecMediaType.TYPE));
  }

  private static void isOfTheLamp(SoldOutException failure) {
    assertThat(failure.item()).isEqualTo("lamp");
    assertThat(failure).hasMessage("lamp is sold out");
  }

  @Test
  void sendSeveralValuesOverHttp() {
    Flux<Parcel> parcels = Flux.just(new Parcel(PEN), new Parcel("text"));
    assertThat(
            client("/parcels")
                .body(parcels, Parcel.class)
                .retrieve()
                .bodyToFlux(Parcel.class)
                .collectList()
                .block())
        .containsExactly(new Parcel(PEN), new Parcel("text"));
  }

  @Test
  void getJsonUnlessTheyAskForMore() throws Exception {
    HttpResponse<byte[]> unasked = send(encoded(new Parcel(PEN)), "*/*");
    assertThat(unasked.headers().firstValue("Content-Type")).hasValue("application/json");
  }

  @Test
  void areRefusedAClassOverHttp() throws Exception {
    assertThat(send(encoded(new Parcel(new Secret("x"))), POLYCODEC).statusCode()).isEqualTo(400);
  }

  @Test
  void sendAnItemAndAnExceptionOverRSocket() {
    RSocketRequester requester = requester(desk.getBean(RSocketRequester.Builder.class));
    try {
      RSocketRequester.RequestSpec one = requester.route("parcel");
      assertThat(one.data(new Parcel(PEN)).retrieveMono(Parcel.class).block())
          .isEqualTo(new Parcel(PEN));
      Flux<Parcel> parcels =
          Flux.just(new Parcel("text"), new Parcel(new SoldOutException("lamp")));
      List<Parcel> back =
          requester
              .route("parcels")
              .data(parcels, Parcel.class)
              .retrieveFlux(Parcel.class)
              .collectList()
              .block();
      assertThat(back).element(0).isEqualTo(new Parcel("text"));
      assertThat(back.get(1).content())
          .isInstanceOfSatisfying(SoldOutException.class, PeersTest::isOfTheLamp);
    } finally {
      requester.dispose();
    }
  }

  @Test
  void areRefusedAClassOverRSocket() {
    RSocketRequester requester = requester(RSocketRequester.builder()); // sends bytes as they are
    try {
      RSocketRequester.RetrieveSpec sent =
          requester.route("parcel").data(encoded(new Parcel(new Secret("x"))));
      assertThatThrownBy(() -> sent.retrieveMono(byte[].class).block())
          .isInstanceOf(ApplicationErrorException.class)
          .hasMessageStartingWith("Could not resolve method parameter at index 0");
    } finally {
      requester.dispose();
    }
  }

  @Test
  void sendObjectsAndTextsByKafka() throws Exception {
    for (Object value : List.of(PEN, "text", new SoldOutException("lamp"))) {
      template().send("parcels", value).get(20, TimeUnit.SECONDS);
    }
    assertThat(delivered()).isEqualTo(PEN);
    assertThat(delivered()).isEqualTo("text");
    assertThat(delivered()).isInstanceOfSatisfying(SoldOutException.class, PeersTest::isOfTheLamp);
  }

  @Test
  void areRefusedAClassByKafkaAndTheNextRecordArrives() throws Exception {
    Map<String, Object> settings = Map.of("bootstrap.servers", broker.address);
    ByteArraySerializer bytes = new ByteArraySerializer();
    CodecBuilder stored = any().envelope(Envelopes.defaults());
    try (Codec codec = stored.build();
        KafkaProducer<byte[], byte[]> producer = new KafkaProducer<>(settings, bytes, bytes)) {
      producer.send(new ProducerRecord<>("parcels", codec.encode(new Parcel(new Secret("x")))));
    }
    template().send("parcels", PEN).get(20, TimeUnit.SECONDS);
    assertThat(delivered())
        .isInstanceOfSatisfying(
            Exception.class,
            failure -> assertThat(failure).rootCause().hasMessageContaining(REFUSED));
    assertThat(delivered()).isEqualTo(PEN);
  }

  @Test
  void waitForRecordsByKafkaUntilTheRegistryIsBack() throws Exception {
    Parcel parcel = new Parcel("of another version");
    Map<String, Object> settings = Map.of("bootstrap.servers", broker.address);
    ByteArraySerializer bytes = new ByteArraySerializer();
    CodecBuilder other = any().renamed(Parcel.class.getName(), Version.class);
    try (StoreRegistry registry = registry(SCHEMAS.store);
        Codec codec = RegistryCodec.of(other, Envelopes.defaults(), registry);
        KafkaProducer<byte[], byte[]> producer = new KafkaProducer<>(settings, bytes, bytes)) {
      SCHEMAS.down = true;
      producer.send(
          new ProducerRecord<>("parcels", codec.encode(new Version(parcel.content(), 7))));
    }
    template().send("parcels", PEN).get(20, TimeUnit.SECONDS);
    assertThat(SCHEMAS.asked.tryAcquire(2, 20, TimeUnit.SECONDS)).isTrue();
    assertThat(desk.getBean(Desk.class).delivered()).isEmpty();

    SCHEMAS.down = false;
    assertThat(delivered()).isEqualTo(parcel);
    assertThat(delivered()).isEqualTo(PEN);
  }

  private static StoreRegistry registry(SchemaStore store) {
    return new StoreRegistry(store, Duration.ofSeconds(20), Duration.ofMillis(1));
  }

  /** As another version of the application has a {@link Parcel}. */
  record Version(Object content, int weight) implements Serializable {}

  /** A store of schemas that may be down. */
  private static final class Schemas implements SchemaStore {

    final SchemaStore store = new MemoryStore();
    final Semaphore asked = new Semaphore(0);
    volatile boolean down;

    @Override
    public byte[] putIfAbsent(int number, byte[] bytes) throws Exception {
      return store.putIfAbsent(number, bytes);
    }

    @Override
    public byte[] find(int number) throws Exception {
      asked.release();
      if (down) {
        throw new java.io.IOException("connection refused");
      }
      return store.find(number);
    }
  }

  @SuppressWarnings("unchecked")
  private static KafkaTemplate<Object, Object> template() {
    return desk.getBean(KafkaTemplate.class);
  }

  private static Object delivered() throws InterruptedException {
    return desk.getBean(Desk.class).delivered().poll(20, TimeUnit.SECONDS);
  }

  private static CodecBuilder any() {
    return Codecs.builder().use("kryo").allow("com.acme.**").allow(Secret.class, URI.class);
  }

  private static byte[] encoded(Parcel parcel) {
    try (Codec codec = any().build()) {
      return codec.encode(parcel);
    }
  }

  private static HttpResponse<byte[]> send(byte[] body, String accept) throws Exception {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(address("/parcel")))
            .header("Content-Type", POLYCODEC)
            .header("Accept", accept)
            .POST(BodyPublishers.ofByteArray(body))
            .build();
    return HttpClient.newHttpClient().send(request, BodyHandlers.ofByteArray());
  }

  private static String address(String path) {
    return "http://localhost:" + port("local.server.port") + path;
  }

  private static RSocketRequester requester(RSocketRequester.Builder builder) {
    return builder
        .dataMimeType(PolycodecMediaType.TYPE)
        .tcp("localhost", port("local.rsocket.server.port"));
  }

  private static int port(String property) {
    return desk.getEnvironment().getRequiredProperty(property, Integer.class);
  }

  /** Where Tomcat is there, too, Spring Boot takes it. */
  private static final class WithoutTomcat extends ClassLoader {

    WithoutTomcat() {
      super(PeersTest.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (name.startsWith("org.apache.catalina.")) {
        throw new ClassNotFoundException(name);
      }
      return super.loadClass(name, resolve);
    }
  }
}
