package dev.polycodec.jackson.shapes;

import static dev.polycodec.jackson.shapes.Sample.all;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.polycodec.TypeRef;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Records. */
final class RecordShapes {

  private RecordShapes() {}

  record Empty() {}

  record Point(int x, int y) {}

  record Renamed(@JsonProperty("first-name") String first, int age) {}

  record AllRenamed(@JsonProperty("a") String x, @JsonProperty("b") String y) {}

  record Formatted(
      @JsonFormat(pattern = "dd.MM.yyyy") LocalDate day,
      @JsonFormat(shape = JsonFormat.Shape.STRING) int number) {}

  record Getter(int value) {
    @JsonProperty("the_value")
    public int value() {
      return value;
    }
  }

  record Computed(int width, int height) {
    @JsonProperty
    public int area() {
      return width * height;
    }

    public String getLabel() {
      return width + "x" + height;
    }
  }

  record Box<T>(T content) {}

  record Pair<A, B>(A left, B right) {}

  record Tree(String name, List<Tree> children) {}

  record Holder(Point point, Optional<Point> maybe, Map<String, Point> points) {}

  record Compact(String text) {
    Compact {
      text = text == null ? "" : text.trim();
    }
  }

  record Created(String a, int b) {
    @JsonCreator
    static Created of(@JsonProperty("a") String a, @JsonProperty("b") int b) {
      return new Created(a, b);
    }
  }

  record Value(@JsonValue String text) {
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    Value {}
  }

  @JsonPropertyOrder({"z", "a"})
  record Ordered(int a, int m, int z) {}

  @JsonInclude(JsonInclude.Include.NON_NULL)
  record Sparse(String a, Integer b, List<String> c) {}

  @JsonInclude(JsonInclude.Include.NON_DEFAULT)
  record NonDefault(int a, boolean b, String c) {}

  @JsonFormat(shape = JsonFormat.Shape.ARRAY)
  record Row(int a, String b) {}

  record Arrays(int[] ints, String[] texts, byte[] bytes, long[][] table) {}

  record Scalars(byte b, short s, int i, long l, float f, double d, boolean z, char c) {}

  record Boxed(Byte b, Short s, Integer i, Long l, Float f, Double d, Boolean z, Character c) {}

  record Times(Instant at, LocalDate day) {}

  enum Color {
    RED,
    @JsonProperty("grün")
    GREEN
  }

  record Colored(Color color, Map<Color, Integer> counts) {}

  static List<Sample> samples() {
    return all(
        new Empty(),
        new Point(1, -2),
        new Point(0, 0),
        new Renamed("Ann", 3),
        new Renamed(null, 0),
        new AllRenamed("x", "y"),
        new Formatted(LocalDate.of(2024, 2, 29), 7),
        new Formatted(null, 0),
        new Getter(5),
        new Computed(2, 3),
        Sample.of(new Box<>("a"), new TypeRef<Box<String>>() {}),
        Sample.of(new Box<>(List.of(1)), new TypeRef<Box<List<Integer>>>() {}),
        Sample.of(new Box<>(new Point(1, 2)), new TypeRef<Box<Point>>() {}),
        Sample.of(new Box<>(new Box<>(2L)), new TypeRef<Box<Box<Long>>>() {}),
        Sample.of(new Pair<>("a", 1), new TypeRef<Pair<String, Integer>>() {}),
        Sample.of(new Pair<>(null, List.of("x")), new TypeRef<Pair<String, List<String>>>() {}),
        new Tree("a", List.of(new Tree("b", List.of()), new Tree(null, null))),
        new Holder(new Point(1, 2), Optional.of(new Point(3, 4)), Map.of("a", new Point(5, 6))),
        new Holder(null, Optional.empty(), Map.of()),
        new Compact("x"),
        new Compact(null),
        new Created("a", 1),
        new Value("v"),
        new Ordered(1, 2, 3),
        new Sparse(null, null, null),
        new Sparse("a", 1, List.of("c")),
        new NonDefault(0, false, null),
        new NonDefault(1, true, "c"),
        new Row(1, "a"),
        new Row(0, null),
        new Arrays(
            new int[] {1}, new String[] {"a", null}, new byte[] {-1, 0}, new long[][] {{1}, {}}),
        new Arrays(null, null, null, null),
        new Arrays(new int[0], new String[0], new byte[0], new long[0][]),
        new Scalars((byte) -1, (short) 300, 70_000, 1L << 40, 1.5f, 0.1, true, 'c'),
        new Scalars((byte) 0, (short) 0, 0, 0, 0, -0.0, false, '\u00e9'),
        new Boxed((byte) 1, (short) 2, 3, 4L, 5f, 6d, true, 'x'),
        new Boxed(null, null, null, null, null, null, null, null),
        new Times(Instant.ofEpochSecond(5, 7), LocalDate.EPOCH),
        new Times(null, null),
        new Colored(Color.RED, Map.of(Color.GREEN, 1)),
        new Colored(Color.GREEN, Map.of(Color.RED, 2)));
  }
}
