package dev.polycodec.jdk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.EncodeException;
import dev.polycodec.LimitExceededException;
import dev.polycodec.TypeMismatchException;
import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectInputStream;
import java.io.ObjectOutput;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Objects that Java cannot serialize, beside and within those that it can. */
class JdkGraphTest {

  /** Is not serializable. */
  static class Plain {
    String name = "plain";
    Object other;
    List<Object> list = new ArrayList<>();

    @Override
    public int hashCode() {
      return name.hashCode();
    }

    @Override
    public boolean equals(Object o) {
      return o instanceof Plain p && p.name.equals(name);
    }
  }

  record Holder(List<Object> content) {}

  static class Hooked implements Serializable {
    private static final long serialVersionUID = 1L;
    Object written;
    LocalDate date = LocalDate.of(2020, 2, 29);
    List<Integer> numbers = List.of(1, 2);
    EnumSet<TimeUnit> units = EnumSet.of(TimeUnit.DAYS);
    transient Object[] hidden = {};

    private void writeObject(ObjectOutputStream out) throws IOException {
      out.defaultWriteObject();
      out.writeInt(hidden.length);
      for (Object o : hidden) {
        out.writeObject(o);
      }
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
      in.defaultReadObject();
      hidden = new Object[in.readInt()];
      for (int i = 0; i < hidden.length; i++) {
        hidden[i] = in.readObject();
      }
    }
  }

  /** Is nothing that bytes name: another class stands for its objects. */
  static class Replaced implements Serializable {
    private static final long serialVersionUID = 1L;
    String value;

    Replaced(String value) {
      this.value = value;
    }

    private Object writeReplace() {
      return new Replacement(value);
    }
  }

  static class Replacement implements Serializable {
    private static final long serialVersionUID = 1L;
    String value;

    Replacement(String value) {
      this.value = value;
    }

    private Object readResolve() {
      return value;
    }
  }

  static class Base {
    int state = 1;
  }

  /** Has a base whose state Java leaves out, and which no hook writes. */
  static class Loses extends Base implements Serializable {
    private static final long serialVersionUID = 1L;

    private Object readResolve() {
      return this;
    }
  }

  static class Keeps extends Base implements Serializable {
    private static final long serialVersionUID = 1L;
    int own = 2;
  }

  static class Strict {
    Strict(int ignored) {}
  }

  static class Unreadable extends Strict implements Serializable {
    private static final long serialVersionUID = 1L;
    int number = 1;

    Unreadable() {
      super(1);
    }

    private Object readResolve() {
      return this;
    }
  }

  static class Closed implements Externalizable {
    private static final long serialVersionUID = 1L;

    Closed() {}

    @Override
    public void writeExternal(ObjectOutput out) {}

    @Override
    public void readExternal(ObjectInput in) {}
  }

  private final Codec codec =
      Codecs.builder().use("jdk").allow(JdkGraphTest.class.getName() + "$*").build();

  @AfterEach
  void close() {
    codec.close();
  }

  @SuppressWarnings("unchecked")
  private <T> T trip(T value) {
    return (T) codec.decode(codec.encode(value), value.getClass());
  }

  @Test
  void aCycleThroughAListAndAnArrayComesBack() {
    Plain root = new Plain();
    root.list.add(root);
    root.other = new Object[] {root, root.list};

    Plain copy = trip(root);

    assertThat(copy.list.get(0)).isSameAs(copy);
    assertThat((Object[]) copy.other).containsExactly(copy, copy.list);
    assertThat(((Object[]) copy.other)[1]).isSameAs(copy.list);
  }

  @Test
  void aMapKeyThatHoldsTheMapIsFoundAfterwards() {
    Plain key = new Plain();
    Map<Object, Object> map = new HashMap<>();
    Set<Object> set = new HashSet<>();
    map.put(key, "value");
    set.add(key);
    key.list.add(map);
    key.list.add(set);

    Plain copy = trip(key);

    assertThat(((Map<?, ?>) copy.list.get(0)).get(copy)).isEqualTo("value");
    assertThat(((Set<?>) copy.list.get(1)).contains(copy)).isTrue();
  }

  @Test
  void hooksRunBesideCarriedObjects() {
    Hooked hooked = new Hooked();
    Plain plain = new Plain();
    hooked.written = List.of(plain, plain);
    hooked.hidden = new Object[] {plain, "text", hooked, 1};

    Hooked copy = trip(hooked);

    assertThat(copy.written).isEqualTo(List.of(plain, plain));
    assertThat(copy.hidden).hasSize(4);
    assertThat(copy.hidden[0]).isSameAs(((List<?>) copy.written).get(0));
    assertThat(copy.hidden[2]).isSameAs(copy);
    assertThat(copy.hidden[3]).isEqualTo(1);
    assertThat(copy.date).isEqualTo(hooked.date);
    assertThat(copy.numbers).isEqualTo(hooked.numbers);
    assertThat(copy.units).isEqualTo(hooked.units);
  }

  @Test
  void theStateOfABaseThatIsNotSerializableIsKept() {
    Keeps keeps = new Keeps();
    keeps.state = 7;
    keeps.own = 8;

    Keeps copy = trip(keeps);

    assertThat(copy.state).isEqualTo(7);
    assertThat(copy.own).isEqualTo(8);
  }

  @Test
  void aCycleThroughARecordIsRefused() {
    Holder holder = new Holder(new ArrayList<>());
    holder.content().add(holder);
    assertThatThrownBy(() -> codec.encode(holder))
        .isInstanceOf(EncodeException.class)
        .hasMessage(cycle(Holder.class));
  }

