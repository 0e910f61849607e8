package dev.polycodec.internal.message;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.Character.UnicodeScript;
import java.text.CompactNumberFormat;
import java.text.MessageFormat;
import java.util.EnumMap;
import java.util.EnumSet;
import org.junit.jupiter.api.Test;

class FootprintTest {

  private static final int CONSTANTS = UnicodeScript.values().length;

  @Test
  void emptyMapsOfAnEnumHaveAPlaceForEachConstant() {
    Object[] form = {new UnicodeScript[0], new Object[0]};
    assertThat(ofCopy(EnumMap.class, form)).isEqualTo(4L * CONSTANTS);
  }

  @Test
  void emptySetsOfAnEnumHaveABitForEachConstant() {
    Object[] form = {new UnicodeScript[0]};
    assertThat(ofCopy(EnumSet.class, form)).isEqualTo(CONSTANTS / 8);
  }

  @Test
  void anArrayOfAnyConstantsIsOfNoEnum() {
    assertThat(ofCopy(EnumSet.class, new Object[] {new Enum<?>[0]})).isZero();
  }

  @Test
  void formatsPayForThePatternsThatTheyParse() {
    Object[] parts = {"0".repeat(100), new String[10], null};
    assertThat(ofCopy(CompactNumberFormat.class, parts)).isEqualTo(4 * 100 + 10 * 1_024);
    assertThat(ofCopy(MessageFormat.class, parts)).isEqualTo(4 * 100 + 10 * 8);
  }

  private static long ofCopy(Class<?> type, Object[] form) {
    FormClass known = FormClass.of(type);
    return Footprint.ofCopy(type, known, known.copied(form));
  }
}
