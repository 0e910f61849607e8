package dev.polycodec.fory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.EncodeException;
import dev.polycodec.LimitExceededException;
import dev.polycodec.Limits;
import dev.polycodec.MalformedDataException;
import dev.polycodec.TypeNotAllowedException;
import java.io.Externalizable;
import java.io.ObjectInput;
import java.io.ObjectInputStream;
import java.io.ObjectOutput;
import java.io.Serializable;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.Date;
import java.util.HashMap;
import java.util.Hashtable;
import java.util.IdentityHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.agrona.DirectBuffer;
import org.apache.fory.collection.Int32List;
import org.apache.fory.collection.LazyMap;
import org.apache.fory.resolver.ClassResolver;
import org.apache.fory.type.unsigned.UInt8;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What hostile bytes may not do to {@code fory}. */
class ForySecurityTest {

  private static final String HOME = ForySecurityTest.class.getName();

  private static final int KILO = 1 << 10;

  /** Whether a hook of a class below was run. */
  private static boolean ran;

  record Any(Object content) {}

  record Point(int left, int top) {}

  /** Has a list that generated code fills. */
  public static final class Many {
    public List<String> list = new ArrayList<>();
  }

  /** Has a set that is a view, and a map. */
  public static final class Keys {
    public Set<Object> first = Collections.newSetFromMap(new HashMap<>());
    public Map<Object, Object> second = new HashMap<>();
  }

  /** Is read by a hook. */
  static final class Hooked implements Serializable {
    private static final long serialVersionUID = 1L;

    private void readObject(ObjectInputStream in) {
      ran = true;
    }
  }

  /** Is read by itself. */
  public static final class Extern implements Externalizable {
    private static final long serialVersionUID = 1L;

    /** Needed by hooks. */
    public Extern() {}

    @Override
    public void writeExternal(ObjectOutput out) {}

    @Override
    public void readExternal(ObjectInput in) {
      ran = true;
    }
  }

  /** Is replaced once it is read. */
  static final class Resolved implements Serializable {
    private static final long serialVersionUID = 1L;

    private Object readResolve() {
      ran = true;
      return this;
    }
  }

  /** Is a table that hooks fill. */
  static final class Table extends Hashtable<String, String> {
    private static final long serialVersionUID = 1L;
  }

  private static CodecBuilder builder() {
    return Codecs.builder().use("fory").allow(HOME + "$*");
  }

  private static byte[] written(Object value) {
    return new HardenedFory().write(value);
  }

  @Test
  void whatHooksReadIsRefusedInBothDirections() {
    List<Object> values =
        List.of(
            new Hooked(),
            new Extern(),
            new Resolved(),
            new Table(),
            new Hashtable<>(Map.of(1, 2)),
            new Properties(),
            new Random(1),
            new IdentityHashMap<>());
    ran = false;
    try (Codec codec = builder().build()) {
      for (Object value : values) {
        String why =
            value.getClass().getTypeName()
                + " has hooks of Java serialization or a form of its own in Fory, which is not"
                + " safe: take a codec that carries it, such as jdk"; // kryo runs no hooks either
        assertThatThrownBy(() -> codec.encode(value))
            .isExactlyInstanceOf(EncodeException.class)
            .hasMessage(why);
        assertThatThrownBy(
                () -> codec.decode(Spelling.message("", value.getClass().getName()), Object.class))
            .isExactlyInstanceOf(TypeNotAllowedException.class)
            .hasMessage(why);
      }
    }
    assertThat(ran).isFalse();
  }

  /** Is a buffer of a library, at an address. */
  static final class Buffer implements DirectBuffer {
    long address = 16;
  }

  @Test
  void addressOfMemoryIsRefusedInBothDirections() {
    String why =
        Buffer.class.getTypeName() + " holds an address of memory, which bytes must not choose";
    try (Codec codec = builder().build()) {
      assertThatThrownBy(() -> codec.encode(new Buffer()))
          .isExactlyInstanceOf(EncodeException.class)
          .hasMessage(why);
      assertThatThrownBy(() -> codec.decode(written(new Buffer()), Object.class))
          .isExactlyInstanceOf(TypeNotAllowedException.class)
          .hasMessage(why);
    }
  }

  @Test
  void whatForyHasNoSerializerForIsNamed() {
    Map<String, Integer> map = new HashMap<>(Map.of("a", 1));
    try (Codec codec = builder().build()) {
      for (Object value : List.of(map.values(), map.keySet(), Map.entry("a", 1))) {
        assertThatThrownBy(() -> codec.forType(Any.class).encode(new Any(value)))
            .isExactlyInstanceOf(EncodeException.class)
            .hasMessage(
                "Fory has no serializer for "
                    + value.getClass().getTypeName()
                    + ": put another value in its place, such as a copy of a view, or take a codec"
                    + " that carries it, such as kryo");
      }
    }
  }

