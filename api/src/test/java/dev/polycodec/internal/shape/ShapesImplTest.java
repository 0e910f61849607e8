package dev.polycodec.internal.shape;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.Shape;
import dev.polycodec.spi.Shapes;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ShapesImplTest {

  private static final Shapes SHAPES =
      ShapesImpl.create(List.of(), WireNames.of(Map.of()), List.of());

  static class Entity<K, V> {
    private final K id;
    private final long name;
    Map<K, List<? extends V[]>> values = Map.of();
    transient int cache = 1;
    static int count;

    Entity(K id) {
      this.id = id;
      this.name = 1;
    }
  }

  static class Named<V> extends Entity<String, V> {
    private final String name = "n";

    Named() {
      super("id");
    }
  }

  static final class Thing extends Named<Integer> {
    byte b = 1;
    boolean c = true;

    Thing() {
      throw new AssertionError("no constructor runs");
    }
  }

  class Inner {
    int x;
  }

  record Point(int x, String label) {
    Point {
      if (x < 0) {
        throw new IllegalArgumentException("negative");
      }
    }

    @Override
    public String label() {
      return "changed by the accessor";
    }
  }

  @Test
  void listsFieldsSuperclassFirstByNameWithUniqueWireNames() {
    assertThat(SHAPES.of(Thing.class).fields())
        .extracting(FieldShape::wireName)
        .containsExactly("id", "name@1", "values", "name", "b", "c");
  }

  @Test
  void resolvesTypeVariablesThroughSuperclasses() {
    assertThat(SHAPES.of(Thing.class).fields())
        .extracting(field -> field.genericType().getTypeName())
        .containsExactly(
            "java.lang.String",
            "long",
            "java.util.Map<java.lang.String, java.util.List<? extends java.lang.Integer[]>>",
            "java.lang.String",
            "byte",
            "boolean");
  }

  static class Resolving<K, V> {
    Map<K, List<? extends V>> values = Map.of();
  }

  static final class Resolved extends Resolving<String, Integer> {}

  /** But arrays of a variable, whose class is not that of what the variable stands for. */
  @Test
  void resolvedTypesEqualThoseOfTheJdk() throws NoSuchFieldException {
    class Twin {
      Map<String, List<? extends Integer>> values = Map.of();
    }
    Type resolved = SHAPES.of(Resolved.class).fields().get(0).genericType();
    Type twin = Twin.class.getDeclaredField("values").getGenericType();

    assertThat(resolved).isEqualTo(twin).hasSameHashCodeAs(twin);
    assertThat(twin).isEqualTo(resolved);
  }

  @Test
  void allocatesWithoutAConstructorAndSetsPrivateFinalFields() {
    Object thing = SHAPES.of(Thing.class).allocate();

    field("id").set(thing, "a");
    field("name@1").set(thing, 5L);
    field("name").set(thing, null);
    field("b").set(thing, (byte) 3);

    assertThat(field("id").get(thing)).isEqualTo("a");
    assertThat(field("name@1").get(thing)).isEqualTo(5L);
    assertThat(field("name").get(thing)).isNull();
    assertThat(field("b").get(thing)).isEqualTo((byte) 3);
    assertThat(((Thing) thing).cache).isZero();
  }

  @Test
  void settersTakeNoOtherTypeNotEvenANarrowerOne() {
    Object thing = SHAPES.of(Thing.class).allocate();

    assertThatThrownBy(() -> field("name@1").set(thing, 5)).isInstanceOf(ClassCastException.class);
    assertThatThrownBy(() -> field("b").set(thing, 5)).isInstanceOf(ClassCastException.class);
    assertThatThrownBy(() -> field("values").set(thing, "x"))
        .isInstanceOf(ClassCastException.class);
    assertThatThrownBy(() -> field("name").set("no thing", "x"))
        .isInstanceOf(ClassCastException.class);
    assertThatThrownBy(() -> field("b").get("no thing")).isInstanceOf(ClassCastException.class);
  }

  @Test
  void innerClassesKeepTheirOuterObject() {
    Inner inner = new Inner();
    Shape shape = SHAPES.of(Inner.class);
    Object copy = shape.allocate();
    shape.fields().forEach(field -> field.set(copy, field.get(inner)));

    FieldShape outer = shape.fields().get(0);

    assertThat(shape.fields()).extracting(FieldShape::name).contains("x");
    if (outer.name().equals("this$0")) { // javac leaves out a reference that nothing uses
      assertThat(outer.get(copy)).isSameAs(this);
    }
  }

  @Test
  void recordsAreReadFromTheirFieldsAndMadeByTheirConstructor() throws Throwable {
    Shape shape = SHAPES.of(Point.class);
    Object point = shape.construct(new Object[] {1, "a"});

    assertThat(shape.fields()).extracting(FieldShape::name).containsExactly("x", "label");
    assertThat(shape.fields().get(1).get(point)).isEqualTo("a");
    assertThatThrownBy(() -> shape.construct(new Object[] {-1, "a"}))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("negative");
    assertThatThrownBy(() -> shape.construct(new Object[] {(byte) 1, "a"}))
        .isInstanceOf(ClassCastException.class);
    assertThatThrownBy(() -> shape.fields().get(0).set(point, 1))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage(Point.class.getName() + ".x is a component of a record, which is constructed");
  }

  @Test
  void shapesMakeOnlyWhatTheyAre() {
    assertThatThrownBy(() -> SHAPES.of(Point.class).allocate())
        .isInstanceOf(IllegalStateException.class)
        .hasMessage(Point.class.getName() + " has the shape RECORD");
    assertThatThrownBy(() -> SHAPES.of(ArrayList.class).construct(new Object[0]))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("java.util.ArrayList has the shape COLLECTION");
    assertThatThrownBy(() -> SHAPES.of(Thing.class).newMap(0))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage(Thing.class.getName() + " has the shape FIELDS");
    assertThatThrownBy(() -> SHAPES.of(HashMap.class).newCollection(0))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("java.util.HashMap has the shape MAP");
  }

  @Test
  void aShapeIsFoundOnce() {
    assertThat(SHAPES.of(Point.class)).isSameAs(SHAPES.of(Point.class));
  }

  @Test
  void fingerprintsAreTheSameInEveryJvm() {
    // CRC-32C of the texts that Fingerprint documents, computed apart from it
    assertThat(Integer.toHexString(SHAPES.of(Point.class).fingerprint())).isEqualTo("1614639c");
    assertThat(Integer.toHexString(SHAPES.of(Thing.class).fingerprint())).isEqualTo("7a3880de");
    assertThat(Integer.toHexString(SHAPES.of(java.time.Instant.class).fingerprint()))
        .isEqualTo("d17c1cbd");
  }

  @Test
  void aRenamedClassKeepsTheFingerprintOfItsOldName() {
    Shapes renamed =
        ShapesImpl.create(
            List.of(), WireNames.of(Map.of("com.acme.OldPoint", Point.class)), List.of());

    assertThat(renamed.of(Point.class).fingerprint())
        .isNotEqualTo(SHAPES.of(Point.class).fingerprint());
    assertThat(Integer.toHexString(renamed.of(Point.class).fingerprint())).isEqualTo("176452fe");
  }

  private static FieldShape field(String wireName) {
    return SHAPES.of(Thing.class).fields().stream()
        .filter(field -> field.wireName().equals(wireName))
        .findFirst()
        .orElseThrow();
  }
}
