package dev.polycodec.jackson.shapes;

import static dev.polycodec.jackson.shapes.Sample.all;
import static dev.polycodec.jackson.shapes.Sample.of;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIgnoreType;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonInclude.Include;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import dev.polycodec.TypeRef;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Properties of superclasses and interfaces, and those that annotations take apart or gather. */
final class InheritedShapes {

  private InheritedShapes() {}

  /** Has a field that a generic subclass binds. */
  static class Entity<I> {
    public I id;
    private String note;

    public String getNote() {
      return note;
    }

    public void setNote(String note) {
      this.note = note;
    }
  }

  static class Person extends Entity<Long> {
    public String name;

    Person with(Long number, String text) {
      id = number;
      name = text;
      setNote(text);
      return this;
    }
  }

  static final class Employee extends Person {
    public LocalDate since;
    public List<Person> reports = List.of();

    Employee with(LocalDate day, Person... people) {
      since = day;
      reports = List.of(people);
      return this;
    }
  }

  interface Named {
    @JsonProperty("full_name")
    String getName();
  }

  static final class NamedByInterface implements Named {
    private String name;

    @Override
    public String getName() {
      return name;
    }

    @JsonProperty("full_name")
    void setName(String name) {
      this.name = name;
    }

    NamedByInterface with(String text) {
      name = text;
      return this;
    }
  }

  static class Shadowed {
    public int number = 1;
  }

  static final class Covariant extends Shadowed {
    private Integer more;

    public Integer getMore() {
      return more;
    }

    public Covariant setMore(Integer more) {
      this.more = more;
      return this;
    }
  }

  @JsonDeserialize(as = Fast.class)
  interface Engine {}

  record Fast(int power) implements Engine {}

  @JsonDeserialize(as = Slow.class)
  abstract static class Motor {
    public int number = 1;
  }

  static final class Slow extends Motor {
    public int power;
  }

  record Car(Engine engine, List<Engine> spares, Map<String, Engine> named) {}

  static final class Address {
    public String street;
    public int zip;

    Address with(String text, int code) {
      street = text;
      zip = code;
      return this;
    }
  }

  static final class Customer {
    public String name;
    @JsonUnwrapped public Address home = new Address();

    @JsonUnwrapped(prefix = "work_", suffix = "_w")
    public Address work = new Address();

    Customer with(String text) {
      name = text;
      home.with(text, 1);
      work.with(null, 2);
      return this;
    }
  }

  static final class Extensible {
    public String known = "k";
    private final Map<String, Object> others = new LinkedHashMap<>();

    @JsonAnyGetter
    public Map<String, Object> others() {
      return others;
    }

    @JsonAnySetter
    public void set(String name, Object value) {
      others.put(name, value);
    }

    Extensible with(String name, Object value) {
      others.put(name, value);
      return this;
    }
  }

  record Aliases(@JsonAlias({"b", "c"}) int a, @JsonAlias("old") String renamed) {}

  record Sparse(
      @JsonInclude(Include.NON_NULL) String text,
      @JsonInclude(Include.NON_EMPTY) List<String> texts,
      @JsonInclude(Include.NON_DEFAULT) int number) {}

  @JsonIgnoreType
  static final class Cache {
    public int hits = 3;
  }

  static final class Cached {
    public String value;
    public Cache cache;

    Cached with(String text) {
      value = text;
      return this;
    }
  }

  enum Grade {
    @JsonProperty("first-class")
    FIRST,
    SECOND
  }

  enum Unit {
    METRE("m"),
    SECOND("s");

    private final String symbol;

    Unit(String symbol) {
      this.symbol = symbol;
    }

    @JsonValue
    String symbol() {
      return symbol;
    }

    @JsonCreator
    static Unit of(String symbol) {
      return symbol.equals("m") ? METRE : SECOND;
    }
  }

  record Graded(Grade grade, Unit unit, List<Grade> grades, Map<Grade, Unit> units) {}

  record Numbers(
      @JsonFormat(shape = JsonFormat.Shape.STRING) long text,
      @JsonFormat(shape = JsonFormat.Shape.STRING) Grade grade,
      @JsonProperty(index = 0) int last) {}

  record Money(@JsonValue String text) {
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    Money {}
  }

  record Prices(Money one, List<Money> more, Map<String, Money> named) {}

  static List<Sample> samples() {
    LocalDate day = LocalDate.of(2026, 2, 3);
    return all(
        new Person(),
        new Person().with(1L, "a"),
        new Employee(),
        new Employee().with(day, new Person().with(2L, "b")),
        new Employee().with(null, new Person(), new Person().with(null, "")),
        of(new Entity<String>(), new TypeRef<Entity<String>>() {}),
        of(List.of(new Person().with(3L, null)), new TypeRef<List<Person>>() {}),
        new NamedByInterface(),
        new NamedByInterface().with("n"),
        new Covariant(),
        new Covariant().setMore(2),
        new Fast(90),
        of(List.of(new Fast(1)), new TypeRef<List<Fast>>() {}),
        new Car(null, null, null),
        new Car(new Fast(1), List.of(new Fast(2)), Map.of("a", new Fast(3))),
        new Customer(),
        new Customer().with("c"),
        of(List.of(new Customer().with("d")), new TypeRef<List<Customer>>() {}),
        new Extensible(),
        new Extensible().with("x", 1),
        new Extensible().with("x", "a").with("y", List.of(1, "b")).with("z", Map.of("c", true)),
        new Aliases(1, "r"),
        new Aliases(0, null),
        new Sparse(null, null, 0),
        new Sparse("t", List.of("u"), 5),
        new Cached(),
        new Cached().with("v"),
        Grade.FIRST,
        Unit.METRE,
        new Graded(null, null, null, null),
        new Graded(Grade.FIRST, Unit.SECOND, List.of(Grade.SECOND), Map.of()),
        new Graded(Grade.SECOND, Unit.METRE, List.of(), Map.of(Grade.FIRST, Unit.METRE)),
        of(Map.of(Grade.SECOND, 1), new TypeRef<Map<Grade, Integer>>() {}),
        of(List.of(Unit.METRE, Unit.SECOND), new TypeRef<List<Unit>>() {}),
        new Numbers(1L << 60, Grade.SECOND, 3),
        new Numbers(-1, null, 0),
        new Money("1.50 EUR"),
        of(List.of(new Money("a"), new Money("")), new TypeRef<List<Money>>() {}),
        new Prices(null, null, null),
        new Prices(new Money("x"), List.of(new Money("y")), Map.of("k", new Money("z"))));
  }

  /** A mapper takes the properties of the declared type, and so writes none. */
  static List<Sample> ours() {
    Slow slow = new Slow();
    slow.power = 5;
    return all(
        of(new Fast(90), TypeRef.of(Engine.class)),
        of(slow, TypeRef.of(Motor.class)),
        of(List.of(new Fast(1), new Fast(2)), new TypeRef<List<Engine>>() {}),
        of(Map.of("k", List.of(slow)), new TypeRef<Map<String, List<Motor>>>() {}),
        of(Optional.of(new Fast(3)), new TypeRef<Optional<Engine>>() {}),
        of(new Engine[] {new Fast(4), null}, TypeRef.of(Engine[].class)));
  }
}
