package dev.polycodec.jackson.shapes;

import static dev.polycodec.jackson.shapes.Sample.all;

import com.fasterxml.jackson.annotation.JsonGetter;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Properties by accessors, with and without fields of their names. */
final class AccessorShapes {

  private AccessorShapes() {}

  static class Other {
    private String _name;
    private int n;

    Other() {}

    Other(String name, int n) {
      _name = name;
      this.n = n;
    }

    public String getName() {
      return _name;
    }

    public void setName(String name) {
      _name = name;
    }

    public int getCount() {
      return n;
    }

    public void setCount(int count) {
      n = count;
    }
  }

  static class Bean {
    private String text;
    private boolean on;
    private Boolean maybe;
    private long number;

    Bean() {}

    Bean(String text, boolean on, Boolean maybe, long number) {
      this.text = text;
      this.on = on;
      this.maybe = maybe;
      this.number = number;
    }

    public String getText() {
      return text;
    }

    public void setText(String text) {
      this.text = text;
    }

    public boolean isOn() {
      return on;
    }

    public void setOn(boolean on) {
      this.on = on;
    }

    public Boolean getMaybe() {
      return maybe;
    }

    public void setMaybe(Boolean maybe) {
      this.maybe = maybe;
    }

    public long getNumber() {
      return number;
    }

    public void setNumber(long number) {
      this.number = number;
    }
  }

  static class ReadOnly {
    private String name;

    ReadOnly() {}

    ReadOnly(String name) {
      this.name = name;
    }

    public String getName() {
      return name;
    }

    public int getLength() {
      return name == null ? 0 : name.length();
    }
  }

  static class Fluent {
    private int width;
    private int height;

    public int getWidth() {
      return width;
    }

    public Fluent setWidth(int width) {
      this.width = width;
      return this;
    }

    public int getHeight() {
      return height;
    }

    public Fluent setHeight(int height) {
      this.height = height;
      return this;
    }
  }

  static class Filled {
    private final List<String> names = new ArrayList<>();
    private final Map<String, Integer> counts = new HashMap<>();

    public List<String> getNames() {
      return names;
    }

    public Map<String, Integer> getCounts() {
      return counts;
    }

    Filled with(String name, int count) {
      names.add(name);
      counts.put(name, count);
      return this;
    }
  }

  static class FilledElsewhere {
    private final List<String> _names = new ArrayList<>();

    public List<String> getNames() {
      return _names;
    }

    FilledElsewhere with(String name) {
      _names.add(name);
      return this;
    }
  }

  static class Named {
    private String a;
    private int b;

    @JsonGetter("first")
    public String a() {
      return a;
    }

    @JsonSetter("first")
    public void a(String value) {
      a = value;
    }

    @JsonProperty("second")
    public int b() {
      return b;
    }

    @JsonProperty("second")
    public void b(int value) {
      b = value;
    }

    Named with(String first, int second) {
      a = first;
      b = second;
      return this;
    }
  }

  static class GetterNamed {
    private String value = "v";

    @JsonProperty("the-value")
    public String getValue() {
      return value;
    }

    GetterNamed with(String other) {
      value = other;
      return this;
    }
  }

  static class FieldNamed {
    @JsonProperty("a-b")
    private String ab = "x";

    public String getAb() {
      return ab;
    }

    FieldNamed with(String other) {
      ab = other;
      return this;
    }
  }

  static class Maybe {
    private String nick;

    Maybe() {}

    Maybe(String nick) {
      this.nick = nick;
    }

    public Optional<String> getNick() {
      return Optional.ofNullable(nick);
    }
  }

  static class HiddenAccessor {
    private int secret;
    public int shown = 2;

    @JsonIgnore
    public int getSecret() {
      return secret;
    }

    HiddenAccessor with(int value) {
      shown = value;
      return this;
    }
  }

  static class Base {
    private int id;

    public int getId() {
      return id;
    }

    public void setId(int id) {
      this.id = id;
    }
  }

  static class Derived extends Base {
    private String URL;
    private String aName;

    public String getURL() {
      return URL;
    }

    public void setURL(String url) {
      URL = url;
    }

    public String getaName() {
      return aName;
    }

    public void setaName(String name) {
      aName = name;
    }

    Derived with(int id, String url, String name) {
      setId(id);
      URL = url;
      aName = name;
      return this;
    }
  }

  /** An object without a constructor that a mapper knows. */
  static final class Immutable {
    private final String _name;
    private final int size;

    Immutable(String name, int size) {
      _name = name;
      this.size = size;
    }

    public int getSize() {
      return size;
    }
  }

  static List<Sample> samples() {
    return all(
        new Other("Ada", 3),
        new Other(null, 0),
        new Other("", -1),
        new Bean("a", true, null, 1L << 40),
        new Bean(null, false, true, -1),
        new Bean("\u00e9\ud83d\ude00", true, false, 0),
        new ReadOnly("Ann"),
        new ReadOnly(null),
        new Fluent(),
        new Fluent().setWidth(1).setHeight(2),
        new Filled(),
        new Filled().with("a", 1).with("b", 2),
        new FilledElsewhere(),
        new FilledElsewhere().with("a").with("b"),
        new Named(),
        new Named().with("x", 7),
        new GetterNamed(),
        new GetterNamed().with(""),
        new FieldNamed(),
        new FieldNamed().with("y"),
        new Maybe(),
        new Maybe("Bo"),
        new HiddenAccessor(),
        new HiddenAccessor().with(9),
        new Base(),
        new Derived(),
        new Derived().with(4, "http://a", "n"));
  }

  static List<Sample> ours() {
    return all(new Immutable("Ada", 3), new Immutable(null, 0));
  }
}
