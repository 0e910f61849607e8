package dev.polycodec.internal.shape;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class WireNamesTest {

  private static final WireNames NAMES = WireNames.of(Map.of("com.acme.Old", Renamed.class));

  static class Renamed {}

  enum Op {
    PLUS {}
  }

  @Test
  void implementationClassesShareOneName() {
    Class<?> one = List.of(1).getClass();
    Class<?> many = List.of(1, 2, 3).getClass();

    assertThat(NAMES.nameOf(one)).isEqualTo("java.util.List.of");
    assertThat(NAMES.nameOf(many)).isEqualTo("java.util.List.of");
    assertThat(NAMES.canonical(one)).isSameAs(NAMES.canonical(many));
    assertThat(NAMES.classOf("java.util.List.of")).isSameAs(NAMES.canonical(one));
  }

  @Test
  void anImplementationOfAPublicClassGoesByItsName() {
    assertThat(NAMES.nameOf(ZoneId.of("Europe/Paris").getClass())).isEqualTo("java.time.ZoneId");
    assertThat(NAMES.classOf("java.time.ZoneId")).isEqualTo(ZoneId.class);
  }

  @Test
  void aConstantWithABodyGoesByItsEnum() {
    assertThat(NAMES.nameOf(Op.PLUS.getClass())).isEqualTo(Op.class.getName());
    assertThat(NAMES.canonical(Op.PLUS.getClass())).isEqualTo(Op.class);
  }

  @Test
  void aRenamedClassKeepsItsOldNameInArraysToo() {
    assertThat(NAMES.nameOf(Renamed.class)).isEqualTo("com.acme.Old");
    assertThat(NAMES.nameOf(Renamed[][].class)).isEqualTo("[[Lcom.acme.Old;");
    assertThat(NAMES.classOf("com.acme.Old")).isEqualTo(Renamed.class);
    assertThat(NAMES.classOf("[[Lcom.acme.Old;")).isEqualTo(Renamed[][].class);
  }

  @Test
  void otherNamesStandForNothingHere() {
    for (String name :
        List.of(
            "",
            "[",
            "[[I",
            "[Lcom.acme.Old",
            "[L;",
            "L",
            Renamed.class.getName(),
            "java.lang.String")) {
      assertThat(NAMES.classOf(name)).as(name).isNull();
    }
    assertThat(NAMES.nameOf(int[][].class)).isEqualTo("[[I");
    assertThat(NAMES.nameOf(String[].class)).isEqualTo("[Ljava.lang.String;");
  }

  @Test
  void deepArraysAreNotMade() {
    assertThat(NAMES.classOf("[".repeat(8) + "Lcom.acme.Old;")).isNotNull();
    assertThat(NAMES.classOf("[".repeat(9) + "Lcom.acme.Old;")).isNull();
  }

  @Test
  void onlyApplicationClassesHaveAnOldNameAndOnlyOne() {
    assertThatThrownBy(() -> WireNames.of(Map.of("a", String.class)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("Only classes of the application can be renamed, not java.lang.String");
    assertThatThrownBy(() -> WireNames.of(Map.of("a", Renamed.class, "b", Renamed.class)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(Renamed.class.getName() + " can have only one old name");
  }
}
