package dev.polycodec.fst.plain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class PositionsTest {

  @Test
  void eachObjectIsFoundByItsPosition() {
    Positions<Integer> positions = new Positions<>();
    for (int message = 0; message < 50; message++) {
      Random random = new Random(message);
      Map<Integer, Integer> expected = new HashMap<>();
      for (int i = random.nextInt(3000); i > 0; i--) {
        int position = random.nextInt(10_000);
        positions.put(position, i);
        expected.put(position, i);
      }
      for (int position = -10; position < 10_010; position++) {
        assertThat(positions.get(position)).isEqualTo(expected.get(position));
      }
      assertThat(positions.size()).isEqualTo(expected.size());
      positions.clear();
    }
  }

  @Test
  void nothingOfAMessageIsThereInTheNext() {
    Positions<String> positions = new Positions<>();
    for (int i = 0; i < 2000; i++) {
      positions.put(7 * i, "secret");
    }
    positions.clear();
    positions.put(1, "own");
    positions.clear();
    assertThat(positions.size()).isZero();
    for (int i = 0; i < 14_000; i++) {
      assertThat(positions.get(i)).isNull();
    }
  }
}
