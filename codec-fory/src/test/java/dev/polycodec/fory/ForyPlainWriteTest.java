package dev.polycodec.fory;

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
import dev.polycodec.stored.Envelopes;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SimpleTimeZone;
import java.util.TreeSet;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.fory.Fory;
import org.apache.fory.config.ForyBuilder;
import org.apache.fory.context.ReadContext;
import org.apache.fory.context.WriteContext;
import org.apache.fory.platform.JdkVersion;
import org.apache.fory.serializer.Serializer;
import org.junit.jupiter.api.Test;

class ForyPlainWriteTest {

  record Point(int x, int y) {}

  record Any(Object content) {}

  @SuppressWarnings("ArrayRecordComponent") // it is not compared
  record Several(String... names) {}

  /** Is made of a number. */
  static final class Numbered extends Exception {
    private static final long serialVersionUID = 1L;

    Numbered(int number) {
      super("number " + number);
    }
  }

  /** Says something else than it was given. */
  static final class Talking extends Exception {
    private static final long serialVersionUID = 1L;

    Talking(String text) {
      super(text);
    }

    @Override
    public String getMessage() {
      return "I say: " + super.getMessage();
    }
  }

  /** Doubles what it takes. */
  static final class Doubling extends ArrayList<Integer> {
    private static final long serialVersionUID = 1L;

    @Override
    public boolean add(Integer number) {
      return super.add(2 * number);
    }
  }

  /** Has an object around it. */
  final class Inner {
    final int number = 1;
  }

  /** Writes points in one byte. */
  static final class PointSerializer extends Serializer<Point> {
    PointSerializer(Fory fory) {
      super(fory.getConfig(), Point.class);
    }

    @Override
    public void write(WriteContext context, Point point) {
      context.getBuffer().writeByte((byte) (16 * point.x() + point.y()));
    }

    @Override
    public Point read(ReadContext context) {
      int both = context.getBuffer().readByte();
      return new Point(both / 16, both % 16);
    }
  }

  static final class PatternSerializer extends Serializer<Pattern> {
    PatternSerializer(Fory fory) {
      super(fory.getConfig(), Pattern.class);
    }

    @Override
    public void write(WriteContext context, Pattern pattern) {
      context.writeString(pattern.pattern());
    }

    @Override
    public Pattern read(ReadContext context) {
      return Pattern.compile(context.readString(), Pattern.CANON_EQ);
    }
  }

  private static CodecBuilder builder() {
    return Codecs.builder()
        .use("fory-plain")
        .trustedInput()
        .allow("dev.polycodec.fory.ForyPlainWriteTest", "dev.polycodec.fory.ForyPlainWriteTest$*");
  }

  private static CodecBuilder registering(Consumer<Fory> change) {
    return builder().configure(ForyPlainOptions.builder().register(change).build());
  }

  static class Parent {
    private int number = 1;

    int number() {
      return number;
    }
  }

  static final class Child extends Parent {}

  @Test
  void aQueueOfMorePlacesThanItsReaderMakesIsRefused() {
    try (Codec codec = builder().allow("java.util.concurrent.*").build()) {
      Object[] alone = {new ArrayBlockingQueue<>(50, false, List.of(1))};
      assertThatThrownBy(() -> codec.encode(alone))
          .isExactlyInstanceOf(EncodeException.class)
          .hasMessage(
              "Fory does not bring back this value of java.util.concurrent.ArrayBlockingQueue,"
                  + " because it has more places than bytes follow: take a codec that carries"
                  + " it, such as jdk, or fory-plain with a serializer of your own for the class");
      Object[] enough = {alone[0], "a".repeat(50)};
      Object[] read = codec.decode(codec.encode(enough), Object[].class);
      assertThat((ArrayBlockingQueue<?>) read[0]).hasSize(1);
      assertThat(((ArrayBlockingQueue<?>) read[0]).remainingCapacity()).isEqualTo(49);
    }
  }

  @Test
  void stateOfASuperclassIsRefusedUnlessThatIsAllowedToo() {
    CodecBuilder builder =
        Codecs.builder().use("fory-plain").trustedInput().allow(Any.class, Child.class);
    String refusal =
        "The policy does not allow the class "
            + Parent.class.getName()
            + "; if messages may hold it, add allow(\""
            + Parent.class.getName()
            + "\") to the builder";
    try (Codec codec = builder.build()) {
      assertThat(codec.encode(new Child())).isNotEmpty(); // which declares its superclass
      for (int i = 0; i < 2; i++) {
        assertThatThrownBy(() -> codec.encode(new Any(new Child())))
            .isInstanceOf(TypeNotAllowedException.class)
            .hasMessage(refusal);
      }
    }
    try (Codec codec = builder.allow(Parent.class).build()) {
      Any back = codec.decode(codec.encode(new Any(new Child())), Any.class);
      assertThat(((Child) back.content()).number()).isEqualTo(1);
    }
  }

