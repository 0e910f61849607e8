package dev.polycodec.protostuff;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import dev.polycodec.Codecs;
import dev.polycodec.LimitExceededException;
import dev.polycodec.Limits;
import dev.polycodec.MalformedDataException;
import dev.polycodec.TypeNotAllowedException;
import io.protostuff.Tag;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Bytes in the form of {@code RuntimeSchema} that are made to do harm. */
class ProtostuffPlainSecurityTest {

  private static final String HOME = ProtostuffPlainSecurityTest.class.getName();

  static class Bean {
    Object any;
    Comparable<?> text;
    Base base;
    LocalDate day;
    int[] ints;
    List<String> strings;
  }

  abstract static class Base {
    int id = 1;
  }

  static class Child extends Base {}

  static class Other {
    int id = 1;
  }

  static final class Renamed {
    @Tag(value = 1, alias = "of another name")
    Set<Key> keys;
  }

  static final class Options {
    Set<Choice> choices;
    Set<Object> objects;
  }

  static final class Key {
    int id = 1;

    @Override
    public int hashCode() {
      return 1;
    }

    @Override
    public boolean equals(Object other) {
      return this == other;
    }
  }

  enum Choice {
    ONE
  }

  /** Remembers what it is asked for. */
  private static final class Spy extends ClassLoader {

    private final List<String> asked = new ArrayList<>();

    Spy() {
      super(ProtostuffPlainSecurityTest.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      asked.add(name);
      return super.loadClass(name, resolve);
    }
  }

  private static Codec codec() {
    return Codecs.builder().use("protostuff-plain").allow(HOME + "$*").build();
  }

  private static Bean any(Object value) {
    Bean bean = new Bean();
    bean.any = value;
    return bean;
  }

  private static byte[] replace(Object value, String from, String to) {
    String text = new String(new PlainProtostuff().write(value), ISO_8859_1);
    assertThat(text).contains(from);
    return text.replace(from, to).getBytes(ISO_8859_1);
  }

  @Test
  void aNameThatIsNotAllowedIsNeverLoaded() {
    List<Object> values =
        List.of(
            new Child(),
            Choice.ONE,
            new Child[] {new Child()},
            new Child[0][0],
            new ArrayList<>(List.of(new Child())),
            new java.util.HashMap<>(Map.of("k", new Child())));
    for (Object value : values) {
      byte[] bytes = replace(any(value), "ProtostuffPlain", "ProtostuffBadly");
      Spy spy = new Spy();
      try (Codec codec =
          Codecs.builder().use("protostuff-plain").allow(HOME + "$*").classLoader(spy).build()) {
        assertThatThrownBy(() -> codec.decode(bytes, Bean.class))
            .as("%s", value.getClass())
            .isInstanceOf(TypeNotAllowedException.class)
            .hasMessageStartingWith("The policy does not allow the class ");
      }
      assertThat(spy.asked).noneMatch(asked -> asked.contains("Badly"));
    }
  }

  @Test
  void anObjectOfAWrongClassIsNotStored() {
    Bean bean = new Bean();
    bean.base = new Child();
    byte[] bytes = replace(bean, "$Child", "$Other");
    try (Codec codec = codec()) {
      assertThatThrownBy(() -> codec.decode(bytes, Bean.class))
          .isInstanceOf(MalformedDataException.class)
          .hasMessage(
              "The bytes put an object of another class where " + HOME + "$Base is declared");
    }
  }

  @Test
  void aClassThatIsNoMessageIsRefused() {
    byte[] bytes = replace(any(new Child()), HOME + "$Child", "java.util.ArrayList");
    byte[] shorter = shortened(bytes, HOME.length() + 6, "java.util.ArrayList".length());
    try (Codec codec = codec()) {
      assertThatThrownBy(() -> codec.decode(shorter, Bean.class))
          .isInstanceOf(TypeNotAllowedException.class)
          .hasMessage("java.util.ArrayList is no class whose fields may be read");
    }
  }

  /** Changes the length that precedes a name. */
  private static byte[] shortened(byte[] bytes, int before, int after) {
    String text = new String(bytes, ISO_8859_1);
    assertThat(text).contains("" + (char) before);
    return text.replace((char) before, (char) after).getBytes(ISO_8859_1);
  }

  @Test
  void classesAndWrappersOfContainersAreNoValues() {
    try (Codec codec = codec()) {
      byte[] ofClass = new PlainProtostuff().write(any(String.class));
      assertThatThrownBy(() -> codec.decode(ofClass, Bean.class))
          .isInstanceOf(TypeNotAllowedException.class)
          .hasMessage("No policy allows the class java.lang.Class");
      for (String wrapper : List.of("\u000b\u00e0\1\0", "\u000b\u00e8\1\0")) {
        assertThatThrownBy(() -> codec.decode(wrapper.getBytes(ISO_8859_1), Bean.class))
            .isInstanceOf(MalformedDataException.class)
            .hasMessage("The bytes hold a container of java.util.Collections, which is not read");
      }
    }
  }