  @Test
  void proxiesAndLambdasAreRefusedInBothDirections() {
    Comparator<String> lambda =
        (Comparator<String> & Serializable) (one, other) -> other.compareTo(one);
    Object proxy =
        Proxy.newProxyInstance(
            ForySecurityTest.class.getClassLoader(),
            new Class<?>[] {Comparator.class},
            (self, method, arguments) -> 0);
    try (Codec codec = builder().allow("dev.polycodec.fory.*", "jdk.proxy2.*").build()) {
      for (Object value : List.of(lambda, proxy)) {
        assertThat(catchThrowable(() -> codec.encode(new Any(value))))
            .isInstanceOfAny(TypeNotAllowedException.class, EncodeException.class);
      }
      byte[] bytes = written(new Any(new TreeMap<>(lambda)));
      assertThatThrownBy(() -> codec.decode(bytes, Any.class))
          .isInstanceOf(TypeNotAllowedException.class);
      for (int stub : List.of(ClassResolver.LAMBDA_STUB_ID, ClassResolver.JDK_PROXY_STUB_ID)) {
        byte[] stubbed = {0, 0, (byte) stub, 0, 0, 0, 0, 0, 0, 0};
        assertThatThrownBy(() -> codec.decode(stubbed, Object.class))
            .isInstanceOf(TypeNotAllowedException.class);
      }
    }
  }

  /** Fory itself reads any class in the place of such a constant, with its hooks. */
  @Test
  void aConstantIsNoWayToOtherClasses() {
    Any any = new Any(new TreeMap<>(Collections.reverseOrder()));
    byte[] bytes = written(any);
    try (Codec codec = builder().build()) {
      assertThat(codec.decode(bytes, Any.class)).isEqualTo(any);
      assertThat(codec.encode(any)).isEqualTo(bytes);
      int refused = 0;
      for (int i = 0; i < bytes.length; i++) {
        for (int value = Byte.MIN_VALUE; value <= Byte.MAX_VALUE; value++) {
          byte[] hostile = bytes.clone();
          hostile[i] = (byte) value;
          refused += catchThrowable(() -> codec.decode(hostile, Any.class)) == null ? 0 : 1;
        }
      }
      assertThat(refused).isGreaterThan(bytes.length);
    }
    assertThat(ran).isFalse();
  }

  @Test
  void bytesOfAnotherVersionOfAClassAreRefused() {
    byte[] bytes = written(new Point(1, 2));
    int hash = bytes.length - 2 - Integer.BYTES; // each number takes a byte
    try (Codec codec = builder().build()) {
      for (int bit = 0; bit < Integer.SIZE; bit++) {
        byte[] other = bytes.clone();
        other[hash + bit / Byte.SIZE] ^= (byte) (1 << bit % Byte.SIZE);
        assertThatThrownBy(() -> codec.decode(other, Point.class))
            .isExactlyInstanceOf(MalformedDataException.class)
            .hasMessageEndingWith("the backend failed with org.apache.fory.exception.ForyException")
            .hasStackTraceContaining("is not consistent with");
      }
    }
  }

  /** A set that Fory reads through another map leaves none uncounted that follows it. */
  @Test
  void keysAfterAViewOfAMapAreCounted() {
    Keys keys = new Keys();
    IntStream.range(0, KILO)
        .mapToObj(i -> colliding(i, Integer.numberOfTrailingZeros(KILO)))
        .forEach(key -> keys.second.put(new ArrayList<>(List.of(key)), 1));
    byte[] bytes = written(keys);
    String text = new String(bytes, StandardCharsets.ISO_8859_1);
    byte view = written(keys.first)[2];
    byte map = written(new HashMap<>())[2];
    int at = text.indexOf(new String(new byte[] {view, map, 1}, StandardCharsets.ISO_8859_1));
    bytes[at + 1] = written(Collections.emptyMap())[2];
    Limits limits = Limits.defaults().withMaxKeySteps(KILO * KILO / 4);
    try (Codec codec = builder().limits(limits).build()) {
      assertThatThrownBy(() -> codec.decode(bytes, Keys.class))
          .isExactlyInstanceOf(LimitExceededException.class)
          .hasMessageContaining("withMaxKeySteps");
    }
  }

