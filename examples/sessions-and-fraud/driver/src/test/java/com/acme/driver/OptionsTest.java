package com.acme.driver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class OptionsTest {

  @Test
  void haveDefaults() {
    assertThat(Options.parse()).isEqualTo(new Options(60, 60, 2, "kryo", "fst", null));
    assertThat(Options.parse("--rate=7", "--to=jdk"))
        .isEqualTo(new Options(60, 7, 2, "kryo", "jdk", null));
  }

  @Test
  void refuseWhatTheyDoNotKnow() {
    assertThatThrownBy(() -> Options.parse("--rat=7")).hasMessage("There is no option --rat=7");
    assertThatThrownBy(() -> Options.parse("--rate=much"))
        .hasMessage("--rate is a number from 1 to 99999, not much");
  }
}
