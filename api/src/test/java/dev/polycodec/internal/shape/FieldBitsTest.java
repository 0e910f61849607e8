package dev.polycodec.internal.shape;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.spi.FieldShape;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class FieldBitsTest {

  private static final ShapesImpl SHAPES =
      ShapesImpl.create(List.of(), WireNames.of(Map.of()), List.of());

  static final class Primitives {
    private boolean truth = true;
    private byte octet = -1;
    private short small = -2;
    private char letter = '\uFFFF';
    private int whole = -3;
    private long large = Long.MIN_VALUE;
    private float single = -0.5f;
    private double real = Double.longBitsToDouble(0x7FF0_0000_0000_0001L); // a NaN of its own
    private final Integer boxed = 4;
  }

  record Point(int x) {}

  @Test
  void bitsOfEachPrimitiveTypeAreGot() {
    Primitives owner = new Primitives();
    assertThat(field(Primitives.class, "truth").getBits(owner)).isOne();
    assertThat(field(Primitives.class, "octet").getBits(owner)).isEqualTo(-1);
    assertThat(field(Primitives.class, "small").getBits(owner)).isEqualTo(-2);
    assertThat(field(Primitives.class, "letter").getBits(owner)).isEqualTo(0xFFFF);
    assertThat(field(Primitives.class, "whole").getBits(owner)).isEqualTo(-3);
    assertThat(field(Primitives.class, "large").getBits(owner)).isEqualTo(Long.MIN_VALUE);
    assertThat(field(Primitives.class, "single").getBits(owner))
        .isEqualTo(Float.floatToRawIntBits(-0.5f));
    assertThat(field(Primitives.class, "real").getBits(owner)).isEqualTo(0x7FF0_0000_0000_0001L);
    assertThat(field(Point.class, "x").getBits(new Point(5))).isEqualTo(5);
  }

  @Test
  void bitsThatWereGotSetAnotherObjectToTheSame() {
    Primitives from = new Primitives();
    Primitives to = (Primitives) SHAPES.of(Primitives.class).allocate();
    for (FieldShape field : SHAPES.of(Primitives.class).fields()) {
      if (field.type().isPrimitive()) {
        field.setBits(to, field.getBits(from));
        assertThat(field.get(to)).isEqualTo(field.get(from));
      }
    }
  }

  @Test
  void bitsOfAnotherTypeAreRefused() {
    FieldShape boxed = field(Primitives.class, "boxed");
    assertThatThrownBy(() -> boxed.getBits(new Primitives()))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage(
            Primitives.class.getName() + ".boxed is of no primitive type, but java.lang.Integer");
  }

  @Test
  void bitsOfARecordCannotBeSet() {
    assertThatThrownBy(() -> field(Point.class, "x").setBits(new Point(5), 6))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage(Point.class.getName() + ".x is a component of a record, which is constructed");
  }

  @Test
  void objectsOfAnotherClassAreRefused() {
    assertThatThrownBy(() -> field(Point.class, "x").getBits("a string"))
        .isInstanceOf(ClassCastException.class);
    assertThatThrownBy(() -> field(Primitives.class, "whole").setBits("a string", 1))
        .isInstanceOf(ClassCastException.class);
  }

  private static FieldShape field(Class<?> type, String name) {
    return SHAPES.of(type).fields().stream()
        .filter(field -> field.name().equals(name))
        .findFirst()
        .orElseThrow();
  }
}