  @Test
  void classesThatForyLosesAreRefused() {
    refused(new Numbered(1), "", "it has no accessible constructor that takes a text");
    refused(new Talking("hello"), "", "its getMessage is not that of Throwable");
    refused(new Doubling(), "", "it changes what it is given");
    refused(new Several("a", "b"), "", "its constructor takes any number of arguments");
    if (JdkVersion.MAJOR_VERSION < 25) {
      refused(new Inner(), "", "it belongs to an object of another class");
    }
    refused(new SimpleTimeZone(3, "own"), "", "its rules are not written");
  }

  @Test
  void whatGeneratedCodeMayNotNameIsRefused() throws ReflectiveOperationException {
    if (JdkVersion.MAJOR_VERSION >= 21) {
      Object map = new LinkedHashMap<>(Map.of("key", 1));
      Object entry = Class.forName("java.util.SequencedMap").getMethod("firstEntry").invoke(map);
      refused(entry, "", "the code that Fory generates may not name it");
    }
  }

  @Test
  void valuesThatForyLosesAreRefused() {
    refused(Locale.forLanguageTag("zh-Hant"), "this value of ", "it has a script or extensions");
    refused(later(), "this value of ", "its offset is the later one of two");
    refused(
        Pattern.compile("a", Pattern.CANON_EQ),
        "this value of ",
        "its flag CANON_EQ may take all memory");
    refused(Stream.of("a", null).toList(), "this value of ", "it holds null");
  }

  private static ZonedDateTime later() {
    return ZonedDateTime.ofInstant(
        LocalDateTime.of(2024, 10, 27, 2, 30), ZoneOffset.ofHours(1), ZoneId.of("Europe/Berlin"));
  }

  private static void refused(Object value, String what, String why) {
    try (Codec codec =
        builder().allow("java.util.SimpleTimeZone", "java.util.regex.Pattern").build()) {
      for (int i = 0; i < 2; i++) { // what was met once is not forgotten
        assertThatThrownBy(() -> codec.encode(new Any(value)))
            .isExactlyInstanceOf(EncodeException.class)
            .hasMessage(
                "Fory does not bring back "
                    + what
                    + value.getClass().getName()
                    + ", because "
                    + why
                    + ": take a codec that carries it, such as jdk, or fory-plain with a serializer of"
                    + " your own for the class");
      }
      Any point = new Any(new Point(1, 2));
      assertThat(codec.decode(codec.encode(point), Any.class)).isEqualTo(point);
    }
  }

  @Test
  void aSerializerOfTheApplicationIsUsedAndTrusted() {
    Consumer<Fory> points = fory -> fory.registerSerializer(Point.class, new PointSerializer(fory));
    Fory plain =
        Fory.builder()
            .withXlang(false)
            .withRefTracking(true)
            .requireClassRegistration(false)
            .build();
    points.accept(plain);
    List<Point> two = new ArrayList<>(List.of(new Point(1, 2), new Point(3, 4)));
    try (Codec codec = registering(points).build()) {
      byte[] bytes = codec.encode(two);
      assertThat(bytes).isEqualTo(plain.serialize(two));
      assertThat(codec.decode(bytes, ArrayList.class)).isEqualTo(two);
    }
  }

  @Test
  void aSerializerOfTheApplicationBringsBackWhatForyLoses() {
    CodecBuilder patterns =
        registering(fory -> fory.registerSerializer(Pattern.class, new PatternSerializer(fory)));
    Any any = new Any(Pattern.compile("a", Pattern.CANON_EQ));
    try (Codec codec = patterns.build()) {
      assertThatThrownBy(() -> codec.encode(any)).isInstanceOf(TypeNotAllowedException.class);
    }
    try (Codec codec = patterns.allow("java.util.regex.Pattern").build()) {
      Any back = codec.decode(codec.encode(any), Any.class);
      assertThat(((Pattern) back.content()).flags()).isEqualTo(Pattern.CANON_EQ);
    }
  }

