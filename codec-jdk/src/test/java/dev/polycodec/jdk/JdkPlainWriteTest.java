package dev.polycodec.jdk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.CodecException;
import dev.polycodec.Codecs;
import dev.polycodec.EncodeException;
import dev.polycodec.LimitExceededException;
import dev.polycodec.Limits;
import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.jdk.PlainJdk.Mark;
import dev.polycodec.jdk.PlainJdk.Replaced;
import dev.polycodec.tck.model.Hooks.Telling;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.time.LocalDate;
import java.time.temporal.Temporal;
import java.util.AbstractMap.SimpleEntry;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Date;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

class JdkPlainWriteTest {

  private final PlainJdk plain = new PlainJdk();

  /** A class that Java does not serialize. */
  static class Room {
    String name = "kitchen";
  }

  /** A class that Java serializes without the state of its superclass. */
  static final class Kitchen extends Room implements Serializable {
    private static final long serialVersionUID = 1L;
  }

  /** A class that writes what no field of it holds in the open. */
  static final class Diary implements Serializable {
    private static final long serialVersionUID = 1L;

    private transient List<LocalDate> days = new ArrayList<>(List.of(LocalDate.EPOCH));

    private void writeObject(ObjectOutputStream out) throws IOException {
      out.defaultWriteObject();
      out.writeObject(days.get(0));
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
      in.defaultReadObject();
      days = new ArrayList<>(List.of((LocalDate) in.readObject()));
    }
  }

  @Test
  void readResolveMayMakeAText() throws Exception {
    List<Object> told = List.of(new Mark(1, new Telling(5)), "after", new Telling(6));
    try (Codec codec = builder().allow(Telling.class.getName()).build()) {
      List<Object> expected = List.of(new Mark(1, "number 5"), "after", "number 6");
      assertThat(codec.decode(plain.write(told), List.class)).isEqualTo(expected);
      assertThat(codec.decode(codec.encode(told), List.class)).isEqualTo(expected);
    }
  }

  /** A list in a list, and so on. */
  private static List<Object> nested(int depth) {
    List<Object> list = new ArrayList<>();
    for (int i = 1; i < depth; i++) {
      list = new ArrayList<>(List.of(list));
    }
    return list;
  }

  @Test
  void whatIsNotSerializableIsNamed() {
    refused(
        builder(),
        new Mark(1, new Room()),
        EncodeException.class,
        Room.class.getName()
            + " is not Serializable, which Java's object streams require: implement"
            + " java.io.Serializable, or encode with the codec 'jdk'");
  }

  @Test
  void theStateOfASuperclassIsNotLost() {
    refused(
        builder(),
        new Mark(1, new Kitchen()),
        EncodeException.class,
        "The superclass "
            + Room.class.getName()
            + " of "
            + Kitchen.class.getName()
            + " is not Serializable, so its fields would be lost");
  }

  @Test
  void classesAreNoValues() {
    for (Object holder :
        List.of(
            Mark.class,
            List.of(Mark.class),
            new Object[] {Mark.class},
            Map.of(1, Mark.class),
            Collections.singletonList(Mark.class),
            new EnumMap<>(Map.of(TimeUnit.DAYS, Mark.class)),
            new IdentityHashMap<>(Map.of(1, Mark.class)),
            new LinkedBlockingQueue<>(List.of(Mark.class)),
            new SimpleEntry<>(1, Mark.class),
            new AtomicReference<>(Mark.class))) {
      refused(
          builder(),
          new Mark(1, holder),
          TypeNotAllowedException.class,
          "No policy allows the class java.lang.Class");
    }
  }

  /** The stream's reader puts keys in again, and would drop one of two without a word. */
  @Test
  void keysThatBecameEqualAreNotLost() {
    List<Integer> one = new ArrayList<>(List.of(1));
    List<Integer> other = new ArrayList<>(List.of(2));
    Map<List<Integer>, Integer> map = new HashMap<>(Map.of(one, 1, other, 2));
    TreeSet<Date> days = new TreeSet<>(List.of(new Date(1), new Date(2)));
    one.clear();
    other.clear();
    days.forEach(day -> day.setTime(0));
    for (Object container : List.of(map, days)) {
      refused(
          builder(),
          new Mark(1, container),
          EncodeException.class,
          "Keys of a "
              + container.getClass().getName()
              + " are equal to one another, and would be lost: change no object that is a key");
    }
  }

