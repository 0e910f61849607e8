package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.Codec;
import dev.polycodec.Trait;
import dev.polycodec.tck.model.Color;
import dev.polycodec.tck.model.Graphs.Couple;
import dev.polycodec.tck.model.Graphs.Link;
import dev.polycodec.tck.model.Graphs.Node;
import dev.polycodec.tck.model.People.Address;
import dev.polycodec.tck.model.People.Cached;
import dev.polycodec.tck.sample.ModelHolders;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What a codec claims holds, and what it does not claim is refused rather than lost. */
abstract class TraitTests extends Kit.Group {

  @Test
  @DisplayName("The codec has the name and the traits of its variant")
  void codecHasTheTraitsOfItsVariant() {
    Codec codec = subject.plain();
    assertThat(codec.name()).isEqualTo(subject.name());
    assertThat(codec.traits()).isEqualTo(subject.variant().traits());
    assertThat(codec.explain(Color.class)).contains(subject.name());
  }

  @Test
  @DisplayName("Shared objects stay one, or become equal copies")
  void sharedObjectsStayOne() {
    Node shared = new Node("shared");
    Couple couple = Trips.roundTrip(subject.plain(), new Couple(shared, shared));
    assertThat(couple.isOne()).isEqualTo(subject.claims(Trait.IDENTITY));
    requireUnchanged(new Couple(shared, shared), couple);
  }

  @Test
  @DisplayName("Equal objects that are not shared stay two")
  void equalObjectsStayTwo() {
    Couple couple = new Couple(new Node("same"), new Node("same"));
    assertThat(Trips.roundTrip(subject.plain(), couple).isOne()).isFalse();
  }

  @Test
  @DisplayName("Objects and containers that hold themselves come back so, or are refused")
  void cyclesComeBackOrAreRefused() {
    Node node = new Node("a");
    List<Object> list = new ArrayList<>();
    list.add(list);
    Map<String, Object> map = new HashMap<>();
    map.put("self", map);
    Object[] array = new Object[1];
    array[0] = array;
    requireCycle(node.to(new Node("b").to(node)));
    requireCycle(Link.chain(3).closed());
    requireCycle(Link.chain(1).closed());
    requireCycle(ModelHolders.held(list));
    requireCycle(ModelHolders.held(map));
    requireCycle(ModelHolders.held(array));
  }

  private void requireCycle(Object value) {
    if (!CycleRefusalTests.isRefused(subject, value)) {
      requireUnchanged(value, Trips.roundTrip(subject.plain(), value));
    }
  }

  @Test
  @DisplayName("The bytes are text if that is claimed, and only then")
  void bytesAreTextIfClaimed() {
    byte[] bytes = subject.plain().encode(new Address("Main Street", 12));
    assertThat(isText(bytes)).isEqualTo(subject.claims(Trait.TEXT));
  }

  private static boolean isText(byte[] bytes) {
    try {
      return StandardCharsets.UTF_8
          .newDecoder()
          .decode(ByteBuffer.wrap(bytes))
          .chars()
          .noneMatch(c -> c < ' ' && c != '\n' && c != '\t');
    } catch (CharacterCodingException e) {
      return false;
    }
  }

  @Test
  @DisplayName("Transient fields are not transferred")
  void transientFieldsAreNotTransferred() {
    assertThat(Trips.roundTrip(subject.plain(), new Cached("key")).cache()).isNull();
  }

  @Test
  @DisplayName("Enum constants travel by name, so that adding one changes nothing")
  void enumConstantsTravelByName() {
    byte[] bytes = subject.plain().forType(Color.class).encode(Color.GREEN);
    String text = new String(bytes, StandardCharsets.ISO_8859_1);
    // Some formats mark the end of a name in its last character, some take two bytes for each.
    assertThat(text.replace("\0", "")).contains("GREE");
    assertThat(Objects.requireNonNull(subject.plain().decode(bytes, Color.class)))
        .isSameAs(Color.GREEN);
  }
}