  @Test
  void aDayThatDoesNotExistIsRefused() {
    Bean bean = new Bean();
    bean.day = LocalDate.of(2020, 2, 29);
    byte[] bytes = new PlainProtostuff().write(bean);
    bytes[bytes.length - 2] = 77;
    try (Codec codec = codec()) {
      assertThatThrownBy(() -> codec.decode(bytes, Bean.class))
          .isInstanceOf(MalformedDataException.class)
          .hasMessage("The bytes hold no valid java.time.LocalDate");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\u000b\u007a\3int\u0018\u00ff\u00ff\u00ff\u00ff\u0007\u0010\1", // any: array, length
        "\u000b\u00ca\1\tArrayList\u0010\u00ff\u00ff\u00ff\u00ff\u0007", // any: list, nulls
      })
  void announcedLengthsAreNotAllocated(String bomb) {
    try (Codec codec = codec()) {
      assertThatThrownBy(() -> codec.decode(bomb.getBytes(ISO_8859_1), Bean.class))
          .isInstanceOf(LimitExceededException.class)
          .hasMessageStartingWith("The message holds more than 1000000 elements");
    }
  }

  @Test
  void announcedPrimitivesAreNotAllocated() {
    String bomb = "\u002b\b\u00ff\u00ff\u00ff\u00ff\u0007"; // int[] of a field: group 5, length
    try (Codec codec = codec()) {
      assertThatThrownBy(() -> codec.decode(bomb.getBytes(ISO_8859_1), Bean.class))
          .isInstanceOf(MalformedDataException.class)
          .hasMessage("The bytes announce 2147483647 elements, but only 0 bytes remain");
    }
  }

  @Test
  void dimensionsAreBounded() {
    String bomb = "\u000b\u007a\3int\u0018\1\u0010\u00ff\u00ff\u00ff\u00ff\u0007";
    try (Codec codec = codec()) {
      assertThatThrownBy(() -> codec.decode(bomb.getBytes(ISO_8859_1), Bean.class))
          .isInstanceOf(MalformedDataException.class)
          .hasMessage("An array has 2147483647 dimensions");
    }
  }

  @Test
  void depthIsALimit() {
    String list = "\u000b\u00ca\1\tArrayList";
    String bomb = list + ("\u000b\u00ca\1\tArrayList").repeat(50_000);
    Limits limits = Limits.defaults().withMaxDepth(100); // more may end the stack first
    try (Codec codec = Codecs.builder().use("protostuff-plain").limits(limits).build()) {
      assertThatThrownBy(() -> codec.decode(bomb.getBytes(ISO_8859_1), Bean.class))
          .isInstanceOf(LimitExceededException.class)
          .hasMessageStartingWith("The message holds values nested deeper than 204");
    }
  }

  @Test
  void keysAreCountedInAFieldOfAnyName() {
    Renamed renamed = new Renamed();
    renamed.keys = new HashSet<>();
    for (int i = 0; i < 60; i++) {
      renamed.keys.add(new Key());
    }
    byte[] bytes = new PlainProtostuff().write(renamed);
    Limits few = Limits.defaults().withMaxKeySteps(150);
    try (Codec codec = Codecs.builder().use("protostuff-plain").limits(few).build()) {
      assertThatThrownBy(() -> codec.decode(bytes, Renamed.class))
          .isInstanceOf(LimitExceededException.class)
          .hasMessageContaining("Limits.withMaxKeySteps");
    }
  }

  @Test
  void theOnlyElementOfASetMayBeDenied() {
    Options chosen = new Options();
    chosen.choices = new HashSet<>(Set.of(Choice.ONE));
    requireDenied(chosen, Choice.class);
    Options exact = new Options();
    exact.objects = new HashSet<>(Set.of(BigDecimal.ONE));
    requireDenied(exact, BigDecimal.class);
  }

  private static void requireDenied(Options options, Class<?> denied) {
    try (Codec writer = Codecs.builder().use("protostuff-plain").build();
        Codec codec = Codecs.builder().use("protostuff-plain").deny(denied.getName()).build()) {
      byte[] bytes = writer.encode(options);
      assertThatThrownBy(() -> codec.decode(bytes, Options.class))
          .isExactlyInstanceOf(TypeNotAllowedException.class)
          .hasMessageStartingWith("The policy denies the class " + denied.getName());
    }
  }

  @Test
  void onlyObjectsWithFieldsAreRoots() {
    try (Codec codec = codec()) {
      assertThatThrownBy(() -> codec.forType(ArrayList.class))
          .isInstanceOf(CodecException.class)
          .hasMessage("java.util.ArrayList is no class whose fields may be read");
      assertThatThrownBy(() -> codec.forType(TimeUnit.class)).isInstanceOf(CodecException.class);
    }
  }

  @Test
  void theApplicationsOwnRegistryIsNotChanged() {
    Bean bean = any(new ArrayList<>(List.of(1)));
    byte[] before = new PlainProtostuff().write(bean);
    try (Codec codec = codec()) {
      byte[] bytes = replace(any(new Child()), HOME + "$Child", "java.util.ArrayList");
      byte[] hostile = shortened(bytes, HOME.length() + 6, "java.util.ArrayList".length());
      assertThatThrownBy(() -> codec.decode(hostile, Bean.class))
          .isInstanceOf(TypeNotAllowedException.class);
    }
    assertThat(new PlainProtostuff().write(bean)).isEqualTo(before);
  }
}
