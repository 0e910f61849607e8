package dev.polycodec.internal.message;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.LimitExceededException;
import dev.polycodec.Limits;
import dev.polycodec.internal.shape.ShapesImpl;
import dev.polycodec.internal.shape.WireNames;
import java.text.ChoiceFormat;
import java.text.Format;
import java.text.MessageFormat;
import java.text.SimpleDateFormat;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class KeyWeightsTest {

  private static final ShapesImpl SHAPES =
      ShapesImpl.create(List.of(), WireNames.of(Map.of()), List.of());

  private final KeySteps steps = new KeySteps(SHAPES, Limits.defaults().maxKeySteps());
  private final KeyWeights weights = new KeyWeights(SHAPES, steps);

  @Test
  void formatsWithinFormatsAreCountedOnceForEachWayToThem() {
    assertThat(weights.of(nested(4))).isGreaterThan(16);
    refused(nested(20));
  }

  @Test
  void arraysWithinFormatsPayForTheirLength() {
    ChoiceFormat few = new ChoiceFormat(new double[] {1}, new String[] {"one"});
    ChoiceFormat many = new ChoiceFormat(new double[10_000], new String[10_000]);
    assertThat(weights.of(many) - weights.of(few)).isGreaterThan(20_000);
  }

  @Test
  void symbolsOfDatesPayForTheNamesOfTimeZonesThatTheyLoad() {
    Set<Object> keys = new HashSet<>();
    assertThatThrownBy(
            () -> Stream.of(Locale.getAvailableLocales()).limit(200).forEach(l -> add(keys, l)))
        .isExactlyInstanceOf(LimitExceededException.class);
    assertThat(keys).hasSizeBetween(50, 150);
  }

  private void add(Set<Object> keys, Locale locale) {
    steps.add(1, keys, new SimpleDateFormat("yyyy", locale));
    keys.add(locale);
  }

  private static Format nested(int depth) {
    Format nested = new ChoiceFormat("0#none");
    for (int i = 0; i < depth; i++) {
      MessageFormat around = new MessageFormat("{0}{0}", Locale.ROOT);
      around.setFormats(new Format[] {nested, nested});
      nested = around;
    }
    return nested;
  }

  private void refused(Format key) {
    assertThatThrownBy(() -> steps.add(1, new HashSet<>(), key))
        .isExactlyInstanceOf(LimitExceededException.class)
        .hasMessage(
            "The message holds keys that take more than 16777216 steps to hash and compare; raise"
                + " Limits.withMaxKeySteps if that is expected");
  }
}
