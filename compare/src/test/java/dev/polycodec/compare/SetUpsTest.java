package dev.polycodec.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.Serializable;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("once")
class SetUpsTest {

  @Test
  void whatMustBeToldOfClassesIsToldOfThoseThatFieldsDeclare() {
    assertThat(UserClasses.of(Own.class, List.of()))
        .containsExactly(Own.class, Part.class, Integer.class, Other.class);
  }

  @Test
  void whatMustBeToldOfClassesIsToldOfThoseInOpenFields() {
    Open inner = new Open(new Map[] {Map.of("key", List.of(new Part(Map.of())))});
    Open outer = new Open(inner);

    assertThat(UserClasses.of(Open.class, List.of(outer, inner)))
        .containsExactly(Open.class, Object.class, Part.class, Integer.class, Other.class);
  }

  private record Open(Object content) implements Serializable {}

  /** A class with fields of all sorts. */
  private static final class Own implements Serializable {
    private static final long serialVersionUID = 1L;

    private @Nullable Set<Part> parts;
  }

  private record Part(Map<Integer, Other[]> others) implements Serializable {}

  private record Other(int number) implements Serializable {}
}
