package dev.polycodec.dubbo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class NarrowedTest {

  @Test
  void numbersAreWhatTheMethodDeclares() throws IOException {
    assertThat(Narrowed.to(byte.class, -7)).isEqualTo((byte) -7);
    assertThat(Narrowed.to(Short.class, 300)).isEqualTo((short) 300);
    assertThat(Narrowed.to(long.class, 1)).isEqualTo(1L);
    assertThat(Narrowed.to(float.class, (double) 1.1f)).isEqualTo(1.1f);
    assertThat(Narrowed.to(Object.class, 1)).isEqualTo(1);
    assertThat(Narrowed.to(char.class, "é")).isEqualTo('é');
    assertThat(Narrowed.to(Object.class, "é")).isEqualTo("é");
    assertThat(Narrowed.to(Long.class, null)).isNull();
  }

  @Test
  void numberThatDoesNotFitIsRefused() {
    assertThatThrownBy(() -> Narrowed.to(byte.class, 128))
        .isInstanceOf(IOException.class)
        .hasMessage("The message has a java.lang.Integer where byte is declared");
    assertThatThrownBy(() -> Narrowed.to(short.class, 1.5))
        .hasMessage("The message has a java.lang.Double where short is declared");
    assertThatThrownBy(() -> Narrowed.to(Byte.class, 7f))
        .hasMessage("The message has a java.lang.Float where java.lang.Byte is declared");
    assertThatThrownBy(() -> Narrowed.to(Character.class, "no"))
        .hasMessage("The message has a java.lang.String where java.lang.Character is declared");
    assertThatThrownBy(() -> Narrowed.to(String.class, 1))
        .hasMessage("The message has a java.lang.Integer where java.lang.String is declared");
  }
}