  @Test
  void aClassWithANumberIsNoPermission() {
    Consumer<Fory> numbers = fory -> fory.register(Point.class, 300);
    Any any = new Any(new Point(1, 2));
    byte[] bytes;
    try (Codec codec = registering(numbers).build()) {
      bytes = codec.encode(any);
      assertThat(codec.decode(bytes, Any.class)).isEqualTo(any);
    }
    ForyPlainOptions options = ForyPlainOptions.builder().register(numbers).build();
    try (Codec codec =
        Codecs.builder().use("fory-plain").trustedInput().configure(options).build()) {
      assertThatThrownBy(() -> codec.decode(bytes, Any.class))
          .isInstanceOf(TypeNotAllowedException.class);
      assertThatThrownBy(() -> codec.encode(any)).isInstanceOf(TypeNotAllowedException.class);
    }
  }

  @Test
  void classesWithNumbersAreWrittenAsForyDoesAndCounted() {
    for (boolean compatible : new boolean[] {true, false}) {
      PlainFory library = numbered(compatible);
      for (Object value : library.values()) {
        try (Codec codec = library.builder().build()) {
          byte[] bytes = codec.encode(value);
          assertThat(bytes).isEqualTo(library.write(value));
          Object back = codec.decode(bytes, value.getClass());
          assertThat(codec.encode(back)).hasSameSizeAs(bytes); // maps are in another order
        }
        Limits few = Limits.defaults().withMaxObjects(1);
        try (Codec codec = library.builder().limits(few).build()) {
          assertThatThrownBy(() -> codec.encode(value))
              .isExactlyInstanceOf(LimitExceededException.class)
              .hasMessageContaining("withMaxObjects");
        }
      }
    }
  }

  private static PlainFory numbered(boolean compatible) {
    return new PlainFory() {
      @Override
      void setUp(ForyBuilder builder) {
        super.setUp(builder.withCompatible(compatible));
      }

      @Override
      void register(Fory fory) {
        fory.register(User.class, 300);
        fory.register(Mark.class, 301);
        fory.register(Generic.class, 302);
      }
    };
  }

  @Test
  void anotherFormatThanThatForJavaWithReferencesIsRefused() {
    List<Consumer<ForyBuilder>> others =
        List.of(
            fory -> fory.withXlang(true),
            fory -> fory.withRefTracking(false),
            fory -> fory.withScopedMetaShare(false).withMetaShare(true));
    for (Consumer<ForyBuilder> setup : others) {
      ForyPlainOptions options = ForyPlainOptions.builder().setup(setup).build();
      assertThatThrownBy(() -> builder().configure(options).build())
          .isInstanceOf(CodecException.class)
          .hasMessage(
              "The codec 'fory-plain' cannot be opened: fory-plain is Fory for Java with"
                  + " references, and each message has all that it takes: leave withXlang(true),"
                  + " withRefTracking(false), withMetaShare and withScopedMetaShare out of the"
                  + " setup");
    }
  }

  @Test
  void aSetupThatFailsIsNoticedWhenTheCodecIsCreated() {
    Consumer<Fory> failing =
        fory -> {
          throw new IllegalStateException("no such class");
        };
    assertThatThrownBy(() -> registering(failing).build()).hasStackTraceContaining("no such class");
  }

  @Test
  void whatIsWrittenFitsIntoAnEnvelope() {
    List<Object> values = new ArrayList<>(List.of("one", Instant.EPOCH, new long[] {1, 2}));
    try (Codec codec = builder().envelope(Envelopes.defaults()).build()) {
      byte[] bytes = codec.encode(values);
      assertThat(codec.decode(bytes, ArrayList.class).get(1)).isEqualTo(Instant.EPOCH);
      assertThat(codec.encode(values)).isEqualTo(bytes);
    }
  }

  /** Fory takes the constant in the second comparator for the first set. */
  @Test
  void aConstantInTwoComparatorsIsFoundAgain() {
    constantIsFoundAgain(Comparator.naturalOrder(), 3, 4);
    constantIsFoundAgain(Comparator.nullsLast(Comparator.naturalOrder()), 3, null);
  }

  private static void constantIsFoundAgain(Comparator<Integer> order, Integer... others) {
    TreeSet<Integer> one = new TreeSet<>(order);
    TreeSet<Integer> two = new TreeSet<>(order);
    one.addAll(List.of(1, 2));
    two.addAll(Arrays.asList(others));
    Any both = new Any(new ArrayList<>(List.of(one, two, one)));
    try (Codec codec = builder().build()) {
      Any back = codec.decode(codec.encode(both), Any.class);
      assertThat(back).isEqualTo(both);
      List<?> sets = (List<?>) back.content();
      assertThat(sets.get(2)).isSameAs(sets.get(0)).isNotSameAs(sets.get(1));
    }
  }
}