  @Test
  void anObjectThatAnotherReplacesNeedNotBeOfAClassThatTheReaderKnows() {
    Plain root = new Plain();
    Replaced replaced = new Replaced("text");
    root.list.addAll(List.of(replaced, 1, replaced, new Replaced(null)));
    byte[] bytes = codec.encode(root);
    try (Codec reader = Codecs.builder().use("jdk").allow(Plain.class, Replacement.class).build()) {
      Plain copy = reader.decode(bytes, Plain.class);

      assertThat(copy.list).containsExactly("text", 1, "text", null);
      assertThat(copy.list.get(2)).isSameAs(copy.list.get(0));
    }
  }

  @Test
  void anObjectThatReplacesItselfByOneOfAnotherClassIsNoValueOfItsOwn() {
    byte[] bytes = codec.encode(new Replaced("text"));
    assertThatThrownBy(() -> codec.decode(bytes, Replaced.class))
        .isInstanceOf(TypeMismatchException.class)
        .hasMessageStartingWith(
            "The bytes hold an object of the class java.lang.String, not of "
                + Replaced.class.getName()
                + ";");
  }

  @Test
  void aHookMayLeadBackToAnObjectThatIsBeingWritten() {
    Plain root = new Plain();
    Hooked hooked = new Hooked();
    hooked.written = root;
    hooked.hidden = new Object[] {null, root, root.list};
    root.other = hooked;

    Plain copy = trip(root);

    Hooked within = (Hooked) copy.other;
    assertThat(within.written).isSameAs(copy);
    assertThat(within.hidden).containsExactly(null, copy, copy.list);
    assertThat(within.hidden[2]).isSameAs(copy.list);
  }

  @Test
  void aHookThatLeadsBackToARecordIsRefused() {
    Holder holder = new Holder(new ArrayList<>());
    Hooked hooked = new Hooked();
    hooked.written = holder;
    holder.content().add(hooked);
    assertThatThrownBy(() -> codec.encode(holder))
        .isInstanceOf(EncodeException.class)
        .hasMessage(cycle(Holder.class));
  }

  @Test
  void aHookThatLeadsBackToWhatAnotherHookCarriesIsRefused() {
    Plain direct = new Plain();
    Hooked byField = new Hooked();
    byField.written = direct;
    direct.other = byField;
    Hooked first = new Hooked();
    first.written = direct;
    assertThatThrownBy(() -> codec.encode(first))
        .isInstanceOf(EncodeException.class)
        .hasMessage(cycle(Hooked.class));

    Plain indirect = new Plain();
    Hooked byElement = new Hooked();
    byElement.hidden = new Object[] {null, indirect};
    indirect.other = byElement;
    Hooked second = new Hooked();
    second.written = indirect;
    assertThatThrownBy(() -> codec.encode(second))
        .isInstanceOf(EncodeException.class)
        .hasMessage(cycle(Hooked.class));
  }

  @Test
  void anObjectOutsideAndInsideOfHookedOnesIsOne() {
    Plain shared = new Plain();
    Hooked hooked = new Hooked();
    hooked.written = shared;
    Plain root = new Plain();
    root.list.addAll(List.of(hooked, shared, hooked));

    Plain copy = trip(root);

    assertThat(copy.list.get(2)).isSameAs(copy.list.get(0));
    assertThat(copy.list.get(1)).isSameAs(((Hooked) copy.list.get(0)).written);
  }

  @Test
  void textOfAllKindsAndLengthsComesBack() {
    Plain root = new Plain();
    for (int length : new int[] {0, 1, 63, 64, 65, 1023, 1024, 1025, 21_845, 21_846, 70_000}) {
      root.list.add("a".repeat(length));
      root.list.add("\u20ac\ud83d".repeat(length / 2));
      root.list.add("a".repeat(length) + "\0");
    }
    assertThat(trip(root).list).isEqualTo(root.list);
  }

  @Test
  void aContainerThatAHookedClassWritesMayLeadBack() {
    Plain root = new Plain();
    Hooked hooked = new Hooked();
    hooked.written = new ArrayList<>(List.of(root));
    root.other = hooked;

    Plain copy = trip(root);

    assertThat((List<?>) ((Hooked) copy.other).written).isEqualTo(List.of(copy));
    assertThat(((List<?>) ((Hooked) copy.other).written).get(0)).isSameAs(copy);
  }

  @Test
  void whatJavaWritesButCannotReadIsRefused() {
    assertThatThrownBy(() -> codec.encode(new Closed()))
        .isInstanceOf(EncodeException.class)
        .hasMessage(
            Closed.class.getName()
                + " is Externalizable but has no public constructor without arguments");
    assertThatThrownBy(() -> codec.encode(new Unreadable()))
        .isInstanceOf(EncodeException.class)
        .hasMessage(
            "The superclass "
                + Strict.class.getName()
                + " of "
                + Unreadable.class.getName()
                + " is not Serializable and has no constructor without arguments that it may call");
    assertThatThrownBy(() -> codec.encode(new Loses()))
        .isInstanceOf(EncodeException.class)
        .hasMessage(
            "The superclass "
                + Base.class.getName()
                + " of "
                + Loses.class.getName()
                + " is not Serializable, so its fields would be lost");
  }

  @Test
  void aDeepChainOfHookedObjectsIsALimit() {
    Hooked head = new Hooked();
    Hooked link = head;
    for (int i = 0; i < 100_000; i++) {
      Hooked next = new Hooked();
      link.written = next;
      link = next;
    }
    assertThatThrownBy(() -> codec.encode(head)).isInstanceOf(LimitExceededException.class);
  }

  private static String cycle(Class<?> type) {
    return "An object of "
        + type.getName()
        + " contains itself, but can be created only from what it contains; break the cycle with a"
        + " transient field or a Surrogate";
  }
}
