package dev.polycodec.hessian.plain;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.MalformedDataException;
import dev.polycodec.SchemaMismatchException;
import dev.polycodec.Trait;
import dev.polycodec.hessian.plain.Values.Atomics;
import dev.polycodec.hessian.plain.Values.Base;
import dev.polycodec.hessian.plain.Values.Everything;
import dev.polycodec.hessian.plain.Values.Node;
import dev.polycodec.tck.equality.DeepEquality;
import java.io.Serializable;
import java.math.BigDecimal;
import java.sql.Timestamp;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.GregorianCalendar;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Bytes of Hessian's own serializers are read to the values they were written from. */
class HessianPlainTest {

  private static final Set<Trait> EXACT =
      Set.of(Trait.IDENTITY, Trait.CYCLES, Trait.EXACT_CONTAINERS);

  private static Codec codec(Plain plain) {
    return Codecs.builder()
        .use(plain.codec())
        .allow(Values.class.getName() + "$*")
        .allow("java.net.URI", "java.sql.*")
        .build();
  }

  private static void requireSame(Plain plain, Object value) throws Exception {
    try (Codec codec = codec(plain)) {
      Object copy = codec.decode(plain.write(value), value.getClass());
      assertThat(DeepEquality.difference(value, copy, EXACT)).isEmpty();
    }
  }

  /** What Hessian 3.1.5 writes of an object of the class Order with the field id. */
  @Test
  void anObjectOfTheDraftIsRefusedWithTheWayOut() {
    byte[] old = "O\u0015com.acme.Order\u0091\u0002ido\u0090\u0097".getBytes(ISO_8859_1);
    Codec codec = codec(Plain.HESSIAN2);
    assertThatThrownBy(() -> codec.decode(old, Object.class))
        .isInstanceOf(MalformedDataException.class)
        .hasMessage(
            "The bytes begin like those of the draft of Hessian 2.0, which Hessian 3.1 and SOFA's"
                + " Hessian write: read them with that library, and store them with another codec");
  }

  @ParameterizedTest
  @EnumSource
  void objectsOfAllKindsOfFieldsComeBackEqual(Plain plain) throws Exception {
    requireSame(plain, new Everything("all"));
  }

  @ParameterizedTest
  @EnumSource
  void rootsMayBeContainersArraysAndScalars(Plain plain) throws Exception {
    requireSame(plain, new ArrayList<>(List.of(new Base("a"), 1, "x")));
    requireSame(plain, new LinkedList<>(List.of(1)));
    requireSame(plain, new HashMap<>(Map.of("k", new Base("v"))));
    requireSame(plain, new TreeMap<>(Map.of("k", 1)));
    requireSame(plain, new Base[] {new Base("a"), null});
    requireSame(plain, new long[] {1, 2});
    requireSame(plain, new byte[] {1});
    requireSame(plain, "text");
    requireSame(plain, "long \u00e4\uD83D\uDE00".repeat(20_000));
    requireSame(plain, 42);
    requireSame(plain, (short) 42);
    requireSame(plain, 4.25f);
    requireSame(plain, 'c');
    requireSame(plain, TimeUnit.HOURS);
    requireSame(plain, new BigDecimal("1.00"));
    requireSame(plain, Locale.CANADA_FRENCH);
    requireSame(plain, Locale.TRADITIONAL_CHINESE);
  }

  /** Other software, such as that of Python, writes lists to their ends. */
  @ParameterizedTest
  @EnumSource
  void anArrayIsReadOfAListWithoutItsLength(Plain plain) {
    boolean first = plain != Plain.HESSIAN2;
    String open = first ? "Vl\u00ff\u00ff\u00ff\u00ff" : "W";
    String typed = first ? "Vt\0\4[intl\u00ff\u00ff\u00ff\u00ff" : "U\4[int";
    String end = first ? "z" : "Z";
    String numbers = "I\0\0\0\7I\0\0\0\u00e8";
    String text = first ? "S\0\1a" : "\1a";
    try (Codec codec = codec(plain)) {
      assertThat(codec.decode(bytes(open + numbers + end), int[].class)).containsExactly(7, 232);
      assertThat(codec.decode(bytes(typed + numbers + end), Object.class))
          .isEqualTo(new int[] {7, 232});
      assertThat(codec.decode(bytes(open + text + "N" + end), String[].class))
          .containsExactly("a", null);
      assertThat(codec.decode(bytes(open + end), String[].class)).isEmpty();
    }
  }

