package dev.polycodec.netty;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.MalformedDataException;
import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.tck.TravelTests;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The event bus of Vert.x")
class EventBusTest extends TravelTests {

  private static final Codec KRYO = Codecs.builder().use("kryo").allow(ALLOW).build();
  private static final PolycodecMessageCodec<Object> MESSAGES =
      new PolycodecMessageCodec<>(KRYO, Object.class);

  private static Vertx vertx;

  @BeforeAll
  static void start() {
    vertx = Vertx.vertx();
    vertx.eventBus().registerCodec(MESSAGES).codecSelector(message -> MESSAGES.name());
    vertx.eventBus().consumer("echo", message -> message.reply(message.body()));
  }

  @AfterAll
  static void stop() throws Exception {
    vertx.close().toCompletionStage().toCompletableFuture().get(5, TimeUnit.SECONDS);
    KRYO.close();
  }

  @Override
  protected Object travel(Object value) throws Exception {
    Object local =
        vertx
            .eventBus()
            .request("echo", value)
            .toCompletionStage()
            .toCompletableFuture()
            .get(5, TimeUnit.SECONDS)
            .body();
    Buffer wire = Buffer.buffer("head");
    MESSAGES.encodeToWire(wire, local);
    return MESSAGES.decodeFromWire(4, wire.appendString("tail"));
  }

  @Test
  void messagesWithinOneProcessAreCopies() throws Exception {
    List<String> sent = new ArrayList<>(List.of("a"));
    assertThat(travel(sent)).isEqualTo(sent).isNotSameAs(sent);
  }

  @Test
  void messageThatEndsBeforeItsLengthIsRefused() {
    Buffer wire = Buffer.buffer().appendBytes(new byte[3]);
    assertThatThrownBy(() -> MESSAGES.decodeFromWire(0, wire))
        .isInstanceOf(MalformedDataException.class)
        .hasMessage("A message of the event bus is shorter than it says");
  }

  @Test
  void messageThatLiesAboutItsLengthIsRefused() {
    for (int length : new int[] {-1, 4, Integer.MAX_VALUE}) {
      Buffer wire = Buffer.buffer().appendInt(length).appendBytes(new byte[3]);
      assertThatThrownBy(() -> MESSAGES.decodeFromWire(0, wire))
          .isInstanceOf(MalformedDataException.class)
          .hasMessage("A message of the event bus is shorter than it says");
    }
  }

  @Test
  void classThatIsNotAllowedIsRefused() {
    try (Codec strict = Codecs.builder().use("kryo").build()) {
      PolycodecMessageCodec<Object> reader = new PolycodecMessageCodec<>(strict, Object.class);
      Buffer wire = Buffer.buffer();
      MESSAGES.encodeToWire(wire, order());
      assertThatThrownBy(() -> reader.decodeFromWire(0, wire))
          .isInstanceOf(TypeNotAllowedException.class);
    }
  }
}
