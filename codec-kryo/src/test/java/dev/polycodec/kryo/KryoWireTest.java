package dev.polycodec.kryo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.MalformedDataException;
import dev.polycodec.TypeNotAllowedException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Date;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The payload to the byte, as the README describes it. */
class KryoWireTest {

  enum Suit {
    HEARTS
  }

  static class Card {
    Suit suit = Suit.HEARTS;
    int rank = 3;
  }

  static class Ace extends Card {}

  static class Hand {
    Card best;
    Object more;
    String name;
  }

  record Point(int x, long y) {}

  private final Codec codec =
      Codecs.builder().use("kryo").allow(Ace.class).register(Ace.class, 300).build();

  @AfterEach
  void close() {
    codec.close();
  }

  @Test
  void aRecordIsItsComponents() {
    assertPayload(new Point(-1, 64), "01 8001");
  }

  @Test
  void aFieldExpectsItsClassAndAConstantIsItsName() {
    Hand hand = new Hand();
    hand.best = new Card();
    // A new card: its rank, and a new constant: its name. Then null, and the null text.
    assertPayload(hand, "01 06 01 0d484541525453 00 00");
  }

  @Test
  void aRegisteredClassIsItsNumberOnceAndThenItsPlace() {
    Hand hand = new Hand();
    hand.best = new Ace();
    hand.more = new Ace();
    hand.name = "me";
    // By the name #300: the rank, a new constant. By index 33, after Hand: the rank, object 2
    // again.
    assertPayload(hand, "03 0923333030 06 01 0d484541525453 45 06 06 056d65");
  }

  @Test
  void anUnregisteredNumberIsRefused() {
    Hand hand = new Hand();
    hand.best = new Ace();
    byte[] message = codec.encode(hand);
    try (Codec other = Codecs.builder().use("kryo").allow(Ace.class).build()) {
      assertThatThrownBy(() -> other.decode(message, Hand.class))
          .isInstanceOf(MalformedDataException.class)
          .hasMessage("The bytes name the class number 300, which is not registered");
    }
  }

  @Test
  void aKnownClassThatIsDeniedIsRefusedInBothDirections() {
    List<Object> list = new ArrayList<>(List.of(new Date(7)));
    byte[] message = codec.encode(list);
    try (Codec strict = Codecs.builder().use("kryo").deny("java.util.Date").build()) {
      assertThatThrownBy(() -> strict.encode(list)).isInstanceOf(TypeNotAllowedException.class);
      assertThatThrownBy(() -> strict.decode(message, ArrayList.class))
          .isInstanceOf(TypeNotAllowedException.class);
    }
  }

  @Test
  void anElementExpectsTheClassOfTheOneBefore() {
    List<Object> list = new ArrayList<>(Arrays.asList("a", "bc", null, 7, 8));
    assertPayload(list, "05 05 0361 01 056263 00 07 0e 01 10");
  }

  @Test
  void anObjectMetBeforeIsItsNumber() {
    List<Object> list = new ArrayList<>();
    list.add(list);
    assertPayload(list, "01 02");
  }

  private void assertPayload(Object value, String hex) {
    byte[] expected = HexFormat.of().parseHex(hex.replace(" ", ""));
    byte[] message = codec.encode(value);
    assertThat(HexFormat.of().formatHex(payload(message, expected.length)))
        .isEqualTo(HexFormat.of().formatHex(expected));
    assertThat(message[message.length - expected.length - 1]).isEqualTo((byte) expected.length);
  }

  private static byte[] payload(byte[] message, int length) {
    return Arrays.copyOfRange(message, message.length - length, message.length);
  }
}
