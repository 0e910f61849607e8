package dev.polycodec.jdk;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.LimitExceededException;
import dev.polycodec.Limits;
import dev.polycodec.MalformedDataException;
import dev.polycodec.SchemaMismatchException;
import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.jdk.PlainJdk.Mark;
import dev.polycodec.stored.Envelope;
import dev.polycodec.stored.Envelopes;
import dev.polycodec.tck.hostile.OtherJvm;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectStreamClass;
import java.io.Serializable;
import java.lang.reflect.Proxy;
import java.time.LocalDate;
import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class JdkPlainTest {

  private final PlainJdk plain = new PlainJdk();

  /** Its version is declared, and so can be changed in the bytes. */
  static final class Versioned implements Serializable {
    private static final long serialVersionUID = 0x0102030405060708L;

    int number = 7;
  }

  @Test
  void rootMayBeReplacedInTheStream() throws Exception {
    try (Codec codec = builder().build()) {
      LocalDate date = LocalDate.of(2024, 2, 29);
      assertThat(codec.decode(plain.write(date), LocalDate.class)).isEqualTo(date);
      List<Mark> marks = List.of(new Mark(1, null));
      assertThat(codec.decode(plain.write(marks), List.class)).isEqualTo(marks);
    }
  }

  @Test
  void nullIsNull() throws Exception {
    byte[] bytes = HexFormat.of().parseHex("aced000570");
    try (Codec codec = builder().build()) {
      assertThat(codec.decode(bytes, Mark.class)).isNull();
    }
  }

  /** Each alone announces no more than the bytes that remain. */
  @Test
  void arraysInEachOtherMayNotAnnounceTheSameBytes() throws Exception {
    String honest = HexFormat.of().formatHex(plain.write(new Object[] {new Object[1_000]}));
    assertThat(honest).contains("000000017571");
    byte[] bytes = HexFormat.of().parseHex(honest.replace("000000017571", "000003e87571"));
    try (Codec codec = builder().build()) {
      assertThatThrownBy(() -> codec.decode(bytes, Object[].class))
          .isInstanceOf(MalformedDataException.class)
          .hasMessage(
              "The containers of the message announce more elements together than it has bytes");
    }
  }

  @Test
  void otherBytesAreNoStream() {
    try (Codec codec = builder().build()) {
      assertThatThrownBy(() -> codec.decode(new byte[] {1, 2, 3, 4, 5}, Mark.class))
          .isInstanceOf(MalformedDataException.class)
          .hasMessage(
              "The bytes are not an encoded dev.polycodec.jdk.PlainJdk$Mark: the backend failed"
                  + " with java.io.StreamCorruptedException");
    }
  }

  /** Is a superclass, which is the same in the bytes. */
  static class Above implements Serializable {
    private static final long serialVersionUID = 1L;
  }

  /** Is another version in the bytes. */
  static final class Below extends Above {
    private static final long serialVersionUID = 0x0102030405060708L;
  }

  @Test
  void anotherVersionOfAClassIsNamed() throws Exception {
    for (Object value : List.of(new Versioned(), new Below())) {
      String bytes = text(plain.write(value));
      String uid = text(HexFormat.of().parseHex("0102030405060708"));
      byte[] other = bytes.replace(uid, uid.replace('\u0001', '\u0009')).getBytes(ISO_8859_1);
      try (Codec codec = builder().build()) {
        assertThatThrownBy(() -> codec.decode(other, value.getClass()))
            .isInstanceOf(SchemaMismatchException.class)
            .hasMessage(
                value.getClass().getName()
                    + " is not the class that the bytes describe: they were written with another"
                    + " version of it; declare its serialVersionUID as 649084612093806344L, which"
                    + " they have, and keep to what Java serialization can read");
      }
    }
  }

  @Test
  void proxiesAreRefused() throws Exception {
    Object proxy =
        Proxy.newProxyInstance(
            getClass().getClassLoader(),
            new Class<?>[] {Comparable.class},
            (Serializable & java.lang.reflect.InvocationHandler) (p, method, arguments) -> 0);
    byte[] bytes = plain.write(new Mark(1, proxy));
    try (Codec codec = builder().allow("java.lang.Comparable").build()) {
      assertThatThrownBy(() -> codec.decode(bytes, Mark.class))
          .isInstanceOf(TypeNotAllowedException.class)
          .hasMessage("The bytes hold a dynamic proxy, which is never allowed");
    }
  }

  @Test
  void classesAreNoValues() throws Exception {
    List<Object> holders =
        List.of(
            new ArrayList<>(List.of(Mark.class)),
            new HashMap<>(Map.of(Mark.class, 1)),
            new HashMap<>(Map.of(1, Mark.class)),
            new Object[] {TimeUnit.class},
            new Class<?>[] {Mark.class},
            new AbstractMap.SimpleEntry<>(1, Mark.class),
            new AtomicReference<>(Mark.class),
            new AtomicReferenceArray<>(new Object[] {Mark.class}),
            new Object[] {new EnumMap<>(Map.of(TimeUnit.DAYS, 1)), TimeUnit.class},
            ObjectStreamClass.lookup(Mark.class));
    try (Codec codec = builder().build()) {
      for (Object holder : holders) {
        requireNoClass(codec, plain.write(new Mark(1, holder)));
      }
      requireNoClass(codec, plain.write(new Mark(1, Mark.class)));
      requireNoClass(codec, plain.write(Mark.class));
    }
  }

  private static void requireNoClass(Codec codec, byte[] bytes) {
    assertThatThrownBy(() -> codec.decode(bytes, Object.class))
        .isInstanceOf(TypeNotAllowedException.class)
        .hasMessageMatching(
            "No policy allows the class java\\.(lang\\.Class|io\\.ObjectStreamClass)");
  }

  @Test
  void tablesHoldWhatTheyHeld() throws Exception {
    Map<Object, Object> content = Map.of(List.of(1), "one", "two", List.of(2));
    Properties defaults = new Properties();
    defaults.setProperty("colour", "red");
    Properties properties = new Properties(defaults);
    properties.setProperty("size", "9");
    List<Object> tables =
        List.of(
            content,
            Set.of(List.of(1), 2, "three"),
            Arrays.asList(1, null),
            Stream.of(1, null).toList(),
            new HashMap<>(content),
            new LinkedHashMap<>(content),
            new Hashtable<>(content),
            new ConcurrentHashMap<>(content),
            new HashSet<>(Arrays.asList(List.of(1), null)),
            new LinkedHashSet<>(List.of(3, 1, 2)),
            properties,
            new Counting(content));
    try (Codec codec = builder().allow(Counting.class.getName()).build()) {
      for (Object table : tables) {
        Mark mark = new Mark(1, List.of(table, table));
        Mark decoded = (Mark) codec.decode(plain.write(mark), Object.class);
        assertThat(decoded).isEqualTo(mark).hasToString(mark.toString());
        Object copy = ((List<?>) decoded.content()).get(0);
        assertThat(copy).hasSameClassAs(table).isSameAs(((List<?>) decoded.content()).get(1));
      }
      Properties decoded = codec.decode(plain.write(properties), Properties.class);
      assertThat(decoded.getProperty("colour")).isEqualTo("red");
    }
  }

  @Test
  void tableThatTheJdkFillsIsReadWithinTheLimitOfItsEntries() throws Exception {
    for (int entries = 1; entries < 100; entries++) {
      Counting counting = new Counting(Map.of());
      IntStream.range(0, entries).forEach(i -> counting.put(i, i));
      Limits exact = Limits.defaults().withMaxElements(entries);
      try (Codec codec = builder().limits(exact).allow(Counting.class.getName()).build()) {
        assertThat(codec.decode(codec.encode(counting), Counting.class)).isEqualTo(counting);
        counting.put("one", "more");
        assertThatThrownBy(() -> codec.decode(plain.write(counting), Counting.class))
            .isInstanceOf(LimitExceededException.class);
      }
    }
  }

  @Test
  void orderOfAccessIsKept() throws Exception {
    LinkedHashMap<String, Integer> map = new LinkedHashMap<>(16, 0.75f, true);
    map.putAll(Map.of("a", 1, "b", 2));
    try (Codec codec = builder().build()) {
      LinkedHashMap<?, ?> decoded = codec.decode(plain.write(map), LinkedHashMap.class);
      Object first = decoded.keySet().iterator().next();
      decoded.get(first);
      assertThat(decoded.keySet().iterator().next()).isNotEqualTo(first);
    }
  }

  @Test
  void tablesMayContainThemselves() throws Exception {
    Map<String, Object> map = new HashMap<>();
    map.put("self", new ArrayList<>(List.of(map)));
    try (Codec codec = builder().build()) {
      HashMap<?, ?> decoded = codec.decode(plain.write(map), HashMap.class);
      assertThat(((List<?>) decoded.get("self")).get(0)).isSameAs(decoded);
    }
  }

  @Test
  void concurrentMapsMayNotContainThemselves() throws Exception {
    Map<String, Object> map = new ConcurrentHashMap<>();
    map.put("self", new ArrayList<>(List.of(map)));
    try (Codec codec = builder().build()) {
      assertThatThrownBy(() -> codec.decode(plain.write(map), ConcurrentHashMap.class))
          .isInstanceOf(MalformedDataException.class)
          .hasMessage(
              "The stream holds a java.util.concurrent.ConcurrentHashMap that contains itself,"
                  + " which is not supported");
    }
  }

  /** Twelve thousand of them would compare each with each before anyone counts. */
  @Test
  void keysAreCountedBeforeTheyAreCompared() throws Exception {
    for (Object table : List.of(new HashMap<>(), new Hashtable<>(), new ConcurrentHashMap<>())) {
      byte[] bytes = plain.write(new Mark(1, crowded(table)));
      Limits few = Limits.defaults().withMaxKeySteps(100);
      Unequal.compared = 0;
      try (Codec codec = builder().limits(few).build()) {
        assertThatThrownBy(() -> codec.decode(bytes, Mark.class))
            .isInstanceOf(LimitExceededException.class)
            .hasMessageContaining("withMaxKeySteps");
      }
      assertThat(Unequal.compared).isLessThan(100);
    }
  }

  @SuppressWarnings("unchecked")
  private static Object crowded(Object table) {
    for (int i = 0; i < 500; i++) {
      ((Map<Object, Object>) table).put(new ArrayList<>(List.of(new Unequal())), i);
    }
    return table;
  }

  /** Is of one hash with its like, and tells how often two were compared. */
  static final class Unequal implements Serializable {
    private static final long serialVersionUID = 1L;
    private static int compared;

    int state = 1;

    @Override
    public boolean equals(Object other) {
      compared++;
      return this == other;
    }

    @Override
    public int hashCode() {
      return 7;
    }
  }

  /** Looks at what it holds while it is read. */
  static final class Counting extends LinkedHashMap<Object, Object> {
    private static final long serialVersionUID = 1L;

    transient int count;

    Counting(Map<?, ?> content) {
      super(content);
      count = size();
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
      in.defaultReadObject();
      count = size();
    }

    @Override
    public String toString() {
      return count + " of " + super.toString();
    }
  }

  @Test
  void setsAndMapsKnowTheClassOfTheirKeys() throws Exception {
    List<Object> holders =
        List.of(
            EnumSet.of(TimeUnit.DAYS),
            EnumSet.noneOf(TimeUnit.class),
            new EnumMap<>(Map.of(TimeUnit.DAYS, 1)),
            Collections.checkedList(new ArrayList<>(List.of(1)), Integer.class));
    try (Codec codec = builder().build()) {
      for (Object holder : holders) {
        Mark mark = new Mark(1, holder);
        assertThat(codec.decode(plain.write(mark), Mark.class)).isEqualTo(mark);
      }
    }
  }

  @Test
  void announcedLengthsAreCheckedAgainstTheBytes() throws Exception {
    byte[] bytes = plain.write(new long[] {1, 2, 3});
    byte[] bomb = bytes.clone();
    int length = bytes.length - 3 * Long.BYTES - Integer.BYTES;
    bomb[length] = 0x7f;
    try (Codec codec = builder().build()) {
      assertThatThrownBy(() -> codec.decode(bomb, long[].class))
          .isInstanceOf(MalformedDataException.class)
          .hasMessageStartingWith("The bytes announce 2130706435 elements");
    }
  }

  @Test
  void objectsAndElementsAreLimited() throws Exception {
    List<Mark> marks = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      marks.add(new Mark(i, "text"));
    }
    byte[] bytes = plain.write(new Mark(0, marks));
    refused(Limits.defaults().withMaxObjects(20), bytes, "more than 20 objects");
    refused(Limits.defaults().withMaxElements(19), bytes, "more than 19 elements");
  }

  @Test
  void setsWithinSetsAreLimited() throws Exception {
    Set<Object> set = new HashSet<>(Set.of("bottom"));
    for (int i = 0; i < 10; i++) {
      set = new HashSet<>(Arrays.asList(set, new HashSet<>(Arrays.asList(set, i))));
    }
    byte[] bytes = plain.write(set);
    try (Codec codec = builder().limits(Limits.defaults().withMaxKeySteps(1_000)).build()) {
      assertThatThrownBy(() -> codec.decode(bytes, HashSet.class))
          .isInstanceOf(LimitExceededException.class)
          .hasMessageContaining("withMaxKeySteps");
    }
  }

  @Test
  void migratesFromBytesOfPlainJava() throws Exception {
    Mark mark = new Mark(1, List.of("any", 2L));
    Envelope envelope = Envelopes.defaults().readLegacy("jdk-plain");
    try (Codec codec = builder("jdk").envelope(envelope).build()) {
      assertThat(codec.decode(plain.write(mark), Mark.class)).isEqualTo(mark);
      byte[] bytes = codec.encode(mark);
      assertThat(bytes[0]).isEqualTo((byte) 0xD7);
      assertThat(codec.decode(bytes, Mark.class)).isEqualTo(mark);
    }
  }

  private static void refused(Limits limits, byte[] bytes, String what) {
    try (Codec codec = builder().limits(limits).build()) {
      assertThatThrownBy(() -> codec.decode(bytes, Mark.class))
          .isInstanceOf(LimitExceededException.class)
          .hasMessageStartingWith("The message holds " + what);
    }
  }

  @Test
  void keyWithoutValueIsMalformed() throws Exception {
    byte[] bytes = plain.write(new Mark(1, Map.of("k", TimeUnit.DAYS)));
    String pair = text(HexFormat.of().parseHex("770400000002"));
    String single = text(HexFormat.of().parseHex("770400000001"));
    byte[] odd = text(bytes).replace(pair, single).getBytes(ISO_8859_1);
    try (Codec codec = builder().build()) {
      assertThatThrownBy(() -> codec.decode(odd, Mark.class))
          .isInstanceOf(MalformedDataException.class)
          .hasMessage("The stream holds a collection that cannot be");
    }
  }

  @Test
  void theFilterOfTheJvmStillRules() throws Exception {
    String filter = "-Djdk.serialFilter=!" + Mark.class.getName();
    assertThat(OtherJvm.said(List.of(filter), Forked.class, List.of()))
        .isEqualToIgnoringNewLines(
            "The class "
                + Mark.class.getName()
                + " is rejected by the JVM's serialization filter, jdk.serialFilter");
  }

  /** Decodes what the filter of its JVM rejects. */
  static final class Forked {
    private Forked() {}

    public static void main(String[] args) throws Exception {
      byte[] bytes = new PlainJdk().write(new Mark(1, null));
      try (Codec codec = builder().build()) {
        System.out.println(codec.decode(bytes, Mark.class));
      } catch (TypeNotAllowedException e) {
        System.out.println(e.getMessage());
      }
    }
  }

  private static CodecBuilder builder() {
    return builder("jdk-plain");
  }

  private static CodecBuilder builder(String codec) {
    return Codecs.builder().use(codec).allow("dev.polycodec.jdk.*");
  }

  private static String text(byte[] bytes) {
    return new String(bytes, ISO_8859_1);
  }

  /** Versioned, under another name. */
  static final class Renamed implements Serializable {
    private static final long serialVersionUID = 0x0102030405060708L;

    int number;
  }

  @Test
  void aClassThatIsCalledOtherwiseIsNamed() throws Exception {
    byte[] bytes = plain.write(new Versioned());
    String old = "dev.polycodec.jdk.JdkPlainTest$Versione2";
    byte[] gone =
        new String(bytes, ISO_8859_1).replace(Versioned.class.getName(), old).getBytes(ISO_8859_1);
    try (Codec codec = builder().renamed(old, Renamed.class).build()) {
      assertThatThrownBy(() -> codec.decode(gone, Renamed.class))
          .isExactlyInstanceOf(SchemaMismatchException.class)
          .hasMessage(
              "Java serialization reads an object of "
                  + old
                  + " only as one of a class that is called JdkPlainTest$Versione2, in whatever"
                  + " package, and not as one of "
                  + Renamed.class.getName());
    }
  }
}
