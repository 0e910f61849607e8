package dev.polycodec.jackson.shapes;

import static dev.polycodec.jackson.shapes.Sample.all;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeInfo.As;
import com.fasterxml.jackson.annotation.JsonTypeInfo.Id;
import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.polycodec.TypeRef;
import java.util.List;
import java.util.Map;

/** Values whose class the bytes name, in each of Jackson's ways. */
final class PolymorphicShapes {

  private PolymorphicShapes() {}

  @JsonTypeInfo(use = Id.NAME)
  @JsonSubTypes({@JsonSubTypes.Type(Circle.class), @JsonSubTypes.Type(Rect.class)})
  interface Shape {}

  @JsonTypeName("circle")
  record Circle(int radius) implements Shape {}

  @JsonTypeName("rect")
  static final class Rect implements Shape {
    private int width;
    private int height;

    Rect() {}

    Rect(int width, int height) {
      this.width = width;
      this.height = height;
    }

    public int getWidth() {
      return width;
    }

    public int getHeight() {
      return height;
    }
  }

  @JsonTypeInfo(use = Id.NAME, include = As.WRAPPER_OBJECT)
  @JsonSubTypes(@JsonSubTypes.Type(value = Wrapped.class, name = "w"))
  interface InObject {}

  record Wrapped(String text) implements InObject {}

  @JsonTypeInfo(use = Id.NAME, include = As.WRAPPER_ARRAY)
  @JsonSubTypes(@JsonSubTypes.Type(value = Arrayed.class, name = "a"))
  interface InArray {}

  record Arrayed(int number, List<String> texts) implements InArray {}

  @JsonTypeInfo(use = Id.CLASS)
  abstract static class ByClass {
    public String base = "b";
  }

  static final class First extends ByClass {
    public int first = 1;
  }

  static final class Second extends ByClass {
    private final String second;

    @JsonCreator
    Second(@JsonProperty("second") String second) {
      this.second = second;
    }

    public String getSecond() {
      return second;
    }
  }

  @JsonTypeInfo(use = Id.NAME, property = "kind", visible = true)
  @JsonSubTypes({
    @JsonSubTypes.Type(value = Cat.class, name = "cat"),
    @JsonSubTypes.Type(value = Lion.class, name = "lion")
  })
  abstract static class Cats {
    @JsonProperty(access = JsonProperty.Access.WRITE_ONLY)
    public String kind;
  }

  static class Cat extends Cats {
    public int lives = 7;

    Cat() {
      kind = "cat";
    }
  }

  static final class Lion extends Cat {
    public boolean mane = true;

    Lion() {
      kind = "lion";
    }
  }

  @JsonTypeInfo(use = Id.DEDUCTION)
  @JsonSubTypes({@JsonSubTypes.Type(Left.class), @JsonSubTypes.Type(Right.class)})
  interface Side {}

  record Left(int left) implements Side {}

  record Right(int right) implements Side {}

  static final class External {
    @JsonTypeInfo(use = Id.NAME, include = As.EXTERNAL_PROPERTY, property = "type")
    @JsonSubTypes(@JsonSubTypes.Type(value = Payload.class, name = "payload"))
    public Object content;
  }

  record Payload(String text) {}

  static final class OnProperty {
    @JsonTypeInfo(use = Id.NAME)
    @JsonSubTypes({
      @JsonSubTypes.Type(value = Payload.class, name = "p"),
      @JsonSubTypes.Type(value = Plain.class, name = "q")
    })
    public Object value;

    @JsonTypeInfo(use = Id.NAME)
    @JsonSubTypes(@JsonSubTypes.Type(value = Payload.class, name = "p"))
    public List<Object> values = List.of();

    OnProperty with(Object one, Object... more) {
      value = one;
      values = List.of(more);
      return this;
    }
  }

  static final class Plain {
    private int x = 3;

    public int getX() {
      return x;
    }
  }

  record Drawing(Shape main, List<Shape> shapes, Map<String, Shape> named, Shape[] array) {}

  record Wrappers(InObject object, InArray array, List<InObject> objects) {}

  record Classes(ByClass one, List<ByClass> more) {}

  record Zoo(Cats cats, List<Cats> more) {}

  record Box<T extends Shape>(T content) {}

  private static External external() {
    External external = new External();
    external.content = new Payload("e");
    return external;
  }

  static List<Sample> samples() {
    Shape[] none = {};
    return all(
        new Circle(1),
        new Rect(1, 2),
        Sample.of(new Circle(2), TypeRef.of(Shape.class)),
        Sample.of(new Rect(3, 4), TypeRef.of(Shape.class)),
        new Drawing(new Circle(1), List.of(new Rect(1, 2), new Circle(3)), Map.of(), none),
        new Drawing(null, List.of(), Map.of("a", new Circle(5)), new Shape[] {new Rect(1, 1)}),
        new Drawing(null, null, null, null),
        Sample.of(List.of(new Circle(1), new Rect(2, 3)), new TypeRef<List<Shape>>() {}),
        Sample.of(Map.of("k", new Circle(1)), new TypeRef<Map<String, Shape>>() {}),
        Sample.of(new Box<>(new Circle(9)), new TypeRef<Box<Circle>>() {}),
        Sample.of(new Box<Shape>(new Circle(9)), new TypeRef<Box<Shape>>() {}),
        Sample.of(new Wrapped("x"), TypeRef.of(InObject.class)),
        Sample.of(new Arrayed(1, List.of("a")), TypeRef.of(InArray.class)),
        new Wrappers(new Wrapped("a"), new Arrayed(2, null), List.of(new Wrapped(null))),
        new Wrappers(null, null, List.of()),
        Sample.of(new First(), TypeRef.of(ByClass.class)),
        Sample.of(new Second("s"), TypeRef.of(ByClass.class)),
        new Classes(new First(), List.of(new Second(null), new First())),
        new Classes(null, null),
        Sample.of(new Cat(), TypeRef.of(Cats.class)),
        Sample.of(new Lion(), TypeRef.of(Cats.class)),
        new Zoo(new Lion(), List.of(new Cat(), new Lion())),
        new Zoo(null, List.of()),
        new OnProperty(),
        new OnProperty().with(new Payload("a")),
        new OnProperty().with(new Plain(), new Payload("b"), new Payload(null)),
        external());
  }
}
