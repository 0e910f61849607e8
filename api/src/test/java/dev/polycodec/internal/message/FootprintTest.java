package dev.polycodec.internal.message;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.Character.UnicodeScript;
import java.util.EnumMap;
import java.util.EnumSet;
import org.junit.jupiter.api.Test;

class FootprintTest {

  private static final int CONSTANTS = UnicodeScript.values().length;

  @Test
  void emptyMapsOfAnEnumHaveAPlaceForEachConstant() {
    Object[] form = {new UnicodeScript[0], new Object[0]};
    assertThat(Footprint.ofCopy(EnumMap.class, form)).isEqualTo(4L * CONSTANTS);
  }

  @Test
  void emptySetsOfAnEnumHaveABitForEachConstant() {
    Object[] form = {new UnicodeScript[0]};
    assertThat(Footprint.ofCopy(EnumSet.class, form)).isEqualTo(CONSTANTS / 8);
  }

  @Test
  void anArrayOfAnyConstantsIsOfNoEnum() {
    assertThat(Footprint.ofCopy(EnumSet.class, new Object[] {new Enum<?>[0]})).isZero();
  }
}