  /** They are told apart by identity, also when they are read. */
  @Test
  void equalKeysOfAnIdentityMapAreWritten() throws Exception {
    Map<List<Integer>, Integer> map = new IdentityHashMap<>();
    map.put(new ArrayList<>(List.of(1)), 1);
    map.put(new ArrayList<>(List.of(1)), 2);
    Set<List<Integer>> set = Collections.newSetFromMap(new IdentityHashMap<>());
    set.addAll(map.keySet());
    for (Serializable value : List.of((Serializable) map, (Serializable) set)) {
      try (Codec codec = builder().build()) {
        assertThat(codec.encode(value)).isEqualTo(plain.write(value));
      }
    }
  }

  @Test
  void proxiesAreRefused() {
    Object proxy =
        Proxy.newProxyInstance(
            getClass().getClassLoader(),
            new Class<?>[] {Comparable.class},
            (Serializable & InvocationHandler) (p, method, arguments) -> 0);
    refused(
        builder().allow("java.lang.Comparable"),
        new Mark(1, proxy),
        TypeNotAllowedException.class,
        "The value holds a dynamic proxy, which is never allowed");
  }

  /** They are written as objects of other classes, so that the stream shows others. */
  @Test
  void replacedObjectsMayBeDenied() {
    List<Object> dates =
        List.of(
            LocalDate.EPOCH,
            new ArrayList<>(List.of(LocalDate.EPOCH)),
            new HashMap<>(Map.of("day", LocalDate.EPOCH)),
            List.of(Map.of("day", LocalDate.EPOCH)),
            new Temporal[] {LocalDate.EPOCH},
            new Diary());
    for (Object date : dates) {
      refused(
          builder().allow("java.time.temporal.Temporal").deny(LocalDate.class.getName()),
          new Mark(1, date),
          TypeNotAllowedException.class,
          "The policy denies the class java.time.LocalDate"
              + "; if messages may hold it, change the pattern of deny(...) or polycodec.deny that matches it");
    }
    refused(
        builder().deny(Replaced.class.getName()),
        new Mark(1, new Replaced("text")),
        TypeNotAllowedException.class,
        "The policy denies the class "
            + Replaced.class.getName()
            + "; if messages may hold it, change the pattern of deny(...) or polycodec.deny that matches it");
  }

  @Test
  void depthIsLimitedAsItIsReached() {
    CodecBuilder builder = builder().limits(Limits.defaults().withMaxDepth(20));
    try (Codec codec = builder.build()) {
      List<Object> wide = new ArrayList<>();
      for (int i = 0; i < 100; i++) {
        wide.add(nested(19));
      }
      assertThat(codec.decode(codec.encode(wide), ArrayList.class)).isEqualTo(wide);
      assertThatThrownBy(() -> codec.encode(nested(21)))
          .isInstanceOf(LimitExceededException.class)
          .hasMessage(
              "The message holds objects nested deeper than 20; raise Limits.withMaxDepth if that"
                  + " is expected");
    }
  }

  @Test
  void objectsAndBytesAreLimited() {
    List<Mark> marks = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      marks.add(new Mark(i, "text"));
    }
    refused(
        builder().limits(Limits.defaults().withMaxObjects(20)),
        new Mark(0, marks),
        LimitExceededException.class,
        "The message holds more than 20 objects; raise Limits.withMaxObjects if that is expected");
    refused(
        builder().limits(Limits.defaults().withMaxBytes(100)),
        new Mark(0, marks),
        LimitExceededException.class,
        "The message has more than 100 bytes; raise Limits.withMaxBytes if that is expected");
  }

  @Test
  void bothSidesNeedNotHavePolycodec() throws Exception {
    Map<String, Object> notes = new HashMap<>(Map.of("unit", TimeUnit.DAYS, "list", List.of(1, 2)));
    Mark mark = new Mark(7, notes);
    try (Codec codec = builder().build()) {
      assertThat(plain.read(codec.encode(mark), Mark.class)).isEqualTo(mark);
      assertThat(codec.decode(plain.write(mark), Mark.class)).isEqualTo(mark);
      assertThat(codec.encode(null)).asHexString().isEqualTo("ACED000570");
    }
  }

  private static void refused(
      CodecBuilder builder, Object value, Class<? extends CodecException> type, String message) {
    try (Codec codec = builder.build()) {
      assertThatThrownBy(() -> codec.encode(value))
          .as("%s", value.getClass())
          .isExactlyInstanceOf(type)
          .hasMessage(message);
    }
  }

  private static CodecBuilder builder() {
    return Codecs.builder().use("jdk-plain").allow("dev.polycodec.jdk.*");
  }
}
