package dev.polycodec.internal.message;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class FormClassTest {

  @Test
  void onlyWhatLooksAtItsContentHasItsKeysCounted() {
    assertThat(keyed(Set.of(1).getClass(), TreeMap.class, Comparator.naturalOrder().getClass()))
        .containsOnly(true);
    assertThat(
            keyed(Optional.class, List.of(1).getClass(), EnumSet.class, CopyOnWriteArrayList.class))
        .containsOnly(false);
  }

  @Test
  void aFormAroundAnArrayIsTheArray() {
    Object[] inner = {};
    Object[] around = {inner};
    assertThat(FormClass.of(EnumSet.class).copied(around)).isSameAs(inner);
    assertThat(FormClass.of(Optional.class).copied(around)).isSameAs(around);
  }

  private static Stream<Boolean> keyed(Class<?>... types) {
    return Stream.of(types).map(type -> FormClass.of(type).keyed());
  }
}
