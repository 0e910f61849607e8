package dev.polycodec.tck.evolution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** What a reader got is right, less than all, known to be wrong, or fails the kit. */
class SchemaCaseTest {

  private static final SchemaCase CHANGE =
      SchemaCase.newer("int → long", Specimen.of("Types", "value", 7L), "{value=7}").orLost("{}");

  @Test
  void theSameValueIsRead() {
    assertThat(CHANGE.outcome("{value=7}", null)).isEqualTo(Outcome.READ);
    assertThat(CHANGE.withDefault().outcome("{value=7}", null)).isEqualTo(Outcome.DEFAULT);
  }

  @Test
  void lessOfTheValueIsALoss() {
    assertThat(CHANGE.outcome("{}", null)).isEqualTo(Outcome.LOST);
  }

  @Test
  void anotherValueIsMisreadIfTheModuleSaysSo() {
    assertThat(CHANGE.outcome("{value=8}", "{value=8}")).isEqualTo(Outcome.MISREAD);
    assertThat(CHANGE.outcome("{}", "{}")).isEqualTo(Outcome.MISREAD);
  }

  @Test
  void anyOtherValueFailsTheKit() {
    for (String misread : new String[] {null, "{value=9}"}) {
      assertThatThrownBy(() -> CHANGE.outcome("{value=8}", misread))
          .isInstanceOf(AssertionError.class)
          .hasMessageContaining("Silently wrong: Specimen[type=Types, fields={value=7}]")
          .hasMessageContaining("{value=8}");
    }
  }

  @Test
  void everyChangeHasALineOfItsOwn() {
    assertThat(SchemaChanges.ALL).extracting(SchemaCase::title).doesNotHaveDuplicates();
  }
}
