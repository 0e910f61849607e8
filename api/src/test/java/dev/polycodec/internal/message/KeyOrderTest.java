package dev.polycodec.internal.message;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.LimitExceededException;
import dev.polycodec.Limits;
import dev.polycodec.internal.shape.ShapesImpl;
import dev.polycodec.internal.shape.WireNames;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** An order of the application's own need not tell apart what is not equal. */
class KeyOrderTest {

  /** Of an order that most tasks have in common, as by a date or a priority. */
  private static final class Task implements Comparable<Task> {

    private final int number;
    private final int hash;

    Task(int number, int hash) {
      this.number = number;
      this.hash = hash;
    }

    @Override
    public int compareTo(Task other) {
      return 0;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Task task && task.number == number;
    }

    @Override
    public int hashCode() {
      return hash;
    }
  }

  private final KeySteps steps =
      new KeySteps(
          ShapesImpl.create(List.of(), WireNames.of(Map.of()), List.of()),
          Limits.defaults().maxKeySteps());

  private final HashSet<Object> set = new HashSet<>();

  private void add(int count, boolean sameHash) {
    for (int i = 0; i < count; i++) {
      steps.add(1, set, new Task(i, sameHash ? 1 : i));
    }
  }

  @Test
  void keysOfOneHashThatTheirOwnOrderDoesNotTellApartAreCounted() {
    assertThatThrownBy(() -> add(12_000, true))
        .isExactlyInstanceOf(LimitExceededException.class)
        .hasMessageContaining("withMaxKeySteps");
  }

  @Test
  void keysOfManyHashesWithAnOrderOfTheirOwnAreCarried() {
    add(300_000, false);
    assertThat(set).isEmpty();
  }
}
