package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import dev.polycodec.MalformedDataException;
import dev.polycodec.Trait;
import dev.polycodec.TypeMismatchException;
import dev.polycodec.TypedCodec;
import dev.polycodec.tck.equality.DeepEquality;
import dev.polycodec.tck.model.Graphs.Box;
import dev.polycodec.tck.model.Graphs.Link;
import dev.polycodec.tck.model.Graphs.Node;
import dev.polycodec.tck.sample.Sample;
import java.io.File;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Bytes of the plain library are read as the library reads them, and all others are refused. */
abstract class PlainReadTests extends PlainTck.LibraryGroup {

  /** Fewer values in common would mean that the test tries nothing. */
  private static final int FEWEST = 40;

  private final Set<String> refused;
  private int compared;

  /** A value, and what the library writes and reads for it. */
  private record Read(Object value, byte[] bytes, @Nullable Object expected) {}

  PlainReadTests(Set<String> refused) {
    this.refused = refused;
  }

  /** Writes a value with the plain library, which must be able to. */
  static byte[] written(PlainLibrary library, Object value) {
    try {
      return library.write(value);
    } catch (RuntimeException e) {
      throw e;
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  @TestFactory
  @DisplayName("A value is read as the library reads it")
  Stream<DynamicTest> valuesAreReadAsTheLibraryReadsThem() {
    List<DynamicTest> tests = new ArrayList<>();
    for (Sample sample : PlainCells.samples(library)) {
      Object value = Objects.requireNonNull(sample.create());
      if (!refused.contains(sample.name())) {
        add(tests, sample, sample.name(), value, declared(sample, value));
        add(tests, sample, inObject(sample), new Box<>(value), Box.class);
      }
    }
    for (Object value : library.values()) {
      String name = value.getClass().getSimpleName();
      tests.add(dynamicTest(name, () -> requireSame(value, value.getClass())));
    }
    tests.add(dynamicTest("enough values are compared", this::requireEnough));
    return tests.stream();
  }

  private void add(
      List<DynamicTest> tests, Sample sample, String name, Object value, Class<?> declared) {
    if (!refused.contains(name) && library.isStable(value)) {
      tests.add(dynamicTest(name, () -> compare(sample, value, declared)));
    }
  }

  private void requireEnough() {
    assertThat(compared).as("values that the library reads").isGreaterThan(FEWEST);
  }

  /** Compares what the library can write and read, and reads twice alike. */
  private void compare(Sample sample, Object value, Class<?> declared) {
    Read read;
    try {
      read = read(value);
      Object again = library.read(read.bytes(), value.getClass());
      if (read.expected() == null || differ(read.expected(), again)) {
        return;
      }
    } catch (Exception | StackOverflowError | LinkageError e) {
      return; // it cannot, or what it made cannot even be looked at
    }
    compared++;
    requireSameOrNone(sample, read, declared);
  }

  /** What may be refused to be read must be refused to be written, too. */
  private void requireSameOrNone(Sample sample, Read read, Class<?> declared) {
    try {
      requireSame(read, declared);
    } catch (CodecException e) {
      if (!PlainCells.isEveryday(sample) && !PlainWriteTests.isBeyondPolicies(e)) {
        throw e;
      }
      assertThat(catchThrowable(() -> subject.wide().encode(read.value())))
          .as("it is written, and refused to be read: %s", e)
          .isInstanceOf(CodecException.class);
    }
  }

  /** A library may have numbers for such classes, so that it loads none by its name. */
  @TestFactory
  @DisplayName("A value of the JDK that nobody allows is not read, however its class is told")
  Stream<DynamicTest> valuesThatNobodyAllowsAreNotRead() {
    return Stream.of(Pattern.compile("a"), new File("a"))
        .flatMap(value -> Stream.of(value, new ArrayList<>(List.of(value))))
        .filter(content -> library.reads(new Box<>(content)))
        .map(content -> dynamicTest(nameOf(content), () -> requireNotRead(content)));
  }

  private static String nameOf(Object content) {
    return content instanceof List<?> list
        ? "a list of " + nameOf(list.get(0))
        : content.getClass().getSimpleName();
  }

  private void requireNotRead(Object content) {
    byte[] bytes = written(library, new Box<>(content));
    try (Codec codec = library.builder().build()) {
      Box<?> back = Objects.requireNonNull(codec.decode(bytes, Box.class));
      assertThat(classOfOne(back.content())).isNotEqualTo(classOfOne(content));
    } catch (CodecException e) {
      try (Codec codec = library.builder().build()) {
        assertThatThrownBy(() -> codec.encode(new Box<>(content)))
            .isInstanceOf(CodecException.class);
      }
    }
  }

  private static @Nullable Class<?> classOfOne(@Nullable Object content) {
    Object one = content instanceof List<?> list ? list.get(0) : content;
    return one == null ? null : one.getClass();
  }

  @Test
  @DisplayName("A message with a frame is refused with the name of its codec")
  void messageWithAFrameIsNamed() {
    try (Codec codec = subject.builder().build()) {
      for (String writer : FramedNames.ALL) {
        assertThatThrownBy(() -> codec.decode(FramedNames.message(writer), Link.class))
            .isExactlyInstanceOf(MalformedDataException.class)
            .hasMessage(
                "The bytes were written by the codec '%s', this codec is '%s': read them with"
                    + " use(\"%1$s\")",
                writer, subject.name());
      }
    }
  }

  private static String inObject(Sample sample) {
    return sample.name() + " in an object";
  }

  private Read read(Object value) throws Exception {
    byte[] bytes = library.write(value);
    return new Read(value, bytes, library.read(bytes, value.getClass()));
  }

  private void requireSame(Object value, Class<?> declared) throws Exception {
    requireSame(read(value), declared);
  }

  private void requireSame(Read read, Class<?> declared) {
    Object actual = subject.wide().decode(read.bytes(), declared);
    if (differ(read.value(), actual)) { // else it is even better
      assertThat(DeepEquality.difference(read.expected(), actual, traits())).isEmpty();
    }
  }

  private boolean differ(@Nullable Object one, @Nullable Object other) {
    return DeepEquality.difference(one, other, traits()).isPresent();
  }

  /** Returns the class to ask for: only bytes that carry types say what more a value is. */
  private Class<?> declared(Sample sample, Object value) {
    return subject.claims(Trait.CARRIES_TYPES) ? sample.raw() : value.getClass();
  }

  private Set<Trait> traits() {
    return subject.variant().traits();
  }

  @Test
  @DisplayName("What is declared to be refused is a CodecException, although the library reads it")
  void declaredRefusalsAreRefused() {
    Set<String> found = new TreeSet<>();
    for (Sample sample : PlainCells.samples(library)) {
      Object value = Objects.requireNonNull(sample.create());
      refuse(sample.name(), value, declared(sample, value), found);
      refuse(inObject(sample), new Box<>(value), Box.class, found);
    }
    assertThat(found).isEqualTo(new TreeSet<>(refused));
  }

  private void refuse(String name, Object value, Class<?> declared, Set<String> found) {
    if (refused.contains(name) && library.reads(value)) {
      byte[] bytes = written(library, value);
      assertThat(catchThrowable(() -> subject.open().decode(bytes, declared)))
          .as(name)
          .isInstanceOf(CodecException.class);
      found.add(name);
    }
  }

  @Test
  @DisplayName("Shared objects stay one, and cycles close, where that is claimed")
  void sharedObjectsStayOne() throws Exception {
    Node shared = new Node("shared");
    if (subject.claims(Trait.IDENTITY)) {
      Node root = new Node("root").to(shared).to(new Node("other").to(shared));
      requireSame(root, Node.class);
    }
    if (subject.claims(Trait.CYCLES)) {
      requireSame(Link.chain(3).closed(), Link.class);
    }
  }

  @Test
  @DisplayName("A class that only the bytes name is refused unless it is allowed")
  void unexpectedClassesAreRefused() {
    if (subject.claims(Trait.CARRIES_TYPES)) {
      byte[] bytes = written(library, new Box<>(new Node("in a box")));
      assertThatThrownBy(() -> subject.plain().decode(bytes, Box.class))
          .isInstanceOf(CodecException.class)
          .hasMessageContaining("allow(\"" + Node.class.getName() + "\")");
    }
  }

  @Test
  @DisplayName("Another root class than asked for is refused")
  void wrongRootIsRefused() {
    byte[] bytes = written(library, new Node("root"));
    Throwable failure = catchThrowable(() -> subject.plain().decode(bytes, Link.class));
    assertThat(failure).isInstanceOf(CodecException.class);
    if (subject.claims(Trait.CARRIES_TYPES)) {
      assertThat(failure).isInstanceOf(TypeMismatchException.class);
    }
  }

  @Test
  @DisplayName("Trailing bytes are refused")
  void trailingBytesAreRefused() {
    for (Object value : values()) {
      TypedCodec<?> handle = subject.open().forType(value.getClass());
      BrokenMessageTests.refusesTrailingBytes(handle, written(library, value), value);
    }
  }

  @Test
  @DisplayName("Every truncation is refused, or claimed not to be detected")
  void truncationsAreRefused() {
    for (Object value : values()) {
      byte[] bytes = written(library, value);
      for (int length = 0; length < bytes.length; length++) {
        byte[] shorter = Arrays.copyOf(bytes, length);
        Throwable failure = catchThrowable(() -> decode(shorter, value));
        if (failure != null || subject.claims(Trait.DETECTS_TRUNCATION)) {
          assertThat(failure)
              .as("%d of %d bytes of %s", length, bytes.length, value.getClass())
              .isInstanceOf(CodecException.class);
        }
      }
    }
  }

  @Test
  @DisplayName("After a failure the codec reads on")
  void failuresLeaveNothing() throws Exception {
    for (Object value : values()) {
      byte[] bytes = written(library, value);
      assertThat(catchThrowable(() -> decode(Arrays.copyOf(bytes, bytes.length / 2), value)))
          .isInstanceOf(CodecException.class);
      requireSame(value, value.getClass());
    }
  }

  private @Nullable Object decode(byte[] bytes, Object value) {
    return subject.open().decode(bytes, value.getClass());
  }

  private List<Object> values() {
    List<Object> values = new ArrayList<>(library.values());
    values.add(new Node("root").to(new Node("leaf")));
    values.add(new Box<>(new ArrayList<>(List.of("text", 7, new Node("element")))));
    return values.stream().filter(v -> library.reads(Objects.requireNonNull(v))).toList();
  }
}
