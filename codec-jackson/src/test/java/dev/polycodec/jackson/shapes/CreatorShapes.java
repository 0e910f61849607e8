package dev.polycodec.jackson.shapes;

import static dev.polycodec.jackson.shapes.Sample.all;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonPOJOBuilder;
import java.beans.ConstructorProperties;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Objects that constructors, static methods and builders make. */
final class CreatorShapes {

  private CreatorShapes() {}

  static final class ByConstructor {
    private final String a;
    private final int b;

    @JsonCreator
    ByConstructor(@JsonProperty("a") String a, @JsonProperty("b") int b) {
      this.a = a;
      this.b = b;
    }

    public String getA() {
      return a;
    }

    public int getB() {
      return b;
    }
  }

  static final class ByFactory {
    private final String first;

    private ByFactory(String first) {
      this.first = first;
    }

    @JsonCreator
    static ByFactory make(@JsonProperty("first") String first) {
      return new ByFactory(first);
    }

    public String getFirst() {
      return first;
    }
  }

  static final class OtherNames {
    private final String _x;
    private final long _y;

    @JsonCreator
    OtherNames(@JsonProperty("x") String x, @JsonProperty("y") long y) {
      _x = x;
      _y = y;
    }

    public String getX() {
      return _x;
    }

    public long getY() {
      return _y;
    }
  }

  static final class Listed {
    private final int left;
    private final int right;

    @ConstructorProperties({"left", "right"})
    public Listed(int left, int right) {
      this.left = left;
      this.right = right;
    }

    public int getLeft() {
      return left;
    }

    public int getRight() {
      return right;
    }
  }

  static final class Both {
    private final int fixed;
    private String late;

    @JsonCreator
    Both(@JsonProperty("fixed") int fixed) {
      this.fixed = fixed;
    }

    public int getFixed() {
      return fixed;
    }

    public String getLate() {
      return late;
    }

    public void setLate(String late) {
      this.late = late;
    }

    Both with(String value) {
      late = value;
      return this;
    }
  }

  static final class Wrapped {
    private final String text;

    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    Wrapped(String text) {
      this.text = text;
    }

    @JsonValue
    public String text() {
      return text;
    }
  }

  static final class WrappedNumber {
    private final int number;

    @JsonCreator
    private WrappedNumber(int number) {
      this.number = number;
    }

    @JsonValue
    private int number() {
      return number;
    }
  }

  static final class WrappedList {
    private final List<Integer> list;

    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    WrappedList(List<Integer> list) {
      this.list = list;
    }

    @JsonValue
    List<Integer> list() {
      return list;
    }
  }

  static final class WrappedMap {
    @JsonValue private final Map<String, Boolean> map;

    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    WrappedMap(Map<String, Boolean> map) {
      this.map = map;
    }
  }

  @JsonDeserialize(builder = Built.Builder.class)
  static final class Built {
    private final String name;
    private final int size;

    private Built(Builder builder) {
      name = builder.name;
      size = builder.size;
    }

    public String getName() {
      return name;
    }

    public int getSize() {
      return size;
    }

    public int getTwice() {
      return 2 * size;
    }

    static final class Builder {
      private String name;
      private int size;

      public Builder withName(String value) {
        name = value;
        return this;
      }

      public Builder withSize(int value) {
        size = value;
        return this;
      }

      public Built build() {
        return new Built(this);
      }
    }
  }

  @JsonDeserialize(builder = Set.Maker.class)
  static final class Set {
    private final List<String> items;

    private Set(List<String> items) {
      this.items = items;
    }

    public List<String> getItems() {
      return items;
    }

    @JsonPOJOBuilder(withPrefix = "", buildMethodName = "make")
    static final class Maker {
      private List<String> list = List.of();

      public Maker items(List<String> items) {
        list = items;
        return this;
      }

      public Set make() {
        return new Set(list);
      }
    }
  }

  static final class Open {
    private final int known;
    private final Map<String, Object> more = new LinkedHashMap<>();

    @JsonCreator
    Open(@JsonProperty("known") int known) {
      this.known = known;
    }

    public int getKnown() {
      return known;
    }

    @JsonAnyGetter
    public Map<String, Object> more() {
      return more;
    }

    @JsonAnySetter
    public Open add(String name, Object value) {
      more.put(name, value);
      return this;
    }
  }

  static final class Aliased {
    @JsonAlias({"old", "older"})
    public String now = "n";
  }

  static List<Sample> samples() {
    return all(
        new ByConstructor("a", 1),
        new ByConstructor(null, 0),
        ByFactory.make("f"),
        ByFactory.make(null),
        new OtherNames("x", 1L << 50),
        new OtherNames(null, 0),
        new Listed(1, 2),
        new Listed(0, -1),
        new Both(1),
        new Both(2).with("late"),
        new Wrapped("w"),
        new Wrapped(""),
        new WrappedNumber(5),
        new WrappedNumber(-5),
        new WrappedList(List.of(1, 2)),
        new WrappedList(List.of()),
        new WrappedMap(Map.of("a", true)),
        new WrappedMap(Map.of()),
        new Built.Builder().withName("b").withSize(3).build(),
        new Built.Builder().build(),
        new Set.Maker().items(List.of("i", "j")).make(),
        new Set.Maker().make(),
        new Open(1),
        new Open(2).add("x", "y").add("z", List.of(1, 2)),
        new Aliased());
  }
}