  /** Returns a text of the same hash for each number of so many bits. */
  private static String colliding(int number, int bits) {
    return IntStream.range(0, bits)
        .mapToObj(bit -> (number >> bit & 1) == 0 ? "Aa" : "BB")
        .collect(Collectors.joining());
  }

  @ParameterizedTest
  @ValueSource(strings = {"fory", "fory-plain"})
  void moreElementsThanTheLimitAreRefusedInBothDirections(String name) {
    List<String> twenty = Collections.nCopies(20, "a");
    Many many = new Many();
    many.list = new ArrayList<>(twenty);
    PlainFory library = name.equals("fory") ? new HardenedFory() : new PlainFory();
    Limits limits = Limits.defaults();
    CodecBuilder setup = library.builder().allow(HOME + "$*");
    try (Codec few = setup.limits(limits.withMaxElements(19)).build();
        Codec exact = setup.limits(limits.withMaxElements(20)).build()) {
      for (Object root :
          List.of(
              many,
              new ArrayList<>(twenty),
              new LinkedList<>(twenty),
              new ArrayDeque<>(twenty),
              new CopyOnWriteArrayList<>(twenty),
              List.copyOf(twenty),
              Arrays.asList(twenty.toArray()),
              new Any(IntStream.range(0, 20).boxed().collect(Collectors.toSet())),
              new Any(Map.of(1, new TreeSet<>(IntStream.range(0, 20).boxed().toList()))),
              new Any(IntStream.range(0, 20).boxed().collect(Collectors.toMap(i -> i, i -> i))),
              twenty.toArray(),
              twenty.toArray(new String[0]),
              twenty.toArray(new Comparable<?>[0]),
              new Any(new Point[20]))) {
        byte[] bytes = library.write(root);
        assertThat(exact.encode(root)).isEqualTo(bytes);
        assertThat(exact.decode(bytes, root.getClass())).isNotNull();
        for (ThrowingCallable each :
            List.<ThrowingCallable>of(
                () -> few.encode(root), () -> few.decode(bytes, root.getClass()))) {
          assertThatThrownBy(each)
              .isExactlyInstanceOf(LimitExceededException.class)
              .hasMessageContaining("more than 19 elements");
        }
      }
    }
  }

  /** Their numbers are no permission. */
  @Test
  void foryItsOwnValuesAreAllowedLikeOthers() {
    for (Object value : List.of(new Int32List(), UInt8.valueOf(3), new LazyMap<>())) {
      Any any = new Any(value);
      byte[] bytes = written(any);
      String why = "The policy does not allow the class " + value.getClass().getName();
      try (Codec codec = builder().build();
          Codec allowing = builder().allow(value.getClass()).build()) {
        assertThatThrownBy(() -> codec.decode(bytes, Any.class))
            .isInstanceOf(TypeNotAllowedException.class)
            .hasMessageStartingWith(why);
        assertThatThrownBy(() -> codec.encode(any))
            .isInstanceOf(TypeNotAllowedException.class)
            .hasMessageStartingWith(why);
        assertThat(allowing.decode(bytes, Any.class)).isEqualTo(any);
      }
    }
  }

  @Test
  void longPatternsAreRefused() {
    Pattern pattern = Pattern.compile("[a]".repeat(2_000));
    byte[] bytes = written(new Any(pattern));
    try (Codec codec = builder().allow(Pattern.class).build()) {
      assertThatThrownBy(() -> codec.encode(new Any(pattern)))
          .isExactlyInstanceOf(EncodeException.class)
          .hasMessageContaining("it has more than 4096 characters");
      assertThatThrownBy(() -> codec.decode(bytes, Any.class))
          .isExactlyInstanceOf(MalformedDataException.class)
          .hasMessageStartingWith("A pattern is not read: it has more than 4096 characters");
      Any fine = new Any(Pattern.compile("[a]"));
      assertThat(codec.encode(fine)).isEqualTo(written(fine));
    }
  }

  /** Which Fory takes for the number of an object, so that nobody counts what follows. */
  @Test
  void flagsThatForyDoesNotHaveAreRefused() {
    Object date = new Date(7);
    try (Codec codec = Codecs.builder().use("fory").build()) {
      byte[] bytes = codec.forType(Object.class).encode(date);
      assertThat(bytes[1]).isZero();
      for (int flag = 1; flag < 0xFD; flag++) {
        bytes[1] = (byte) flag;
        assertThatThrownBy(() -> codec.decode(bytes, Object.class))
            .isExactlyInstanceOf(MalformedDataException.class)
            .hasMessageContaining("A value begins with none of the flags that Fory has");
      }
      bytes[1] = 0;
      assertThat(codec.decode(bytes, Object.class)).isEqualTo(date);
    }
  }
}