  private static class Named implements Serializable {
    @Nullable String name;
  }

  private static final class Hiding extends Named {
    @Nullable String name;
  }

  /** Which of the values is that of the field that there is, the bytes do not say. */
  @ParameterizedTest
  @EnumSource
  void fieldThatHidesAnotherInOneVersionOnlyIsRefused(Plain plain) {
    try (Codec codec = codec(plain)) {
      assertThat(codec.decode(named(plain, Named.class, 1), Named.class).name).isEqualTo("0");
      Hiding both = codec.decode(named(plain, Hiding.class, 2), Hiding.class);
      assertThat(both.name).isEqualTo("0");
      assertThat(((Named) both).name).isEqualTo("1");
      refusesHiding(codec, Named.class, named(plain, Named.class, 2));
      refusesHiding(codec, Hiding.class, named(plain, Hiding.class, 1));
    }
  }

  private static void refusesHiding(Codec codec, Class<?> type, byte[] bytes) {
    assertThatThrownBy(() -> codec.decode(bytes, type))
        .isInstanceOf(SchemaMismatchException.class)
        .hasMessage(
            "Of the fields named name of "
                + type.getName()
                + " and its superclasses, one hides another in one version only, and the bytes do"
                + " not say whose value is whose: read them with the class as it was");
  }

  /** Returns an object of a class with a number of fields of one name. */
  private static byte[] named(Plain plain, Class<?> type, int count) {
    boolean first = plain != Plain.HESSIAN2;
    String name = type.getName();
    StringBuilder message = new StringBuilder();
    message.append(first ? "Mt\0" : "C0").append((char) name.length()).append(name);
    if (!first) {
      message.append((char) (0x90 + count)).append("\4name".repeat(count)).append((char) 0x60);
    }
    for (int i = 0; i < count; i++) {
      message.append(first ? "S\0\4nameS\0\1" : "\1").append(i);
    }
    return bytes(message.append(first ? "z" : "").toString());
  }

  private static byte[] bytes(String message) {
    return message.getBytes(ISO_8859_1);
  }

  /** Dubbo's hessian-lite is a copy of the library, whose classes have other names. */
  @ParameterizedTest
  @EnumSource
  void readsTheHandlesOfACopyOfTheLibrary(Plain plain) throws Exception {
    String name = "com.caucho.hessian.io.LocaleHandle";
    String copy = "com.alibaba." + name;
    String text = new String(plain.write(Locale.CANADA_FRENCH), ISO_8859_1);
    String copied = text.replace((char) name.length() + name, (char) copy.length() + copy);
    assertThat(copied).isNotEqualTo(text);
    try (Codec codec = codec(plain)) {
      assertThat(codec.decode(copied.getBytes(ISO_8859_1), Locale.class))
          .isEqualTo(Locale.CANADA_FRENCH);
    }
  }

  @ParameterizedTest
  @EnumSource
  void nullIsARoot(Plain plain) throws Exception {
    try (Codec codec = codec(plain)) {
      assertThat(codec.decode(plain.write(null), Base.class)).isNull();
    }
  }

  @ParameterizedTest
  @EnumSource
  void sharedObjectsAndCyclesAreKept(Plain plain) throws Exception {
    Node root = new Node(1);
    Node other = new Node(2);
    root.edges.add(other);
    root.edges.add(other);
    root.edges.add(root);
    root.labels.put(root, "self");
    root.labels.put(other, "other");
    other.other = root.edges;
    requireSame(plain, root);
  }

