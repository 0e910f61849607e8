package dev.polycodec.internal.shape;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Surrogate;
import dev.polycodec.spi.Shape;
import dev.polycodec.spi.Shapes;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ApplicationTest {

  interface Near extends Far {}

  interface Far {}

  interface Other {}

  static class Animal {}

  static class Dog extends Animal {}

  static class Puppy extends Dog implements Near {}

  static class Both implements Near, Other {}

  static class Single implements Near {}

  record ByText<T>(Class<T> type) implements Surrogate<T, String> {
    @Override
    public Class<String> form() {
      return String.class;
    }

    @Override
    public String toForm(T value) {
      return "";
    }

    @Override
    public T fromForm(String form) {
      throw new IllegalArgumentException();
    }
  }

  @Test
  void theNearestSurrogateReplacesAClass() {
    assertThat(replaced(Puppy.class, Animal.class, Dog.class, Near.class)).isEqualTo(Dog.class);
    assertThat(replaced(Puppy.class, Puppy.class, Dog.class)).isEqualTo(Puppy.class);
    assertThat(replaced(Single.class, Far.class)).isEqualTo(Far.class);
    assertThat(replaced(Single.class, Far.class, Near.class)).isEqualTo(Near.class);
    assertThat(replaced(Single.class, Near.class, Far.class)).isEqualTo(Near.class);
    assertThat(replaced(Near.class, Near.class)).isEqualTo(Near.class);
    assertThat(replaced(Instant.class, Instant.class)).isEqualTo(Instant.class);
  }

  private static Class<?> replaced(Class<?> type, Class<?>... given) {
    Shape shape = shapes(given).of(type);
    assertThat(shape.kind()).isEqualTo(Shape.Kind.SURROGATE);
    assertThat(shape.applicationSurrogate()).isTrue();
    return shape.surrogate().type();
  }

  private static Shapes shapes(Class<?>... given) {
    return ShapesImpl.create(
        List.of(given).stream().map(type -> new ByText<>(type)).toList(),
        WireNames.of(Map.of()),
        List.of());
  }

  @Test
  void scalarsAndArraysAreReplacedOnlyByTheirOwn() {
    Shapes shapes = shapes(java.io.Serializable.class, Integer.class);

    assertThat(shapes.of(Long.class).kind()).isEqualTo(Shape.Kind.SCALAR);
    assertThat(shapes.of(int[].class).kind()).isEqualTo(Shape.Kind.ARRAY);
    assertThat(shapes.of(Integer.class).applicationSurrogate()).isTrue();
  }

  @Test
  void twoUnrelatedInterfacesAreAmbiguous() {
    Shape shape = shapes(Near.class, Other.class).of(Both.class);

    assertThat(shape.kind()).isEqualTo(Shape.Kind.REFUSED);
    assertThat(shape.refusal())
        .isEqualTo(
            Both.class.getName()
                + " has two surrogates, for "
                + Near.class.getName()
                + " and "
                + Other.class.getName()
                + ": give it one of its own");
  }

  @Test
  void surrogatesThatCannotWorkAreRefused() {
    assertThatThrownBy(() -> shapes(Animal.class, Animal.class))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("The surrogate for " + Animal.class.getName() + " is the second");
    assertThatThrownBy(() -> shapes(String.class))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("The surrogate for java.lang.String replaces its own form");
    assertThatThrownBy(() -> shapes(int[].class))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("The surrogate for [I replaces arrays or primitives");
  }
}
