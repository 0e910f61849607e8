package dev.polycodec.internal.shape;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ClassCacheTest {

  private record Name(char first) {}

  /** Else the collector would take the second, of which the cache is no owner. */
  @Test
  void classesWithEqualValuesHaveOneOfThem() {
    ClassCache<Name> names = new ClassCache<>(type -> new Name(type.getSimpleName().charAt(0)));
    assertThat(names.get(String.class)).isSameAs(names.get(Short.class));
  }
}