  @ParameterizedTest
  @EnumSource
  void referencesBesideHandlesAreRight(Plain plain) throws Exception {
    Node root = new Node(1);
    Node shared = new Node(2);
    root.other =
        new Object[] {new BigDecimal("1"), Locale.UK, new Timestamp(1), TimeUnit.DAYS, shared};
    root.edges.add(shared);
    root.edges.add(shared);
    requireSame(plain, root);
  }

  /** Hessian 1.0 writes them as wider numbers. */
  @Test
  void smallNumbersInObjectsKeepTheirClasses() throws Exception {
    Node shared = new Node(2);
    Node root = new Node(1);
    root.other = new Object[] {(byte) 1, (short) 2, 2.5f, shared, shared};
    requireSame(Plain.HESSIAN2, root);
  }

  /** In Hessian 1.0 a calendar and the object after it are written with one number. */
  @Test
  void referencesAfterACalendarAreRight() throws Exception {
    GregorianCalendar calendar = new GregorianCalendar(2020, 1, 29);
    Node shared = new Node(2);
    Node root = new Node(1);
    root.other = new Object[] {calendar, calendar, shared, shared};
    requireSame(Plain.HESSIAN2, root);
  }

  @ParameterizedTest
  @EnumSource
  void valuesOfTheJdkThatHessianWritesByFieldsComeBack(Plain plain) throws Exception {
    Atomics atomics = new Atomics();
    try (Codec codec = codec(plain)) {
      Atomics copy = codec.decode(plain.write(atomics), Atomics.class);
      assertThat(copy.integer).hasValue(-3);
      assertThat(copy.number).hasValue(1L << 50);
      assertThat(copy.truth).isTrue();
      assertThat(copy.currency.getCurrencyCode()).isEqualTo("EUR");
    }
  }

  /** Hessian tells neither; what it reads itself is the same. */
  @ParameterizedTest
  @EnumSource
  void wrappersOfContainersBecomePlainOnes(Plain plain) throws Exception {
    Node node = new Node(1);
    try (Codec codec = codec(plain)) {
      node.other = Collections.unmodifiableList(new LinkedList<>(List.of(1)));
      assertThat(codec.decode(plain.write(node), Node.class).other).isEqualTo(List.of(1));
      node.other = Collections.unmodifiableSet(new HashSet<>(List.of(1)));
      assertThat(codec.decode(plain.write(node), Node.class).other).isEqualTo(Set.of(1));
      node.other = Arrays.asList(1, 2);
      assertThat(codec.decode(plain.write(node), Node.class).other).isEqualTo(List.of(1, 2));
      node.other = Collections.singletonMap("k", "v");
      assertThat(codec.decode(plain.write(node), Node.class).other).isEqualTo(Map.of("k", "v"));
    }
  }

  @ParameterizedTest
  @EnumSource
  void everyTruncationIsRefused(Plain plain) throws Exception {
    byte[] bytes = plain.write(new ArrayList<>(List.of(new Base("a"), 1L, new BigDecimal("1"))));
    try (Codec codec = codec(plain)) {
      for (int i = 0; i < bytes.length; i++) {
        byte[] truncated = Arrays.copyOf(bytes, i);
        assertThatThrownBy(() -> codec.decode(truncated, ArrayList.class))
            .as("%d of %d bytes", i, bytes.length)
            .isInstanceOf(MalformedDataException.class);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void trailingBytesAreRefused(Plain plain) throws Exception {
    byte[] bytes = plain.write(new Base("a"));
    try (Codec codec = codec(plain)) {
      assertThatThrownBy(() -> codec.decode(Arrays.copyOf(bytes, bytes.length + 1), Base.class))
          .isInstanceOf(MalformedDataException.class)
          .hasMessage("The payload continues after the root");
    }
  }
}
