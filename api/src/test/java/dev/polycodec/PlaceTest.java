package dev.polycodec;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.testing.Providers;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Where a refusal says that its object is. */
class PlaceTest {

  private static final String REFUSAL =
      "java.util.StringJoiner is a JDK class without a portable form: register a Surrogate for it";

  private static final StringJoiner REFUSED = new StringJoiner(",");

  record Line(Object content) {}

  /** Can be asked for its form so many times. */
  private static final class Lines implements Surrogate<Line, List<?>> {

    private final AtomicInteger left;

    Lines(int times) {
      left = new AtomicInteger(times);
    }

    @Override
    public Class<Line> type() {
      return Line.class;
    }

    @Override
    @SuppressWarnings({"unchecked", "rawtypes"}) // a class has no arguments
    public Class<List<?>> form() {
      return (Class) ArrayList.class;
    }

    @Override
    public List<?> toForm(Line line) {
      if (left.getAndDecrement() == 0) {
        throw new IllegalStateException("asked again");
      }
      return new ArrayList<>(Arrays.asList(1, line.content()));
    }

    @Override
    public Line fromForm(List<?> form) {
      return new Line(form.get(1));
    }
  }

  @Test
  void keysAreNotTold() {
    requireRefused(
        new HashMap<>(Map.of("secret", new ArrayList<>(Arrays.asList("secret", REFUSED)))),
        "; found at [value][1] of java.util.HashMap");
    requireRefused(new HashMap<>(Map.of(REFUSED, 1)), "; found at [key] of java.util.HashMap");
  }

  @Test
  void theValueItselfHasNoPlace() {
    requireRefused(REFUSED, "");
  }

  @Test
  void manyStepsEndWithTheLast() {
    Object value = REFUSED;
    for (int i = 0; i < 100; i++) {
      value = new ArrayList<>(List.of(value));
    }
    requireRefused(value, "; found at ..." + "[0]".repeat(12) + " of java.util.ArrayList");
  }

  @Test
  void whatIsInAFormIsInItsObject() {
    List<Line> lines = new ArrayList<>(List.of(new Line(REFUSED)));
    try (Codec codec = Providers.tiny().surrogate(new Lines(2)).build()) {
      assertThatThrownBy(() -> codec.forType(Object.class).encode(lines))
          .hasMessage(REFUSAL + "; found at [0][1] of java.util.ArrayList");
    }
  }

  @Test
  void whatCannotBeLookedThroughIsRefusedAllTheSame() {
    List<Line> lines = new ArrayList<>(List.of(new Line(REFUSED)));
    try (Codec codec = Providers.tiny().surrogate(new Lines(1)).build()) {
      assertThatThrownBy(() -> codec.forType(Object.class).encode(lines))
          .isExactlyInstanceOf(EncodeException.class)
          .hasMessage(REFUSAL)
          .hasSuppressedException(new IllegalStateException("asked again"));
    }
  }

  private static void requireRefused(Object value, String place) {
    try (Codec codec = Providers.tiny().build()) {
      assertThatThrownBy(() -> codec.forType(Object.class).encode(value))
          .isExactlyInstanceOf(EncodeException.class)
          .hasMessage(REFUSAL + place);
    }
  }
}
