package dev.polycodec.forms.kotlin;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import kotlin.Metadata;
import kotlin.Unit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Classes of an application, as Kotlin compiles them. */
class KotlinObjectsTest {

  /** {@code sealed class Shape(val sides: Int)}. */
  @Metadata
  abstract static class Shape {
    final int sides;

    Shape(int sides) {
      this.sides = sides;
    }
  }

  /** {@code object Circle : Shape(0)}. */
  @Metadata
  static final class Circle extends Shape {
    public static final Circle INSTANCE = new Circle();

    private Circle() {
      super(0);
    }
  }

  /** {@code data object Nothing}, which is serializable. */
  @Metadata
  static final class Nothing extends Shape implements java.io.Serializable {
    public static final Nothing INSTANCE = new Nothing();

    private Nothing() {
      super(0);
    }

    private Object readResolve() {
      return INSTANCE;
    }
  }

  /** {@code open class Settings { var level = 0 }}. */
  @Metadata
  static class Settings {
    int level;
  }

  /** {@code object Defaults : Settings()}. */
  @Metadata
  static final class Defaults extends Settings {
    public static final Defaults INSTANCE = new Defaults();

    private Defaults() {}
  }

  /** {@code data class Drawing(val name: String, val shapes: List<Shape>, val mark: Any?)}. */
  @Metadata
  static final class Drawing {
    final String name;
    final List<Shape> shapes;
    final @Nullable Object mark;

    Drawing(String name, List<Shape> shapes, @Nullable Object mark) {
      this.name = Objects.requireNonNull(name);
      this.shapes = Objects.requireNonNull(shapes);
      this.mark = mark;
    }
  }

  @SuppressWarnings("unchecked") // the class is the value's
  private static <T> T through(String name, T value) {
    try (Codec codec =
        Codecs.builder()
            .use(name)
            .allow(Circle.class)
            .allow(Nothing.class)
            .allow(Defaults.class)
            .build()) {
      return Objects.requireNonNull((T) codec.decode(codec.encode(value), value.getClass()));
    }
  }

  @ParameterizedTest
  @MethodSource("dev.polycodec.tck.FormsTck#codecs")
  void anObjectIsTheOneOfItsClass(String codec) {
    assertThat(through(codec, Circle.INSTANCE)).isSameAs(Circle.INSTANCE);
    assertThat(through(codec, Nothing.INSTANCE)).isSameAs(Nothing.INSTANCE);

    Drawing decoded =
        through(codec, new Drawing("a", new ArrayList<>(List.of(Circle.INSTANCE)), Unit.INSTANCE));

    assertThat(decoded.name).isEqualTo("a");
    assertThat(decoded.shapes).containsExactly(Circle.INSTANCE);
    assertThat(decoded.mark).isSameAs(Unit.INSTANCE);
  }

  @ParameterizedTest
  @MethodSource("dev.polycodec.tck.FormsTck#codecs")
  void whatChangesInAnObjectIsCarried(String codec) {
    Defaults.INSTANCE.level = 7;
    byte[] bytes;
    try (Codec writer = Codecs.builder().use(codec).build()) {
      bytes = writer.encode(Defaults.INSTANCE);
      Defaults.INSTANCE.level = 0;

      Defaults decoded = Objects.requireNonNull(writer.decode(bytes, Defaults.class));

      assertThat(decoded.level).isEqualTo(7);
      assertThat(Defaults.INSTANCE.level).isZero();
    }
  }
}
