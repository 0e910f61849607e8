package dev.polycodec.forms.kotlin;

import static dev.polycodec.spi.SurrogateProvider.form;
import static dev.polycodec.spi.SurrogateProvider.part;
import static dev.polycodec.spi.SurrogateProvider.require;

import dev.polycodec.Surrogate;
import java.util.List;
import java.util.function.Function;
import kotlin.ranges.CharProgression;
import kotlin.ranges.CharRange;
import kotlin.ranges.IntProgression;
import kotlin.ranges.IntRange;
import kotlin.ranges.LongProgression;
import kotlin.ranges.LongRange;
import org.jspecify.annotations.Nullable;

/** Ranges and progressions, which must come to an end: the step is not 0, the last one is met. */
final class RangeForms {

  private RangeForms() {}

  static List<Surrogate<?, ?>> all() {
    return List.of(
        form(
            IntProgression.class,
            Object[].class,
            (IntProgression p) -> new Object[] {p.getFirst(), p.getLast(), p.getStep()},
            a ->
                same(
                    IntProgression.Companion.fromClosedRange(
                        part(a, 0, 3, Integer.class),
                        part(a, 1, 3, Integer.class),
                        part(a, 2, 3, Integer.class)),
                    IntProgression::getLast,
                    a[1])),
        form(
            IntRange.class,
            Object[].class,
            (IntRange r) -> new Object[] {r.getFirst(), r.getLast()},
            a -> new IntRange(part(a, 0, 2, Integer.class), part(a, 1, 2, Integer.class))),
        form(
            LongProgression.class,
            Object[].class,
            (LongProgression p) -> new Object[] {p.getFirst(), p.getLast(), p.getStep()},
            a ->
                same(
                    LongProgression.Companion.fromClosedRange(
                        part(a, 0, 3, Long.class),
                        part(a, 1, 3, Long.class),
                        part(a, 2, 3, Long.class)),
                    LongProgression::getLast,
                    a[1])),
        form(
            LongRange.class,
            Object[].class,
            (LongRange r) -> new Object[] {r.getFirst(), r.getLast()},
            a -> new LongRange(part(a, 0, 2, Long.class), part(a, 1, 2, Long.class))),
        form(
            CharProgression.class,
            Object[].class,
            (CharProgression p) -> new Object[] {p.getFirst(), p.getLast(), p.getStep()},
            a ->
                same(
                    CharProgression.Companion.fromClosedRange(
                        part(a, 0, 3, Character.class),
                        part(a, 1, 3, Character.class),
                        part(a, 2, 3, Integer.class)),
                    CharProgression::getLast,
                    a[1])),
        form(
            CharRange.class,
            Object[].class,
            (CharRange r) -> new Object[] {r.getFirst(), r.getLast()},
            a -> new CharRange(part(a, 0, 2, Character.class), part(a, 1, 2, Character.class))));
  }

  /** Refuses a progression whose last number is not the one that was written. */
  private static <P> P same(P progression, Function<P, Object> last, @Nullable Object written) {
    require(last.apply(progression).equals(written));
    return progression;
  }
}
