package dev.polycodec.kryo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.EncodeException;
import dev.polycodec.MalformedDataException;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Date;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KryoReferencesTest {

  static final class Node {
    int id;
    Node next;
    Date date;

    Node(int id, Date date) {
      this.id = id;
      this.date = date;
    }
  }

  static final class Nodes {
    List<Node> all = new ArrayList<>();
  }

  record Ring(List<Ring> rings) {}

  private final Codec codec = Codecs.builder().use("kryo").build();
  private final Codec tree =
      Codecs.builder()
          .use("kryo")
          .configure(KryoOptions.builder().references(false).build())
          .build();

  @AfterEach
  void close() {
    codec.close();
    tree.close();
  }

  /** Around the sizes at which the table of references changes its ways. */
  @ParameterizedTest
  @ValueSource(ints = {1, 5, 6, 7, 31, 32, 33, 500, 1023, 1024, 1025, 5000})
  void everyReferenceIsKept(int size) {
    Nodes nodes = shared(size);
    for (int repetition = 0; repetition < 2; repetition++) {
      Nodes decoded = codec.decode(codec.encode(nodes), Nodes.class);
      assertThat(decoded.all).hasSize(2 * size);
      for (int i = 0; i < size; i++) {
        Node node = decoded.all.get(i);
        assertThat(node.id).isEqualTo(i);
        assertThat(node.next).isSameAs(node);
        assertThat(decoded.all.get(size + i)).isSameAs(node);
        assertThat(node.date).isSameAs(decoded.all.get(0).date);
      }
    }
  }

  @Test
  void aRecordThatContainsItselfIsRefusedOnEncode() {
    Ring ring = new Ring(new ArrayList<>());
    ring.rings().add(ring);
    assertThatThrownBy(() -> codec.encode(ring))
        .isInstanceOf(EncodeException.class)
        .hasMessage(
            "An object of dev.polycodec.kryo.KryoReferencesTest$Ring contains itself, but can be"
                + " created only from what it contains; break the cycle with a transient field or a"
                + " Surrogate");
  }

  @Test
  void aSharedRecordIsStillOneObject() {
    Ring shared = new Ring(new ArrayList<>());
    Ring decoded = codec.decode(codec.encode(new Ring(List.of(shared, shared))), Ring.class);
    assertThat(decoded.rings().get(0)).isSameAs(decoded.rings().get(1));
  }

  @Test
  void withoutReferencesSharedObjectsAreCopied() {
    Date date = new Date(7);
    Nodes nodes = new Nodes();
    nodes.all.addAll(List.of(new Node(1, date), new Node(2, date)));
    byte[] bytes = tree.encode(nodes);
    Nodes decoded = tree.decode(bytes, Nodes.class);
    assertThat(decoded.all.get(0).date).isEqualTo(date).isNotSameAs(decoded.all.get(1).date);
    assertThat(codec.decode(bytes, Nodes.class).all.get(1).date).isEqualTo(date);
  }

  @Test
  void withoutReferencesACycleIsRefused() {
    assertThatThrownBy(() -> tree.encode(shared(1)))
        .isInstanceOf(EncodeException.class)
        .hasMessage(
            "An object of dev.polycodec.kryo.KryoReferencesTest$Node contains itself, which the"
                + " options of kryo exclude; break the cycle with a transient field or a Surrogate;"
                + " found at all[0].next of dev.polycodec.kryo.KryoReferencesTest$Nodes");
  }

  @Test
  void withoutReferencesBytesThatHoldThemAreRefused() {
    byte[] bytes = codec.encode(shared(1));
    assertThatThrownBy(() -> tree.decode(bytes, Nodes.class))
        .isInstanceOf(MalformedDataException.class)
        .hasMessage("The bytes hold references, which the options of the codec exclude");
  }

  @Test
  void anEngineForgetsTheGraphItHandledLast() {
    WeakReference<Nodes> encoded = encodeAndForget();
    WeakReference<Nodes> decoded = new WeakReference<>(codec.decode(bytes(), Nodes.class));
    for (int i = 0; i < 50 && (encoded.get() != null || decoded.get() != null); i++) {
      System.gc();
    }
    assertThat(encoded.get()).isNull();
    assertThat(decoded.get()).isNull();
  }

  private WeakReference<Nodes> encodeAndForget() {
    Nodes nodes = shared(100);
    codec.encode(nodes);
    return new WeakReference<>(nodes);
  }

  private byte[] bytes() {
    return codec.encode(shared(100));
  }

  /** Nodes that refer to themselves, twice in a list, with a date that they share. */
  private static Nodes shared(int size) {
    Date date = new Date(1);
    Node[] nodes = new Node[size];
    for (int i = 0; i < size; i++) {
      nodes[i] = new Node(i, date);
      nodes[i].next = nodes[i];
    }
    Nodes all = new Nodes();
    all.all.addAll(Arrays.asList(nodes));
    all.all.addAll(Arrays.asList(nodes));
    return all;
  }
}
