package dev.polycodec.internal.shape;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.Shape;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class SerialPartsTest {

  private static final ShapesImpl SHAPES =
      ShapesImpl.create(List.of(), WireNames.of(Map.of()), List.of());

  private static final class Failure extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final int caused;

    Failure(int caused) {
      this.caused = caused;
    }
  }

  private static final class Sealed extends Exception {
    private static final long serialVersionUID = 1;

    Sealed(boolean suppresses, boolean traces) {
      super("sealed", null, suppresses, traces);
    }
  }

  @Test
  void listsTheFieldsOfTheJdkFirst() {
    assertThat(SHAPES.of(Failure.class).fields())
        .extracting(FieldShape::wireName)
        .containsExactly(
            "cause", "caused@3", "detailMessage", "stackTrace", "suppressedExceptions", "caused");
  }

  /** A format has fields of the names that its superclass has, and others in another JDK. */
  @Test
  void givesFieldsOfOneNameNamesOfTheirOwn() {
    for (Class<?> type : Jdk.serials()) {
      assertThat(SHAPES.of(type).fields())
          .as(type.getName())
          .extracting(FieldShape::wireName)
          .doesNotHaveDuplicates();
    }
  }

  @Test
  void keepsWhetherACauseMayStillBeGiven() throws Throwable {
    Throwable open = copy(new Failure(1));
    Throwable closed = copy(new Error("text", null));

    assertThat(open.initCause(closed)).hasCause(closed);
    assertThatThrownBy(() -> closed.initCause(open)).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void keepsWhatMayBeSuppressedAndTraced() throws Throwable {
    for (boolean suppresses : new boolean[] {true, false}) {
      for (boolean traces : new boolean[] {true, false}) {
        Throwable back = copy(new Sealed(suppresses, traces));
        back.addSuppressed(new Error());
        back.setStackTrace(new Error().getStackTrace());

        assertThat(back.getSuppressed()).hasSize(suppresses ? 1 : 0);
        assertThat(back.getStackTrace().length > 0).isEqualTo(traces);
      }
    }
  }

  @Test
  void keepsATraceThatHoldsOneElementTwice() throws Throwable {
    Failure failure = new Failure(1);
    StackTraceElement element = failure.getStackTrace()[0];
    failure.setStackTrace(new StackTraceElement[] {element, element, element});

    assertThat(copy(failure).getStackTrace()).containsExactly(element, element, element);
  }

  @Test
  void keepsTheStateOfItsOwn() throws Throwable {
    assertThat(((Failure) copy(new Failure(7))).caused).isEqualTo(7);
  }

  @Test
  void refusesWhatNoThrowableIsMadeOf() {
    Object[][] hostile = {
      {null, true, null, new Object[] {new String[0], new int[] {1, 2, 3, 4, 5, 6, 7, 8}}, null},
      {null, true, null, new Object[] {"text", "text"}, null},
      {null, true, null, new Object[0], null},
      {null, true, null, new Object[] {new String[0], new int[8]}, null},
      {null, true, null, null, new Throwable[1]},
    };
    for (Object[] parts : hostile) {
      assertThatThrownBy(() -> SHAPES.of(Error.class).construct(parts))
          .isInstanceOf(MalformedDataException.class)
          .hasMessage("The bytes hold no valid java.lang.Error");
    }
  }

  private static Throwable copy(Throwable failure) throws Throwable {
    Shape shape = SHAPES.of(failure.getClass());
    @Nullable Object[] parts = shape.fields().stream().map(field -> field.get(failure)).toArray();
    return (Throwable) shape.construct(parts);
  }
}
